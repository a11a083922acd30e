import { answerKinds, answersToDanger, plainAnswer } from './danger-answers.ts'
import { dangerReply, unsureReply } from './danger-reply.ts'
import type { Danger } from './danger-state.ts'
import type { DangerLanguage } from './languages/danger-language.ts'
import { dangerWords } from './languages/danger-words.ts'

const answers: Readonly<Record<keyof typeof answersToDanger, string>> = {
  done: 'Please call your local emergency number now, even if you feel little of it yet. Say what it was, how much and when; they need nothing else from you.\n\nIf somebody is in the house, call out to them first.',
  means:
    'Please put a distance between you and it first: hand it to somebody, lock it out of the room, or leave the room yourself. Then call your local emergency number.\n\nCan you take that one step now?',
  where:
    'Thank you for saying where you are. I cannot send anybody there; the emergency number can. If there is water, an edge, a road or a track near you, please walk away from it before anything else.\n\nWho is close enough to come to you?',
  no: 'Then please do one thing before you write on: call your local emergency number, or go where somebody is, a neighbour, a shop, a hospital, and say “I am not safe”.\n\nWho could be with you within ten minutes?',
  yes: 'I do not want to take that for more than it says. If you are safe where you are, please write it out: “I am safe”. If you are not, call your local emergency number, or go to somebody who can stay with you.',
  who: 'I am a program on your device. I have told nobody, and I can call nobody; only you can. The card has the numbers, and the people you named yourself.\n\nWhich of them could you call first?',
  wordless:
    'You do not have to find words. If you can do one thing, let it be the call: your local emergency number, or somebody who can come and sit with you.',
}

/** For everything else; the one that was said least comes next. */
const staying = [
  'I hear you, and I will not talk past what you said before. Until you tell me that you are safe, I only have this: call your local emergency number, or go to somebody who can stay with you.\n\nWhere are you right now, and who is near?',
  'This can wait until you are safe. Please move away from anything you could hurt yourself with, and let one person know how it is.\n\nWho would pick up the phone if you called now?',
  'I am a program, and what you need now is somebody in the room or on the phone. The numbers are on the card, and so are the people you named. When you are safe, write it to me in plain words.',
] as const

/** For a plain word of safety. */
const safeReply =
  'Good. I take your word for it. The numbers and your plan stay under Settings, Care. If it comes back, say it to a person first, and here if you like.'

const all: ReadonlySet<string> = new Set([
  dangerReply,
  unsureReply,
  ...Object.values(answers),
  ...staying,
  safeReply,
  ...Object.values(dangerWords).flatMap(({ reply, stillHere, safe }) => [reply, stillHere, safe]),
])

/** True for the fixed words that are said in danger, and on leaving it: no model and no voice elsewhere gets them. */
export const isCarefulReply = (content: string): boolean => all.has(content)

/** What answers grave words themselves. */
export function replyToDanger({ language, isUnsure }: Pick<Danger, 'language' | 'isUnsure'>): string {
  if (language) return dangerWords[language].reply
  return isUnsure ? unsureReply : dangerReply
}

export const replyToSafety = (language?: DangerLanguage): string =>
  language ? dangerWords[language].safe : safeReply

/** What answers any other message as long as a talk is in danger: fixed words that take up nothing of it. `replies`: what was answered before. */
export function carefulReplyTo(
  message: string,
  replies: readonly string[],
  language?: DangerLanguage,
): string {
  if (language) return dangerWords[language].stillHere
  const plain = plainAnswer(message)
  const kind = answerKinds.find((one) => answersToDanger[one].test(plain))
  const times = (reply: string): number => replies.filter((one) => one === reply).length
  if (kind && replies.at(-1) !== answers[kind]) return answers[kind]
  return [...staying].sort((one, other) => times(one) - times(other))[0] ?? staying[0]
}
