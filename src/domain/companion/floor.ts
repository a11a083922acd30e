import { achievement, acknowledgements, congratulation, gladness } from './acknowledgements.ts'
import type { CompanionMode } from './reply.ts'
import { isIn } from './skeleton.ts'

/** After so many replies in a row that only give back, a question that a sign calls for is no longer passed over. Who listens may go on giving back. */
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
