import type { Answers } from './use-answers.ts'

const nothing = () => undefined

/** What a person said, with these claims put away. */
export function answersWithout(...claims: readonly string[]): Answers {
  const gone = new Set(claims)
  return { gone, putAway: [], isGone: (claim) => gone.has(claim), put: nothing, bringBack: nothing }
}
