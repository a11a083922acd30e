import { asksForPlan } from '#domain/companion/plans/asked-plan.ts'
import { kindByMeaning, type MeantKind, meantKinds } from '#domain/companion/replies/kind-by-meaning.ts'
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
const surer: Readonly<Partial<Record<MeantKind, number>>> = {
  journal: 0.5,
  harsh: 0.85,
  plan: 0.8,
  plea: 0.8,
}
/** What tells, and wants nothing. */
const tells: ReadonlySet<MeantKind> = new Set(['wry', 'joy', 'weary', 'told', 'harsh', 'foreign'])
/** How likely it has to be that anything is wanted, for the likeliest of it to be answered. */
const wantedFrom = 0.7
/** How likely what is said last has to ask the journal, after what else was told. */
const lastAsksFrom = 0.8
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
  const whole = kindByMeaning(vector, message)
  if (kindOf(message, words(message)) === 'worldly')
    return whole.kind === 'journal' && whole.chance > sureOfPages && !ruled?.isPlain ? 'journal' : null
  const sure = sureKind(whole)
  const kind = sure && !tells.has(sure) ? sure : (await lastAsks(store, message)) ? 'journal' : sure
  return kind === 'told' || kind === 'foreign' || (kind === 'journal' && ruled?.isPlain) ? null : kind
}

type Found = ReturnType<typeof kindByMeaning>

/** The kind that is likely enough, or the likeliest of what may be wanted where something surely is; null for none. */
function sureKind({ kind, chance, chances }: Found): MeantKind | null {
  if (chance > (surer[kind] ?? sureFrom)) return kind
  const wanted = meantKinds.flatMap((one, at) =>
    tells.has(one) || one === 'plea' ? [] : [{ one, chance: chances[at] as number }],
  )
  if (wanted.reduce((sum, each) => sum + each.chance, 0) <= wantedFrom) return null
  return wanted.reduce((best, each) => (each.chance > best.chance ? each : best)).one
}

/** Whether the journal is asked in what stands last, whatever was told before. */
async function lastAsks(store: Store, message: string): Promise<boolean> {
  const statements = statementsIn(message)
  const last = statements.length > 1 ? statements.at(-1)?.text : undefined
  const vector = last === undefined ? null : await vectorOf(store, last)
  if (last === undefined || !vector) return false
  const { kind, chance } = kindByMeaning(vector, last)
  return kind === 'journal' && chance > lastAsksFrom
}

/** A message of so few words asks as a whole; of a longer one so many statements are weighed, the last. */
const [fewWords, mostStatements] = [14, 6]

/** Of a message that meaning takes for a question to the journal, the statement that asks most likely; the whole message where it is short, and where none says what it is about. */
export async function askedIn(store: Store, message: string): Promise<string> {
  if (words(message).length <= fewWords) return message
  const telling = statementsIn(message)
    .filter(({ text }) => tellingWords(text).length > 1)
    .slice(-mostStatements)
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
