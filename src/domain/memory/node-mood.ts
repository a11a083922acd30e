import { blockBootstrap } from '../chance/block-bootstrap.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import type { Day } from '../time/day.ts'

/** A day with a mood, 1 to 10 (the mean where several pages give one), and whether a node is named on it. */
export interface MoodDay {
  readonly day: Day
  readonly mood: number
  readonly isNamed: boolean
}

/** Whether mood differs on the days that name somebody. Points of mood; `low` and `high` hold 95 % of 2,000 resamplings. */
export type MoodWhen =
  | { readonly is: 'few'; readonly named: number; readonly others: number; readonly needed: number }
  | {
      readonly is: 'known'
      readonly difference: number
      readonly low: number
      readonly high: number
      readonly named: number
      readonly others: number
    }

/** Fewer rated days on either side say nothing. */
const fewestDays = 14
const resamples = 2_000
/** So many of them are one step. */
const stepResamples = 50
/** Days beside each other are alike, so a week is drawn as a whole. */
const blockDays = 7

/** The difference of mean mood between the days that name a node and the others, in steps. `days` in order. The same days give the same answer. */
export function* moodWhenSteps(days: readonly MoodDay[]): Generator<undefined, MoodWhen> {
  const named = days.filter(({ isNamed }) => isNamed).length
  const others = days.length - named
  const difference = differenceOf(days)
  if (named < fewestDays || others < fewestDays || difference === null)
    return { is: 'few', named, others, needed: fewestDays }
  const chance = seededRandom(days.length * 7919 + named)
  const drawn: number[] = []
  for (let rounds = 0; rounds < resamples; rounds += stepResamples) {
    const some = blockBootstrap(
      days.length,
      { block: blockDays, rounds: stepResamples, chance },
      (places) => differenceOf(days, places) ?? Number.NaN,
    )
    drawn.push(...some)
    yield
  }
  drawn.sort((a, b) => a - b)
  const at = (share: number): number =>
    drawn[Math.min(drawn.length - 1, Math.floor(share * drawn.length))] ?? difference
  return { is: 'known', difference, low: at(0.025), high: at(0.975), named, others }
}

/** Mean of the named days minus that of the others; null where there are none of either. */
function differenceOf(days: readonly MoodDay[], places: Iterable<number> = days.keys()): number | null {
  let [sum, count, otherSum, otherCount] = [0, 0, 0, 0]
  for (const place of places) {
    const { mood, isNamed } = days[place] as MoodDay
    if (isNamed) {
      sum += mood
      count++
    } else {
      otherSum += mood
      otherCount++
    }
  }
  return count === 0 || otherCount === 0 ? null : sum / count - otherSum / otherCount
}

/** The rated days of a journal, each marked by whether one of its pages is among `uids`. */
export function moodDaysOf(
  pages: readonly { readonly uid: string; readonly day: Day; readonly mood: number | null }[],
  uids: ReadonlySet<string>,
): MoodDay[] {
  const byDay = new Map<Day, { sum: number; count: number; isNamed: boolean }>()
  for (const { uid, day, mood } of pages) {
    const known = byDay.get(day) ?? { sum: 0, count: 0, isNamed: false }
    if (mood !== null) {
      known.sum += mood
      known.count++
    }
    known.isNamed ||= uids.has(uid)
    byDay.set(day, known)
  }
  return [...byDay]
    .filter(([, { count }]) => count > 0)
    .map(([day, { sum, count, isNamed }]) => ({ day, mood: sum / count, isNamed }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
