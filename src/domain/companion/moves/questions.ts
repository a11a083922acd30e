import type { AiInterest } from '#domain/account/onboarding-choices.ts'
import type { Turn } from '../replies/reply.ts'
import { toneOf } from '../replies/tone.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { doubtKinds } from './doubt-kinds.ts'
import { isGrave } from './grave.ts'
import type { AskingMode, QuestionKind } from './question-kind.ts'
import { joyKinds, saidKinds } from './said-kinds.ts'

/** Whether somebody thanks or takes leave, and nothing else. */
const closes =
  /^(?:(?:ok(?:ay)?|right|well|good|fine|ah|oh|many|so),? ){0,3}(?:thanks?|thank you|thx|ta|cheers|good ?night|night|nighty|bye|goodbye|sleep well|off to bed|that (?:helped|was (?:good|kind|nice|kindly))|I am obliged|much obliged)\b/iu
const closingAtMost = 80
/** A longer message tells of many things, and nobody can say which of them is to be asked about; of a shorter one the last sentences count. */
const longest = 320
const sentencesRead = 3
/** Said with a laugh: nothing of it is doubted. */
const playful = /!|\b(?:lol|lmao|rofl|haha\p{L}*|hehe|omg|jk|kidding|joking)\b|[😂🤣😅😜]/iu

/** Asked about a line that was found, of whoever chose Memory Context. */
const aboutLine = [
  'What would you say to the person who wrote that line?',
  'What has happened to it since?',
  'What do you know now that you did not know when you wrote it?',
] as const

/** What a question is asked about. */
export interface Asking {
  readonly message: string
  readonly turns: readonly Turn[]
  readonly interests: readonly AiInterest[]
  /** A line of theirs stands above it. */
  readonly hasLine: boolean
}

const isAsked = (turns: readonly Turn[], question: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && content.includes(question))

/** Whether it is no time for a question: something grave or long was told, or somebody takes leave. */
const isStill = (message: string): boolean =>
  message.length > longest ||
  isGrave(message) ||
  (message.length <= closingAtMost && closes.test(message.trim()))

/** One question that is tied to the message; null where none fits that was not asked in this talk before. */
export function questionAbout(mode: AskingMode, asking: Asking): string | null {
  const { message, turns, interests, hasLine } = asking
  if (isStill(message)) return null
  const isDoubted = toneOf(message) !== 'light' && !playful.test(message)
  if (mode === 'challenge') return firstOf(isDoubted ? [...doubtKinds, ...told] : joyKinds, mode, asking)
  const kinds = isDoubted ? [...told, ...doubtKinds] : told
  if (mode === 'plan') return firstOf(kinds, mode, asking)
  if (toneOf(message) === 'heavy')
    return firstOf(
      kinds.filter(({ isOfHeavy }) => isOfHeavy),
      mode,
      asking,
    )
  const ofLine =
    hasLine && interests.includes('memory_context')
      ? aboutLine.find((question) => !isAsked(turns, question))
      : undefined
  if (ofLine) return ofLine
  const isWanted = ({ interest }: QuestionKind): boolean =>
    interest !== undefined && interests.includes(interest)
  const ordered = [...kinds.filter(isWanted), ...kinds.filter((kind) => !isWanted(kind))]
  return firstOf(ordered, mode, asking)
}

const isAskedIn = (mode: AskingMode, { modes }: QuestionKind): boolean => modes?.includes(mode) ?? true

/** What is told is asked about, and not what is asked. */
function firstOf(
  kinds: readonly QuestionKind[],
  mode: AskingMode,
  { message, turns }: Asking,
): string | null {
  const plain = statementsIn(message)
    .slice(-sentencesRead)
    .filter(({ text }) => !text.endsWith('?'))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
  for (const kind of kinds) {
    const match = isAskedIn(mode, kind) ? kind.pattern.exec(plain) : null
    if (!match || kind.except?.test(plain)) continue
    const taken = match.slice(1).find(Boolean) ?? ''
    const it = kind.pattern.flags.includes('i') ? taken.toLowerCase() : taken
    const fresh = kind.questions
      .map((question) => question.replace('{it}', it))
      .find((question) => !isAsked(turns, question))
    if (fresh) return fresh
  }
  return null
}

const told: readonly QuestionKind[] = [...joyKinds, ...saidKinds]
const askedIn = (mode: AskingMode): readonly QuestionKind[] =>
  [...told, ...doubtKinds].filter((kind) => isAskedIn(mode, kind))

/** Every class by the mode that asks it, for those who review them. */
export const library = {
  ask: askedIn('ask'),
  plan: askedIn('plan'),
  challenge: askedIn('challenge'),
  line: aboutLine,
} as const
