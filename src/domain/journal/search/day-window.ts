import { type Day, dayOf } from '../../time/day.ts'

const hourMs = 3_600_000
/** So much the clock on some wall can be behind and ahead of UTC, the first hour of a day counted in. */
const behindMs = 24 * hourMs
const aheadMs = 15 * hourMs

/** Tells whether the day of an instant (ms) lies between two days, both included. Its zone is asked for only where it could matter: that is slow. */
export function dayWindow(
  { from, to }: { readonly from: Day | null; readonly to: Day | null },
  startHour: number,
): (atMs: number, zone: () => string) => boolean {
  const fromMs = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const endMs = to === null ? Number.POSITIVE_INFINITY : Date.parse(to) + 24 * hourMs
  return (atMs, zone) => {
    if (atMs + aheadMs < fromMs || atMs - behindMs >= endMs) return false
    if (atMs - behindMs >= fromMs && atMs + aheadMs < endMs) return true
    const day = dayOf(atMs, { zone: zone(), startHour })
    return (from === null || day >= from) && (to === null || day <= to)
  }
}
