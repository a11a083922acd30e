import type { AiInterest } from '#domain/account/onboarding-choices.ts'
import type { Turn } from '../replies/reply.ts'
import { toneOf } from '../replies/tone.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { doubtKinds } from './doubt-kinds.ts'
import { isGrave } from './grave.ts'
import { joyKinds, lastKinds, lifeKinds } from './life-kinds.ts'
import { peopleKinds } from './people-kinds.ts'
import type { QuestionKind } from './question-kind.ts'
import { saidKinds } from './said-kinds.ts'

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

export type AskingMode = 'ask' | 'challenge' | 'plan'

/** One question that is tied to the message, or in Ask to the line beside it; null where none fits that was not asked in this talk before. */
export function questionAbout(mode: AskingMode, asking: Asking): string | null {
  const { message, turns, interests, hasLine } = asking
  if (isStill(message)) return null
  const tone = toneOf(message)
  if (mode === 'plan') return firstOf(planKinds, mode, asking)
  if (mode === 'challenge') return firstOf(tone === 'light' ? joyKinds : challengeKinds, mode, asking)
  if (tone === 'heavy') return firstOf(heavyKinds, mode, asking)
  const ofLine = hasLine ? (aboutLine.find((question) => !isAsked(turns, question)) ?? null) : null
  if (ofLine && interests.includes('memory_context')) return ofLine
  const isWanted = ({ interest }: QuestionKind): boolean =>
    interest !== undefined && interests.includes(interest)
  const ordered = [...askKinds.filter(isWanted), ...askKinds.filter((kind) => !isWanted(kind))]
  const near = firstOf(ordered, mode, asking) ?? ofLine
  if (near) return near
  const isSpent = lastKinds.some((kind) =>
    questionsOf(kind, mode).some((question) => isAsked(turns, question)),
  )
  return isSpent ? null : firstOf(lastKinds, mode, asking)
}

const questionsOf = (kind: QuestionKind, mode: AskingMode): readonly string[] =>
  (kind[mode] ?? kind.every ?? '').split(/(?<=\?) /).filter(Boolean)

/** What is told is asked about, and not what is asked. */
function firstOf(
  kinds: readonly QuestionKind[],
  mode: AskingMode,
  { message, turns }: Asking,
): string | null {
  const told = statementsIn(message).filter(({ text }) => !text.endsWith('?'))
  const plain = told
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
  for (const kind of kinds) {
    const questions = questionsOf(kind, mode)
    const match = questions.length > 0 ? kind.pattern.exec(plain) : null
    if (!match || kind.except?.test(plain)) continue
    const taken = match.slice(1).find(Boolean) ?? ''
    const it = kind.pattern.flags.includes('i') ? taken.toLowerCase() : taken
    const fresh = questions
      .map((question) => question.replace('{it}', it))
      .find((question) => !isAsked(turns, question))
    if (fresh) return fresh
  }
  return null
}

const askKinds: readonly QuestionKind[] = [
  ...joyKinds,
  ...saidKinds,
  ...peopleKinds,
  ...doubtKinds,
  ...lifeKinds,
]
const heavyKinds = askKinds.filter(({ isOfHeavy }) => isOfHeavy)
const planKinds: readonly QuestionKind[] = [...saidKinds, ...lifeKinds, ...peopleKinds, ...joyKinds]
const challengeKinds: readonly QuestionKind[] = [
  ...doubtKinds,
  ...saidKinds,
  ...peopleKinds,
  ...joyKinds,
  ...lifeKinds,
]

const inMode = (mode: AskingMode, kinds: readonly QuestionKind[]) =>
  kinds.flatMap((kind) => {
    const questions = questionsOf(kind, mode)
    return questions.length > 0 ? [{ ...kind, questions }] : []
  })

/** Every class by the mode that asks it, and what is asked about a line, for those who review them. */
export const library = {
  ask: [...inMode('ask', askKinds), ...inMode('ask', lastKinds)],
  plan: inMode('plan', planKinds),
  challenge: inMode('challenge', challengeKinds),
  line: aboutLine,
} as const
