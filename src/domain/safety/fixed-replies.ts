import { carefulReplyTo, replyToDanger, replyToSafety } from './careful-replies.ts'
import type { Danger } from './danger-state.ts'
import { type Guarded, guardedIn } from './guarded-questions.ts'
import type { RiskOfText } from './risk/risk-of-text.ts'

/**
 * For words that may be heavy and name no danger: each is as true where they were taken too gravely. At most one question each, nothing of the
 * person's words taken up, nothing argued.
 */
const heavyReplies = [
  'I cannot tell from words alone how heavy that is. If it weighs on you, say more, as slowly as you like. If it does not, just go on.',
  'I may be taking that more gravely than you meant it. If so, go on as you were.\n\nIf not, how is today for you?',
  'However you mean that, it can stay here as it is. If it is ever more than you can carry alone, please tell somebody who can sit with you.',
  'I am a program and have only the words to go by, so I would rather ask than guess.\n\nIs there more behind that?',
  'Thank you for telling me. It may be a small thing or a large one, and you need not make it sound better or worse here.\n\nWhat is it like right now?',
] as const

/** For words whose writer said that they were about something else. */
const misreadReply =
  'All right, then I took it wrongly. Tell me what it was about, and I will go on from there.'

const ofBodies: ReadonlySet<Guarded | null> = new Set<Guarded>(['medicine', 'driving', 'pregnancy', 'body'])
const yesOrNo =
  /^(?:(?:so|and|but|hi|please)[, ]+)?(?:would|can|could|should|is|are|may|do|does) (?:it|i|that|my|there)\b/i

/** "Would it be bad to take my meds at night?": it has fixed words of its own, which say who can judge it. */
const isForADoctor = (message: string): boolean =>
  yesOrNo.test(message.trim()) && ofBodies.has(guardedIn(message))

interface Weighed {
  readonly message: string
  /** How grave it is. */
  readonly risk: RiskOfText
  /** Its writer said that it was about something else. */
  readonly isMeantOtherwise: boolean
  /** What was answered in this talk before: heavy words are not met by the same sentence twice while another is left. */
  readonly replies: readonly string[]
  /** Whether the talk was in danger without the message, and is with it. */
  readonly before: Danger | null
  readonly now: Danger | null
}

/** The words that alone may answer a heavy message, or any message as long as a talk is in danger; null where none have to. */
export function fixedReplyTo({
  message,
  risk: { level, language },
  isMeantOtherwise,
  replies,
  before,
  now,
}: Weighed): string | null {
  if (level === 2 && !isMeantOtherwise) return replyToDanger(language)
  if (now) return carefulReplyTo(message, replies, now.language)
  if (before && level < 2) return replyToSafety(before.language)
  if (level === 0) return null
  if (isMeantOtherwise) return misreadReply
  if (isForADoctor(message)) return null
  const times = (reply: string): number => replies.filter((one) => one === reply).length
  return [...heavyReplies].sort((one, other) => times(one) - times(other))[0] ?? heavyReplies[0]
}
