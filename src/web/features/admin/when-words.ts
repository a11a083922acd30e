import { dayOf } from '#domain/time/day.ts'
import { secondOnWall } from '#domain/time/entry-date.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'

/** When something is or was, to the second, in the order in which servers' work happens: '21:58:44' today, else with its day. */
export function whenWords(at: string, moment: Moment): string {
  const ms = Date.parse(at)
  const time = secondOnWall(ms, moment.zone)
  return dayOf(ms, moment) === dayOf(moment.now, moment) ? time : `${dayWords(ms, moment)}, ${time}`
}
