import { carefulReplyTo, replyToDanger, replyToSafety } from './careful-replies.ts'
import type { Danger } from './danger-state.ts'
import type { RiskOfText } from './risk/risk-of-text.ts'

/** For heavy words that name no danger yet: at most one question each, nothing of the person's words taken up, nothing argued. */
const heavyReplies = [
  'Thank you for saying that here. I cannot tell from words alone how heavy it is: if it weighs on you, say more, as slowly as you like; if not, just go on.\n\nWhat has today been like, from its beginning?',
  'That carries a lot of weight, and you do not have to make it sound better for me.\n\nIs there somebody who could sit with you for a while today?',
  'That is a hard sentence to write, and it may stand here as it is. Should it grow into wanting to die, please say so to a person, today.',
  'I am a program, so I can only keep you company in words. Go on as slowly as you like.\n\nWhat is the heaviest part of it right now?',
  'Stay with it as long as you can bear, and stop when you want to.\n\nHas it been like this before, and what got you through then?',
] as const

/** For words whose writer said that they were about something else. */
const misreadReply =
  'All right, then I took it wrongly. Tell me what it was about, and I will go on from there.'

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
  const times = (reply: string): number => replies.filter((one) => one === reply).length
  return [...heavyReplies].sort((one, other) => times(one) - times(other))[0] ?? heavyReplies[0]
}
