import { addDays, dayOf } from '#domain/time/day.ts'
import { shortDate, timeOnWall } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'

/** When somebody reads, and how they count days. */
export interface Moment extends MyDayRule {
  /** Ms since 1970. */
  readonly now: number
}

const minuteMs = 60_000

/** The day of an instant: '3 November', with the year when it is another one. */
export function dayWords(atMs: number, moment: Moment): string {
  return shortDate(dayOf(atMs, moment), dayOf(moment.now, moment).slice(0, 4))
}

/** Since when something is so: '14:02' today, 'yesterday', '3 November'. */
export function sinceWords(atMs: number, moment: Moment): string {
  const today = dayOf(moment.now, moment)
  const day = dayOf(atMs, moment)
  if (day === today) return timeOnWall(atMs, moment.zone)
  return day === addDays(today, -1) ? 'yesterday' : dayWords(atMs, moment)
}

/** How long ago something was: 'now', '12 minutes ago', 'at 14:02', 'yesterday', '3 November'. */
export function agoWords(atMs: number, moment: Moment): string {
  const minutes = Math.floor((moment.now - atMs) / minuteMs)
  if (minutes < 2) return 'now'
  if (minutes < 60) return `${minutes} minutes ago`
  const since = sinceWords(atMs, moment)
  return since.includes(':') ? `at ${since}` : since
}

/** When something was, at the beginning of a line: 'Just now', '12 minutes ago', 'Today at 14:02', 'Yesterday at 14:02', '3 November at 14:02'. */
export function atWords(atMs: number, moment: Moment): string {
  const minutes = Math.floor((moment.now - atMs) / minuteMs)
  if (minutes < 2) return 'Just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const since = sinceWords(atMs, moment)
  const day = since.includes(':') ? 'Today' : since === 'yesterday' ? 'Yesterday' : since
  return `${day} at ${timeOnWall(atMs, moment.zone)}`
}
