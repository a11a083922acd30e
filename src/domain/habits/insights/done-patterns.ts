import { weekdayOf } from '../../time/day-number.ts'
import { weekdayName } from '../frequency-words.ts'
import { stateCode } from '../schedule/day-state.ts'
import type { HabitCourse } from '../schedule/habit-course.ts'
import { dueBetween } from './cue-effect.ts'
import type { HabitFinding } from './finding.ts'
import { type Interval, shareDifference, zForMany } from './proportions.ts'

/** Each side of a comparison needs so many days. */
export const leastDays = 14
const stretch = 28

interface Counted {
  readonly count: number
  readonly of: number
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`
const between = ({ low, high }: Interval): string => `95 % interval ${percent(low)} to ${percent(high)}`
const drawn = ({ value, low, high }: Interval) => ({ value, low, high, scale: 1 })

function byWeekday({ from, states }: HabitCourse): Counted[] {
  const days = Array.from({ length: 7 }, () => ({ count: 0, of: 0 }))
  for (const [at, state] of states.entries()) {
    const day = days[weekdayOf(from + at)]
    if (!day) continue
    if (state === stateCode.done) day.count++
    if (state === stateCode.done || state === stateCode.missed || state === stateCode.partly) day.of++
  }
  return days
}

const sum = (days: readonly Counted[]): Counted => ({
  count: days.reduce((total, { count }) => total + count, 0),
  of: days.reduce((total, { of }) => total + of, 0),
})

const nothing = { isClear: false, interval: null, quotes: [], basis: '' } as const

/** Whether one weekday is unlike the others: each with fourteen due days at least is compared, with intervals for as many comparisons (Bonferroni). */
export function patternFinding(course: HabitCourse): HabitFinding {
  const base = { id: 'pattern', type: 'pattern' as const, about: 'weekday' }
  const days = byWeekday(course)
  const enough = days.flatMap((day, weekday) => (day.of >= leastDays ? [{ weekday, day }] : []))
  const others = (weekday: number) => sum(days.filter((_, one) => one !== weekday))
  const compared = enough.filter(({ weekday }) => others(weekday).of >= leastDays)
  if (course.plan.is === 'quota' || compared.length === 0) {
    const most = Math.max(...days.map(({ of }) => of))
    const missing =
      course.plan.is === 'quota' || course.isTracked
        ? 'nothing to compare: no weekday is asked for'
        : `not enough days yet (${Math.min(most, leastDays)} of ${leastDays} of one weekday)`
    return { ...base, ...nothing, sentence: 'Is one weekday unlike the others?', missing }
  }
  const z = zForMany(compared.length)
  const ranked = compared
    .map(({ weekday, day }) => ({
      weekday,
      day,
      rest: others(weekday),
      gap: shareDifference(day, others(weekday), z),
    }))
    .sort((a, b) => Math.abs(b.gap.value) - Math.abs(a.gap.value))
  const [largest] = ranked
  if (!largest) return { ...base, ...nothing, sentence: '', missing: '' }
  const { weekday, day, rest, gap } = largest
  const isClear = gap.low > 0 || gap.high < 0
  const name = `${weekdayName(weekday)}s`
  const sentence = isClear
    ? `On ${name} it is done ${gap.value > 0 ? 'more' : 'less'} often than on other days.`
    : 'No weekday is clearly unlike the others.'
  const basis = `${name} ${day.count} of ${day.of}, else ${rest.count} of ${rest.of}; ${between(gap)}, ${compared.length} compared`
  return { ...base, sentence, basis, isClear, missing: null, interval: drawn(gap), quotes: [] }
}

/** Whether the last four weeks went otherwise than the four before. */
export function improvementFinding(course: HabitCourse): HabitFinding {
  const base = { id: 'improvement', type: 'improvement' as const, about: 'four-weeks' }
  const last = course.from + course.states.length - 1
  const now = dueBetween(course, last - stretch + 1, last)
  const before = dueBetween(course, last - 2 * stretch + 1, last - stretch)
  if (now.of < leastDays || before.of < leastDays) {
    const missing = `not enough days yet (${Math.min(now.of, before.of, leastDays)} of ${leastDays} in the four weeks before)`
    return { ...base, ...nothing, sentence: 'Is it done more often than a month ago?', missing }
  }
  const gap = shareDifference({ count: now.done, of: now.of }, { count: before.done, of: before.of })
  const isClear = gap.low > 0 || gap.high < 0
  const sentence = isClear
    ? `Done ${gap.value > 0 ? 'more' : 'less'} often in the last four weeks than in the four before.`
    : 'The last four weeks are not clearly unlike the four before.'
  const basis = `${now.done} of ${now.of}, before ${before.done} of ${before.of}; ${between(gap)}`
  return { ...base, sentence, basis, isClear, missing: null, interval: drawn(gap), quotes: [] }
}
