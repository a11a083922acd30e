import {
  asks,
  asksToMix,
  body,
  driving,
  medicines,
  normal,
  ofBody,
  onlyTold,
  plainQuestion,
  pregnancy,
  symptoms,
  takes,
  unfit,
} from './guarded-words.ts'
import { onMe, selfBlame, worth } from './guarded-worth.ts'

/** What only somebody else may judge: a body in danger, a body, medicine, driving, a child to come, or what somebody is worth. */
export type Guarded = 'emergency' | 'medicine' | 'driving' | 'pregnancy' | 'body' | 'worth' | 'self-blame'

/** True where the second comes somewhere behind the first: it is looked for once, and not behind each place of the first. */
function comesBehind(text: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(text)
  return found !== null && second.test(text.slice(found.index + found[0].length))
}

/** What of a message only somebody else may judge, the gravest first; null for none. A symptom that cannot wait need not be asked about. */
export function guardedIn(message: string): Guarded | null {
  const text = plainQuestion(message)
  const isAsked = asks.test(text)
  if (symptoms.test(text) && !onlyTold.test(text)) return 'emergency'
  if (isAsked) {
    if (pregnancy.test(text)) return 'pregnancy'
    if (driving.test(text) && (unfit.test(text) || medicines.test(text))) return 'driving'
    if (medicines.test(text) || takes.test(text) || asksToMix(text)) return 'medicine'
    if (body.test(text) || comesBehind(text, normal, ofBody)) return 'body'
    if (worth.test(text) || comesBehind(text, onMe, /\?/)) return 'worth'
  }
  return selfBlame.test(text) ? 'self-blame' : null
}

const replies: Readonly<Record<Exclude<Guarded, 'emergency' | 'self-blame'>, string>> = {
  medicine:
    'I cannot judge that, and a guess could hurt. A doctor or a pharmacist can, and a pharmacist often by phone today. If too much was taken, or somebody gets worse, call {number} first.',
  driving:
    'Please do not drive on my word: I cannot judge that. A doctor or a pharmacist can; until one has, let somebody else drive.',
  pregnancy:
    'That is for a doctor or a midwife, who can ask and examine. With bleeding, strong pain or faintness, call {number} and do not wait for the practice to open.',
  body: 'That is for somebody who can examine it: a doctor. I can keep what was noticed and since when, so that it is at hand when they ask.',
  worth:
    'I will not say yes or no to that. I know lines on pages, and no line settles what somebody is to blame for or worth. Somebody who was there, and who is kind to you, is the one to ask.',
}
const emergency =
  'I cannot judge that, and it must not wait: please call {number} now, and say what it is and since when. Do not drive there yourself, and let somebody be with you until help comes.'
const notAgreed =
  'It is kept as you wrote it. That a sentence like this stands here does not make it true, and I do not agree with it.'

/** What answers it, without yes, no or a weighing of sides. `number`: the emergency number of the person's country, where it is known. */
export function guardedReply(guarded: Guarded, number?: string): string {
  const words = guarded === 'emergency' ? emergency : guarded === 'self-blame' ? notAgreed : replies[guarded]
  return words.replace('{number}', number ?? 'your local emergency number')
}
