import type { AiInterest } from '#domain/account/onboarding-choices.ts'
import type { Turn } from '../replies/reply.ts'
import { toneOf } from '../replies/tone.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { saidKinds } from './ask-kinds.ts'
import { lifeKinds } from './ask-life.ts'
import { firstTellingKinds, lastTellingKinds } from './ask-telling.ts'
import { challengeKinds } from './challenge-kinds.ts'
import { isGrave } from './grave.ts'
import type { QuestionKind } from './question-kind.ts'
import { stepKinds } from './step-kinds.ts'

/** Asked about a line that was found, where the message itself gives no question. */
const aboutLine = [
  'What would you say to the person who wrote that line?',
  'What has happened to it since?',
  'What do you know now that you did not know when you wrote it?',
] as const

/** Whether somebody thanks or takes leave, and nothing else. */
const closes =
  /^(?:(?:ok(?:ay)?|right|well|good|fine|ah|oh|many|so),? ){0,3}(?:thanks?|thank you|thx|ta|cheers|good ?night|night|nighty|bye|goodbye|sleep well|off to bed|that (?:helped|was (?:good|kind|nice|kindly))|I am obliged|much obliged)\b/iu
const closingAtMost = 80

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

/** Whether it is no time for a question: something grave was told, or somebody takes leave. */
const isStill = (message: string): boolean =>
  isGrave(message) || (message.length <= closingAtMost && closes.test(message.trim()))

/** Ask: one question that is tied to the message, or to the line beside it; null where none fits that was not asked in this talk before. */
export function questionAbout(asking: Asking): string | null {
  const { message, turns, interests, hasLine } = asking
  if (isStill(message)) return null
  const ofLine = hasLine ? (aboutLine.find((question) => !isAsked(turns, question)) ?? null) : null
  if (ofLine && interests.includes('memory_context')) return ofLine
  const isWanted = ({ interest }: QuestionKind): boolean =>
    interest !== undefined && interests.includes(interest)
  const ordered = [...nearKinds.filter(isWanted), ...nearKinds.filter((kind) => !isWanted(kind))]
  return firstOf(ordered, asking) ?? ofLine ?? firstOf(lastTellingKinds, asking)
}

/** Plan, where nothing is wished: one question that leads to a step; null where none fits. */
export const stepQuestion = (asking: Asking): string | null =>
  isStill(asking.message) ? null : firstOf(stepKinds, asking)

/** Challenge, where no page disagrees: one question of a friend who doubts; null where none fits, and for a joy. */
export const challengeQuestion = (asking: Asking): string | null =>
  isStill(asking.message) || toneOf(asking.message) === 'light' ? null : firstOf(challengeKinds, asking)

/** What is told is asked about, and not what is asked. */
function firstOf(kinds: readonly QuestionKind[], { message, turns }: Asking): string | null {
  const told = statementsIn(message).filter(({ text }) => !text.endsWith('?'))
  const plain = told
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
  for (const { pattern, except, questions } of kinds) {
    const match = pattern.exec(plain)
    if (!match || except?.test(plain)) continue
    const taken = match.slice(1).find(Boolean) ?? ''
    const it = pattern.flags.includes('i') ? taken.toLowerCase() : taken
    const fresh = questions
      .map((question) => question.replace('{it}', it))
      .find((question) => !isAsked(turns, question))
    if (fresh) return fresh
  }
  return null
}

const nearKinds: readonly QuestionKind[] = [...firstTellingKinds, ...saidKinds, ...lifeKinds]

/** Every class by the mode that asks it, and what is asked about a line, for those who review them. */
export const library = {
  ask: [...nearKinds, ...lastTellingKinds],
  plan: stepKinds,
  challenge: challengeKinds,
  line: aboutLine,
} as const
