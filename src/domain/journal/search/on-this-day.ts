import type { Day } from '../../time/day.ts'

const dayMs = 86_400_000
/** So many days around the day itself, where no earlier year has a page of it. */
const around = 3
/** The clock on a wall is never further from UTC than this, the first hour of a day counted in. */
const slack = 1.5

export interface DatedPage {
  readonly uid: string
  /** Instant, ms since 1970. */
  readonly atMs: number
}

/** A page of an earlier year. `daysOff` 0: of the same day; else so many days before (negative) or after it. */
export interface EarlierPage {
  readonly uid: string
  readonly day: Day
  readonly years: number
  readonly daysOff: number
}

/** The same date in a year; 29 February is the 28th in years that have none. */
function anniversary(day: Day, year: number): number {
  const ms = Date.parse(`${year}${day.slice(4)}`)
  return Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(day.slice(8))
    ? Date.parse(`${year}-02-28`)
    : ms
}

/**
 * The pages of the same day in earlier years, newest first; where there are none, those of up to three days before or after it, the nearest
 * first. `dayOf` tells a page's own day; it is asked only where it could matter.
 */
export function onThisDay<Page extends DatedPage>(
  pages: readonly Page[],
  day: Day,
  dayOf: (page: Page) => Day,
): EarlierPage[] {
  const thisYear = Number(day.slice(0, 4))
  const near = pages.flatMap((page): EarlierPage[] => {
    const year = new Date(page.atMs).getUTCFullYear()
    for (const one of [year, year + 1, year - 1]) {
      if (one >= thisYear) continue
      const at = anniversary(day, one)
      if (Math.abs(page.atMs - at) > (around + slack + 1) * dayMs) continue
      const own = dayOf(page)
      const daysOff = Math.round((Date.parse(own) - at) / dayMs)
      if (Math.abs(daysOff) <= around) return [{ uid: page.uid, day: own, years: thisYear - one, daysOff }]
    }
    return []
  })
  const same = near.filter(({ daysOff }) => daysOff === 0)
  if (same.length > 0) return same.sort(newestFirst)
  return near.sort((a, b) => Math.abs(a.daysOff) - Math.abs(b.daysOff) || newestFirst(a, b))
}

const newestFirst = (a: EarlierPage, b: EarlierPage): number => (a.day < b.day ? 1 : -1)
