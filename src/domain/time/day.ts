/** A calendar day as "2026-11-21". */
export type Day = string

/** How a person counts days: their IANA zone and the hour (0 to 11) at which their day begins. */
export interface DayRule {
  readonly zone: string
  readonly startHour: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    })
    formats.set(zone, format)
  }
  return format
}

/** The hour on the wall (0 to 23) at an instant in a zone. Throws RangeError for an unknown zone. */
export function hourOf(instantMs: number, zone: string): number {
  return Number(
    wallClock(zone)
      .formatToParts(instantMs)
      .find((part) => part.type === 'hour')?.value ?? 0,
  )
}

function wallParts(instantMs: number, zone: string): { date: Day; hour: number } {
  const parts: Record<string, string> = {}
  for (const part of wallClock(zone).formatToParts(instantMs)) parts[part.type] = part.value
  return { date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}

/** The day that an instant (ms since 1970) belongs to: before startHour it is still the day before. Throws RangeError for an unknown zone. */
export function dayOf(instantMs: number, { zone, startHour }: DayRule): Day {
  const { date, hour } = wallParts(instantMs, zone)
  return hour < startHour ? addDays(date, -1) : date
}

/** The date in the calendar at an instant (ms since 1970) in a zone, which is not always the day that it belongs to. */
export function dateOnWall(instantMs: number, zone: string): Day {
  return wallParts(instantMs, zone).date
}

/** The day that lies `count` days after (before, when negative) a day. Throws RangeError when it is no day. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** 'night' 0 to 4, 'morning' 5 to 11, 'afternoon' 12 to 16, 'evening' 17 to 23, by the hour on the wall. */
export function timeOfDay(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
