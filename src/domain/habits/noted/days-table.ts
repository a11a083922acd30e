/** What is kept of days, found by the day's number at once: a list from the first of them on, of which days without anything are left empty. */
export interface DaysTable<Kept> {
  /** The number of the first day of which anything is kept; Infinity where there is none. */
  readonly first: number
  get(day: number): Kept | undefined
  /** In the order of their days. */
  values(): Kept[]
}

/** Days so far apart have no list of their own: a file may say anything of the year 9999. About 270 years. */
const longestList = 100_000

/** A table of pairs of a day and what is kept of it; of one day the last. Days that are no number are left out. */
export function daysTable<Kept>(days: readonly number[], kept: readonly Kept[]): DaysTable<Kept> {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days) {
    if (day < first) first = day
    if (day > last) last = day
  }
  return last - first < longestList ? listed(days, kept, first, last) : looked(days, kept, first)
}

function listed<Kept>(
  days: readonly number[],
  kept: readonly Kept[],
  first: number,
  last: number,
): DaysTable<Kept> {
  const list = new Array<Kept | undefined>(Math.max(0, last - first + 1)).fill(undefined)
  for (let at = 0; at < days.length; at++) {
    const day = days[at] ?? Number.NaN
    if (day >= first) list[day - first] = kept[at]
  }
  return {
    first,
    get: (day) => list[day - first],
    values: () => list.filter((one) => one !== undefined),
  }
}

function looked<Kept>(days: readonly number[], kept: readonly Kept[], first: number): DaysTable<Kept> {
  const byDay = new Map<number, Kept>()
  for (const [at, one] of kept.entries()) {
    const day = days[at] ?? Number.NaN
    if (day >= first) byDay.set(day, one)
  }
  return {
    first,
    get: (day) => byDay.get(day),
    values: () => [...byDay].sort(([a], [b]) => a - b).map(([, one]) => one),
  }
}
