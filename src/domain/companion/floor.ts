import { achievement, acknowledgements, congratulation, gladness } from './acknowledgements.ts'
import type { CompanionMode } from './reply.ts'
import { isIn, type Skeleton, type Style, skeletons } from './skeleton.ts'

/** So many replies in a row may only give back; the next one quotes, asks or says a kind word. Who listens may go on giving back. */
export const mostInARow: Readonly<Record<CompanionMode, number>> = {
  ...{ listen: Number.POSITIVE_INFINITY, ask: 1, challenge: 3, plan: 3 },
}

const kindWords = [...acknowledgements, ...gladness, ...congratulation, ...achievement]
const quotedWithDate = /[”’] \((?:in a talk on )?\p{Lu}\p{Ll}+ \d{1,2} \p{Lu}\p{Ll}+ \d{4}\)/u

/** True for a reply that only gives back: no question, no earlier line, no kind word. */
export const isBare = (reply: string): boolean =>
  !reply.includes('?') && !quotedWithDate.test(reply) && !kindWords.some((one) => isIn(one, reply))

/** True when the last replies only gave back, as many as may in a mode. `recent` is newest first. */
export function isOverdue(recent: readonly string[], mode: CompanionMode): boolean {
  const most = mostInARow[mode]
  return recent.length >= most && recent.slice(0, most).every(isBare)
}

/** A question that suits anything waits for so many at least, by how readily a style asks. */
export const leastForAnything: Readonly<Record<Style, number>> = {
  direct_concise: 2,
  warm_supportive: 1,
  professional_analytical: 1,
  casual_friendly: 2,
}

/** Suit whatever somebody writes down; asked only where a reply is overdue and no sign calls for another. */
export const whenOverdue: Readonly<Record<Exclude<CompanionMode, 'listen'>, readonly Skeleton[]>> = {
  ask: skeletons(null, [
    'Is there more to that?',
    'What made you write that down?',
    'Which part of that matters most to you?',
    'What did you leave out?',
    'Does it go on?',
    'What comes to mind with it?',
    'How do you come to think of it?',
    'What would you like to remember of it?',
  ]),
  challenge: skeletons(null, [
    'What is the part you did not write?',
    'Would you tell it the same way in a year?',
    'What would somebody else have noticed?',
    'Is that the whole of it?',
    'Is there another side to it?',
    'What would you rather not add?',
    'What would a stranger ask you here?',
  ]),
  plan: skeletons(null, [
    'What comes after that?',
    'Is anything left to do there?',
    'Does anything follow from it?',
    'Is that settled now?',
    'What would you like to happen next?',
    'What would you like more of?',
  ]),
}
