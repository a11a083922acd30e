import type { Day } from '../../time/day.ts'

/** In months. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 600]
const century = 1_200

/** First days of months from one day to another, both included, evenly apart and at most so many. */
export function monthTicks(from: Day, to: Day, most: number): readonly Day[] {
  const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const [first, last] = [monthOf(from) + (from.endsWith('-01') ? 0 : 1), monthOf(to)]
  const step =
    steps.find((one) => Math.floor(last / one) - Math.ceil(first / one) + 1 <= most) ??
    century * Math.ceil((last - first + 1) / (century * most))
  const ticks: Day[] = []
  for (let month = Math.ceil(first / step) * step; month <= last; month += step)
    ticks.push(
      `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    )
  return ticks
}
