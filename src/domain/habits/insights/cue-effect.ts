import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { CueType } from '../habit-choices.ts'
import type { HabitCue } from '../habit-records.ts'
import { stateCode } from '../schedule/day-state.ts'
import type { HabitCourse } from '../schedule/habit-course.ts'
import { wilson } from './proportions.ts'

/** Fewer due days than this say nothing of a cue. */
export const leastCueDays = 14

/** How often a habit was done on due days while a cue held, with its 95 % interval (shares, 0 to 1). */
export interface CueEffect {
  readonly id: string
  readonly cueType: CueType
  readonly text: string
  readonly since: Day | null
  readonly until: Day | null
  readonly done: number
  readonly of: number
  readonly low: number
  readonly high: number
  readonly isEnough: boolean
}

/** Due days between two day numbers: how many, and how many of them were done. */
export function dueBetween(
  { from, states }: HabitCourse,
  first: number,
  last: number,
): { done: number; of: number } {
  let [done, of] = [0, 0]
  for (let day = Math.max(first, from); day <= Math.min(last, from + states.length - 1); day++) {
    const state = states[day - from]
    if (state === stateCode.done) done++
    if (state === stateCode.done || state === stateCode.missed || state === stateCode.partly) of++
  }
  return { done, of }
}

/** What each cue of a habit brought, the ones with enough days first, then by share. */
export function cueEffects(course: HabitCourse, cues: readonly { id: string; cue: HabitCue }[]): CueEffect[] {
  const effects = cues.map(({ id, cue: { cueType, cueDetails } }) => {
    const { text, since, until } = cueDetails
    const first = since === null ? course.from : dayNumberOf(since)
    const last = until === null ? Number.POSITIVE_INFINITY : dayNumberOf(until)
    const { done, of } = dueBetween(course, first, last)
    const { low, high } = wilson(done, of)
    return { id, cueType, text, since, until, done, of, low, high, isEnough: of >= leastCueDays }
  })
  const share = ({ done, of }: CueEffect): number => (of === 0 ? 0 : done / of)
  return effects.sort((a, b) => Number(b.isEnough) - Number(a.isEnough) || share(b) - share(a))
}
