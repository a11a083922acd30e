import type { Day } from '../time/day.ts'
import { isZone } from '../time/known-zone.ts'
import { instantOnDay } from '../time/wall-instant.ts'

/** When an entry is said to be from, as somebody chooses it. */
export interface MomentChoice {
  /** A day as the person counts days, a time 'HH:MM' on the wall, an IANA zone. */
  readonly day: Day
  readonly time: string
  readonly zone: string
}

export type Moment =
  | { readonly ok: true; readonly createdAt: string; readonly zone: string }
  | { readonly ok: false; readonly field: keyof MomentChoice; readonly sentence: string }

const dayMs = 86_400_000
/** Before this no clock rules are worth believing. */
const firstDay = '1850-01-01'

/** The instant (ISO) that was chosen, or why it cannot be; startHour 0 to 11, now in ms. Not more than a day from now. */
export function entryMoment({ day, time, zone }: MomentChoice, startHour: number, nowMs: number): Moment {
  const no = (field: keyof MomentChoice, sentence: string): Moment => ({ ok: false, field, sentence })
  if (!isZone(zone)) return no('zone', 'This zone is not known here')
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return no('time', 'A time is needed, such as 21:30')
  const instant = instantOnDay(day, time, { zone, startHour })
  if (Number.isNaN(instant)) return no('day', 'A day is needed, such as 26 Nov 2026')
  if (day < firstDay) return no('day', 'That is too long ago')
  if (instant > nowMs + dayMs) return no('day', 'A page can be dated tomorrow at the latest')
  return { ok: true, createdAt: new Date(instant).toISOString(), zone }
}
