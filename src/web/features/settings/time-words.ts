import { shortDate, timeOnWall } from '#domain/journal/entry-date.ts'
import { addDays, dayOf } from '#domain/time/day.ts'

/** Where and when somebody reads. */
export interface Moment {
  /** Ms since 1970. */
  readonly now: number
  readonly zone: string
}

const minuteMs = 60_000
const dayIn = (atMs: number, zone: string) => dayOf(atMs, { zone, startHour: 0 })

/** The day of an instant: '3 November', with the year when it is another one. */
export function dayWords(atMs: number, { now, zone }: Moment): string {
  return shortDate(dayIn(atMs, zone), dayIn(now, zone).slice(0, 4))
}

/** Since when something is so: '14:02' today, 'yesterday', '3 November'. */
export function sinceWords(atMs: number, moment: Moment): string {
  const { now, zone } = moment
  const today = dayIn(now, zone)
  const day = dayIn(atMs, zone)
  if (day === today) return timeOnWall(atMs, zone)
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
