import { asksForPlan } from '#domain/companion/plans/asked-plan.ts'
import { kindByMeaning, type MeantKind } from '#domain/companion/replies/kind-by-meaning.ts'
import { kindOf, type MessageKind } from '#domain/companion/replies/message-kind.ts'
import type { Overruling } from '#domain/companion/replies/reply.ts'
import { type JournalQuestion, questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { inPlainEnglish } from '#domain/companion/retrieval/plain-english.ts'
import { statementsIn } from '#domain/companion/retrieval/statements.ts'
import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import { words } from '#domain/text/text.ts'
import type { Store } from '#vault/store/store.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import { vectorOf } from './asked-by-meaning.ts'

/** How likely a kind has to be. */
const sureFrom = 0.6
/** Where more or less than that is asked: a look-up for what was told costs little. */
const surer: Readonly<Partial<Record<MeantKind, number>>> = { journal: 0.5, harsh: 0.85, plan: 0.8 }
/** What rules take for a question of the world. */
const sureOfPages = 0.85
/** What rules know by its words is left to them. */
const overruled: ReadonlySet<MessageKind> = new Set<MessageKind>([
  ...(['telling', 'word', 'past', 'factual', 'worldly', 'advice'] as const),
])

/** True where rules take a message for told, or for a question, and know nothing better of it. */
export function mayBeMeantElse(message: string): boolean {
  const all = words(message)
  return (
    all.length > 0 &&
    overruled.has(kindOf(message, all)) &&
    !asksForPlan(message) &&
    guardedIn(inPlainEnglish(message)) === null
  )
}

/** What a message is by its meaning, where that is sure and rules took it for something else; null else, for what may be grave, and where meaning is not known in time. */
export async function meantIn(
  store: Store,
  message: string,
  ruled: JournalQuestion | null,
): Promise<Overruling | null> {
  if (!mayBeMeantElse(message) || (await riskReader()).riskOf(message).level > 0) return null
  const vector = await vectorOf(store, message)
  if (!vector) return null
  const { kind, chance } = kindByMeaning(vector, message)
  if (kind === 'told' || kind === 'foreign' || (kind === 'journal' && ruled?.isPlain)) return null
  const isWorldly = kindOf(message, words(message)) === 'worldly'
  const least = isWorldly ? (kind === 'journal' ? sureOfPages : 1) : (surer[kind] ?? sureFrom)
  return chance > least ? kind : null
}

/** A message of so few words asks as a whole. */
const fewWords = 14

/** Of a message that meaning takes for a question to the journal, the statement that asks most likely; the whole message where it is short, and where none says what it is about. */
export async function askedIn(store: Store, message: string): Promise<string> {
  if (words(message).length <= fewWords) return message
  const telling = statementsIn(message).filter(({ text }) => tellingWords(text).length > 1)
  const asking = await Promise.all(
    telling.map(async ({ text }) => {
      const vector = await vectorOf(store, text)
      const found = vector && kindByMeaning(vector, text)
      return { text, chance: found?.kind === 'journal' ? found.chance : 0 }
    }),
  )
  const [best] = asking.toSorted((a, b) => b.chance - a.chance)
  return best && best.chance > 0 ? best.text : message
}

/** The question that a message asks the journal where meaning says that it does; `asked`: the part of it that asks. */
export function meantQuestion(
  asked: string,
  ruled: JournalQuestion | null,
  context: ReadingContext,
): JournalQuestion {
  const mark = asked.trim().endsWith('?') ? '' : '?'
  const cued = ruled ?? questionIn(`Remind me ${asked.trim()}${mark}`, context)
  const bare = { kind: 'recall', about: asked, period: null, periodWords: null } as const
  const known = cued ?? { ...bare, isOfTalk: false, isYesOrNo: false }
  return { ...known, asked: ruled?.asked ?? asked, isPlain: true, isDoubtful: false, isMeant: true }
}
