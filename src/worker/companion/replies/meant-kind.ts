import { asksForPlan } from '#domain/companion/plans/asked-plan.ts'
import { kindByMeaning } from '#domain/companion/replies/kind-by-meaning.ts'
import { kindOf } from '#domain/companion/replies/message-kind.ts'
import { passingKind } from '#domain/companion/replies/passing-words.ts'
import { type Overruling, overrulings } from '#domain/companion/replies/reply.ts'
import { type JournalQuestion, questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { inPlainEnglish } from '#domain/companion/retrieval/plain-english.ts'
import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import { words } from '#domain/text/text.ts'
import type { Store } from '#vault/store/store.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import { vectorOf } from './asked-by-meaning.ts'

/** Whoever wishes for something asks for no plan yet; a question to the journal is seldom taken for one wrongly. */
const sureFrom = { journal: 0.6, world: 0.8, body: 0.8, companion: 0.8, harsh: 0.85, plan: 0.9 } as const
/** What rules take for a question of the world. */
const sureOfPages = 0.85
/** In a longer message a question is part of a story. */
const mostWords = 30
const overruled: ReadonlySet<string> = new Set(['telling', 'word', 'past', 'factual', 'worldly'])

/** True where rules take a message for told, or for a question to the journal, and know nothing better of it. A plain question with more said around it is theirs. */
export function mayBeMeantElse(message: string, ruled: JournalQuestion | null): boolean {
  const all = words(message)
  return (
    all.length <= mostWords &&
    (!ruled?.isPlain || ruled.asked === message) &&
    overruled.has(kindOf(message, all)) &&
    !asksForPlan(message) &&
    passingKind(message) === null &&
    guardedIn(inPlainEnglish(message)) === null
  )
}

/** What a message is by its meaning, where that is sure and rules took it for something else; null else, for what may be grave, and where meaning is not known in time. */
export async function meantIn(
  store: Store,
  message: string,
  ruled: JournalQuestion | null,
): Promise<Overruling | null> {
  if (!mayBeMeantElse(message, ruled) || (await riskReader()).riskOf(message).level > 0) return null
  const vector = await vectorOf(store, message)
  if (!vector) return null
  const { kind, chance } = kindByMeaning(vector, message)
  const meant = overrulings.find((one) => one === kind)
  if (!meant || (meant === 'journal' && ruled?.isPlain)) return null
  const isWorldly = kindOf(message, words(message)) === 'worldly'
  if (isWorldly) return meant === 'journal' && chance > sureOfPages ? meant : null
  return chance > sureFrom[meant] ? meant : null
}

/** The question that a message asks the journal where meaning says that it does. */
export function meantQuestion(
  message: string,
  ruled: JournalQuestion | null,
  context: ReadingContext,
): JournalQuestion {
  const mark = message.trim().endsWith('?') ? '' : '?'
  const cued = ruled ?? questionIn(`Remind me ${message.trim()}${mark}`, context)
  const bare = { kind: 'recall', about: message, period: null, periodWords: null } as const
  const known = cued ?? { ...bare, isOfTalk: false, isYesOrNo: false }
  return { ...known, asked: ruled?.asked ?? message, isPlain: true, isDoubtful: false, isMeant: true }
}
