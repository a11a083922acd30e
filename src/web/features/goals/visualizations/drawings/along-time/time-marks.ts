import { dated } from '#domain/goals/engine/days.ts'
import { monthTicks } from '#domain/goals/engine/month-ticks.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { monthName } from '#domain/time/entry-date.ts'
import type { ChartMark } from '#web/ui/charts/axis-marks.tsx'

/** First days of months, at most so many, and what stands under them: 'Feb', and '2027' in place of January. */
export const monthMarks = (
  from: Day,
  to: Day,
  most: number,
): { readonly day: Day; readonly words: string }[] =>
  monthTicks(from, to, most)
    .filter((day) => day >= from && day <= to)
    .map((day) => ({
      day,
      words: day.slice(5, 7) === '01' ? day.slice(0, 4) : monthName(day).slice(0, 3),
    }))

interface AxisOf {
  readonly density: Density
  /** Where a day lies, px. */
  readonly xOf: (day: Day) => number
  /** The axis, px. */
  readonly width: number
}

/** px of a month and the room around it. */
const pxForMonth = 62

/** What stands under an axis of days, each at its px: its first day and today; in the normal density also its last day, in the detailed one months between them. */
export function axisMarksOf(
  { from, to }: { readonly from: Day; readonly to: Day },
  today: Day,
  { density, xOf, width }: AxisOf,
): ChartMark[] {
  const mark = (day: Day, more: Partial<ChartMark> = {}) => ({
    at: xOf(day),
    words: dated(day, today),
    ...more,
  })
  const months = monthMarks(from, to, Math.max(1, Math.floor(width / pxForMonth)))
  return [
    mark(today, { words: 'today', isNow: true }),
    ...(from < today ? [mark(from)] : []),
    ...(density !== 'compact' && to > today ? [mark(to)] : []),
    ...(density === 'detailed' ? months.map(({ day, words }) => mark(day, { words, isMinor: true })) : []),
  ]
}
