import { isOver } from './guarded-past.ts'
import {
  asks,
  asksToMix,
  asksWhatItIs,
  body,
  driving,
  figurative,
  medicines,
  normal,
  ofBody,
  overWith,
  plainQuestion,
  pregnancy,
  signs,
  takes,
  toldOfBody,
  unfit,
  vaguelySafe,
} from './guarded-words.ts'
import { asksFact, onMe, worth } from './guarded-worth.ts'
import { isHarshOnOneself } from './harsh-words.ts'
import { someEmergencyNumber } from './help/emergency-number.ts'
import { mayBePanic, type ToldDanger, toldDangerIn, toldDangers } from './told-dangers.ts'
import { urgentIn } from './urgent/urgent-words.ts'

/** What only somebody else may judge: a body in danger, fire or gas, signs that a doctor has to see soon, danger on the road, before a blow or a relapse, a body, medicine, driving, a child to come, or what somebody is worth. */
export type Guarded =
  | 'emergency'
  | 'hazard'
  | 'signs'
  | ToldDanger
  | 'medicine'
  | 'driving'
  | 'pregnancy'
  | 'body'
  | 'worth'
  | 'self-blame'

/** Nothing of the journal comes before it. */
export const isUrgent = (guarded: Guarded | null): boolean => guarded === 'emergency' || guarded === 'hazard'

/** Told, and not asked about. */
export const isToldDanger = (guarded: Guarded): guarded is ToldDanger =>
  toldDangers.some((one) => one === guarded)

/** True where the second comes somewhere behind the first: it is looked for once, and not behind each place of the first. */
function comesBehind(text: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(text)
  return found !== null && second.test(text.slice(found.index + found[0].length))
}

const isOfBody = (text: string): boolean =>
  body.test(text) || comesBehind(text, normal, ofBody) || comesBehind(text, toldOfBody, asksWhatItIs)

/** "What a fool I am." asks nothing. */
const exclaimed = /^(?:what an?|who am i (?:kidding|fooling)) ?[^?]*$/

/** What of a message only somebody else may judge, the gravest first; null for none. Symptoms that cannot wait, and signs of an illness, need not be asked about, but must not be over. */
export function guardedIn(message: string): Guarded | null {
  const text = plainQuestion(message)
  const isAsked = asks.test(text) && !exclaimed.test(text)
  const urgent = urgentIn(text)
  if (urgent) return urgent === 'emergency' && mayBePanic(text) ? 'panic' : urgent
  if (signs.test(text) && !overWith.test(text) && !isOver(text, signs)) return 'signs'
  const told = toldDangerIn(text)
  if (told) return told
  if (isAsked) {
    if (pregnancy.test(text)) return 'pregnancy'
    if (driving.test(text) && (unfit.test(text) || medicines.test(text))) return 'driving'
    if (medicines.test(text) || takes.test(text) || asksToMix(text)) return 'medicine'
    if (isOfBody(text) && !figurative.test(text)) return 'body'
    if (vaguelySafe.test(text)) return 'medicine'
    if (!asksFact(text) && (worth.test(text) || comesBehind(text, onMe, /\?/))) return 'worth'
  }
  return isHarshOnOneself(text) ? 'self-blame' : null
}

const replies: Readonly<Record<Exclude<Guarded, 'self-blame'>, string>> = {
  emergency:
    'I cannot judge that, and it must not wait: please call {number} now, and say what it is and since when. Do not drive there yourself, and let somebody be with you until help comes.',
  hazard:
    'Please get everybody out into the open air now, and go back for nothing. Where there is gas, touch no switch and light nothing. If there is no way out, shut the doors between. Then call {number} and say where you are.',
  signs:
    'That is one for a doctor, and soon: today or tomorrow, rather than some day. If it gets worse, or the chest hurts or breath is short at rest, call {number} at once.',
  'tired-driver':
    'Please do not drive on like this: pull in where it is safe and sleep for twenty minutes, or let somebody else drive. An open window, music or coffee will not keep anybody awake for long.',
  'drunk-driver':
    'Please do not let anybody drive who has been drinking, however little it seems. A taxi, a bus, a sober friend or a sofa for the night will do, and you may say no to a lift.',
  fight:
    'Please do not go to them now: walk the other way first, and ring somebody while you walk. If anybody is about to get hurt, call {number}.',
  panic:
    'I cannot tell panic from an illness. If you know this one, stop for now, and go outside or to somebody. If it is new to you, gets worse, or is not over in ten minutes, call {number}.',
  craving:
    'You have not done it. Move away first, even one street or into another room, and ring somebody who knows what this means to you.',
  medicine:
    'I cannot judge that, and a guess could hurt. A doctor or a pharmacist can, and a pharmacist often by phone today. If too much was taken, or somebody gets worse, call {number} first.',
  driving:
    'Please do not drive on my word: I cannot judge that. A doctor or a pharmacist can; until one has, let somebody else drive.',
  pregnancy:
    'That is for a doctor or a midwife, who can ask and examine. With bleeding, strong pain or faintness, call {number} and do not wait for the practice to open.',
  body: 'I cannot judge that. A doctor can, and a pharmacist can often say whether it needs one. I can keep what was noticed and since when, so that it is at hand when they ask.',
  worth:
    'I will not say yes or no to that. I know lines on pages, and no line settles what somebody is to blame for or worth. Somebody who was there, and who is kind to you, is the one to ask.',
}
/** What answers it, without yes, no or a weighing of sides. `number`: the emergency number of the person's country, where it is known. */
export const guardedReply = (guarded: Exclude<Guarded, 'self-blame'>, number?: string): string =>
  replies[guarded].replace('{number}', number ?? someEmergencyNumber)
