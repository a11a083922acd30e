import type { GuidedMethod, GuidedMethodId, GuidedStep } from './guided-method.ts'
import { decision, woop } from './methods-ahead.ts'
import { threeGoodThings, values } from './methods-good.ts'
import { thoughtRecord, worryTime } from './methods-heavy.ts'
import { hardConversation, unsentLetter } from './methods-people.ts'

/** All guided conversations, in the order in which they are offered. */
export const guidedMethods: readonly GuidedMethod[] = [
  thoughtRecord,
  worryTime,
  hardConversation,
  unsentLetter,
  decision,
  woop,
  values,
  threeGoodThings,
]

const byId = new Map(guidedMethods.map((method) => [method.id, method]))

/** The method of that id. Throws RangeError for one that does not exist, which its type rules out. */
export function guidedMethod(id: GuidedMethodId): GuidedMethod {
  const method = byId.get(id)
  if (!method) throw new RangeError(`There is no method ${id}`)
  return method
}

/** The step of a method; its first where there is none of that id. */
export function stepOf({ steps }: GuidedMethod, id: string): GuidedStep {
  const step = steps.find((one) => one.id === id) ?? steps[0]
  if (!step) throw new RangeError('A method has steps')
  return step
}
