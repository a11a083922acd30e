import { carefulReplyTo, replyToDanger, replyToSafety } from './careful-replies.ts'
import type { Danger } from './danger-state.ts'
import { type Guarded, guardedIn, isUrgent } from './guarded-questions.ts'
import type { RiskOfText } from './risk/risk-of-text.ts'
import { saysSafe } from './word-of-safety.ts'

/**
 * For words that may be heavy and name no danger: each fits a grief and a word about the weather alike, and says nothing of
 * how heavy they are. At most one question each, nothing of the person's words taken up, nothing argued.
 */
const heavyReplies = [
  'There is no hurry here. Would you like to say more?',
  'I am listening. How is today for you?',
  'That can stay here as you said it. If there is somebody you like to talk to, they may want to hear it too.',
  'I hear you. Say as much or as little as you like, here or to somebody close to you.',
] as const

/** For what somebody says that they never told before. */
const confidedReply = 'Thank you for telling me. If there is more to it, take your time.'
const confides =
  /(?:\b(?:never|not|nobody|no one|first (?:time|person)|only (?:one|person))|n['’]?t)\b[^.!?]{0,40}\b(?:t(?:old|ell|elling)|sa(?:id|y|ying)|admit\p{L}*|confess\p{L}*|knows?) (?:th(?:is|at|ese)|it|any ?(?:body|one|thing)|a (?:soul|living soul)|any of (?:this|it)|(?:about )?this)\b|\b(?:nobody|no one) (?:else )?knows\b|\bI (?:have to|need to|must) (?:confess|tell (?:some ?(?:body|one)|you something))\b/iu

/** For words whose writer said that they were about something else. */
const misreadReply =
  'All right, then I took it wrongly. Tell me what it was about, and I will go on from there.'

const ofBodies: ReadonlySet<Guarded | null> = new Set<Guarded>(['medicine', 'driving', 'pregnancy', 'body'])
const yesOrNo =
  /^(?:(?:so|and|but|hi|please)[, ]+)?(?:would|can|could|should|is|are|may|do|does) (?:it|i|that|my|there)\b/i

/** "Would it be bad to take my meds at night?", "What can cause that?", "The blood won't stop": they have fixed words of their own, which say who can judge it. */
function isForADoctor(message: string): boolean {
  const guarded = guardedIn(message)
  if (isUrgent(guarded)) return !ofWishes.test(message)
  return ofBodies.has(guarded) && (yesOrNo.test(message.trim()) || asksCause.test(message))
}
const asksCause = /\bwhat (?:can|could|might|would|is|does) (?:be )?(?:cause|causing) (?:it|that|this)\b/i
/** "I would not mind not waking up" tells of no body. */
const ofWishes =
  /\b(?:wak(?:e|ing)|would|wish\w*|want\w*|wanna|hop(?:e|ing)|rather|mind|could|thinking of|if)\b/i

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
  risk: { level, rests, language },
  isMeantOtherwise,
  replies,
  before,
  now,
}: Weighed): string | null {
  if (level === 2 && !isMeantOtherwise)
    return replyToDanger(now ?? { isUnsure: rests === 'words', ...(language && { language }) })
  if (now) return carefulReplyTo(message, replies, now.language)
  if (before && level < 2 && saysSafe(message)) return replyToSafety(before.language)
  if (level === 0) return null
  if (isMeantOtherwise) return misreadReply
  if (isForADoctor(message)) return null
  if (confides.test(message) && !replies.includes(confidedReply)) return confidedReply
  const times = (reply: string): number => replies.filter((one) => one === reply).length
  return [...heavyReplies].sort((one, other) => times(one) - times(other))[0] ?? heavyReplies[0]
}
