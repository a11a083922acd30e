import { dangerReply } from './danger-reply.ts'
import type { DangerLanguage } from './languages/danger-language.ts'
import { dangerWords } from './languages/danger-words.ts'

interface CarefulKind {
  readonly pattern: RegExp
  readonly reply: string
}

/** What a message says while a talk is in danger, the gravest first. */
const kinds: readonly CarefulKind[] = [
  {
    pattern:
      /\b(?:i(?:'ve| have)? (?:just |already )?(?:took|taken|swallowed|drank|drunk)|(?:took|taken|swallowed) (?:them|it|all|some|the|too many|\d+)|overdos\w*|i(?:'m| am)? (?:bleeding|cut myself)|i did it)\b/,
    reply:
      'Please call your local emergency number now, even if you feel little of it yet. Say what it was, how much and when; they need nothing else from you.\n\nIf somebody is in the house, call out to them first.',
  },
  {
    pattern:
      /\b(?:(?:have|got|holding|hold|keep|kept) (?:them|it|one|some|enough|the|a|my)\b.*|(?:they|it)(?:'s| is|'re| are) (?:right )?(?:here|next to|in front|beside|on the|in the|in my)\b.*|pills?|tablets?|meds|knife|knives|blade|razor|rope|gun|belt)\b/,
    reply:
      'Please put a distance between you and it first: hand it to somebody, lock it out of the room, or leave the room yourself. Then call your local emergency number.\n\nCan you take that one step now?',
  },
  {
    pattern:
      /^(?:i'?m |i am |we'?re |still |just |alone )*(?:in|on|at|by|near|outside|under|up|behind|home|upstairs|downstairs|nowhere)\b|\b(?:bridge|roof|tracks|platform|station|cliff|balcony|bathroom|car park|river)\b/,
    reply:
      'Thank you for saying where you are. I cannot send anybody there; the emergency number can. If there is water, an edge, a road or a track near you, please walk away from it before anything else.\n\nWho is close enough to come to you?',
  },
  {
    pattern: /^(?:no|nope|nah|not really|not|i'?m not|i am not|don'?t know|not sure|idk|i don'?t think so)\b/,
    reply:
      'Then please do one thing before you write on: call your local emergency number, or go where somebody is, a neighbour, a shop, a hospital, and say “I am not safe”.\n\nWho could be with you within ten minutes?',
  },
  {
    pattern: /^(?:yes|yeah|yep|ok|okay|i think so|sure|fine|maybe|i guess)\b/,
    reply:
      'I do not want to take that for more than it says. If you are safe where you are, please write it out: “I am safe”. If you are not, call your local emergency number, or go to somebody who can stay with you.',
  },
  {
    pattern:
      /\b(?:are you (?:there|real|human|a person|a bot|listening)|who (?:are you|knows|reads)|will you (?:tell|call|help)|did you (?:tell|call)|(?:tell|call) (?:some(?:one|body)|any(?:one|body)|my|the police))\b/,
    reply:
      'I am a program on your device. I have told nobody, and I can call nobody; only you can. The card has the numbers, and the people you named yourself.\n\nWhich of them could you call first?',
  },
  {
    pattern: /^[^\p{L}\p{N}]*$/u,
    reply:
      'You do not have to find words. If you can do one thing, let it be the call: your local emergency number, or somebody who can come and sit with you.',
  },
]

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
  ...kinds.map(({ reply }) => reply),
  ...staying,
  safeReply,
  ...Object.values(dangerWords).flatMap(({ reply, stillHere, safe }) => [reply, stillHere, safe]),
])

/** True for the fixed words that are said in danger, and on leaving it: no model and no voice elsewhere gets them. */
export const isCarefulReply = (content: string): boolean => all.has(content)

/** What answers grave words themselves. */
export const replyToDanger = (language?: DangerLanguage): string =>
  language ? dangerWords[language].reply : dangerReply

export const replyToSafety = (language?: DangerLanguage): string =>
  language ? dangerWords[language].safe : safeReply

/** What answers any other message as long as a talk is in danger: fixed words that take up nothing of it. `replies`: what was answered before. */
export function carefulReplyTo(
  message: string,
  replies: readonly string[],
  language?: DangerLanguage,
): string {
  if (language) return dangerWords[language].stillHere
  const plain = message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  const kind = kinds.find(({ pattern }) => pattern.test(plain))
  const times = (reply: string): number => replies.filter((one) => one === reply).length
  if (kind && replies.at(-1) !== kind.reply) return kind.reply
  return [...staying].sort((one, other) => times(one) - times(other))[0] ?? staying[0]
}
