import { seededRandom } from '../../chance/seeded-random.ts'
import { type Question, questions } from './questions.ts'

/** Numbers 0 to count - 1 in an order that the seed decides (Fisher and Yates). */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  const chance = seededRandom(seed)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
  return order
}

/** The order of one round; no round begins with the question that the one before it ended with. */
function orderOf(seed: number, round: number): readonly number[] {
  const order = shuffled(questions.length, seed ^ Math.imul(round + 1, 0x9e3779b1))
  if (round === 0) return order
  const lastBefore = orderOf(seed, round - 1).at(-1)
  if (order[0] === lastBefore) order.push(order.shift() as number)
  return order
}

/**
 * The nth question (from 0) that somebody with this seed is asked: every question once before any comes again, and then in another order.
 * Seed and nth are whole numbers, nth not negative.
 */
export function questionAt(seed: number, nth: number): Question {
  const round = Math.floor(nth / questions.length)
  const question = nth < 0 ? undefined : questions[orderOf(seed, round)[nth % questions.length] ?? -1]
  if (!question) throw new RangeError(`there is no question number ${nth}`)
  return question
}
