import { knownZone } from './known-zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/**
 * How far the wall clock of a zone is ahead of UTC at an instant (ms since 1970), in ms; asked of the platform, right for every instant,
 * but slow. A zone that the platform does not know counts as UTC.
 */
export function zoneOffsetMs(instantMs: number, zone: string): number {
  const parts: Record<string, string> = {}
  for (const part of wallClock(zone).formatToParts(instantMs)) parts[part.type] = part.value
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year)
  const wall = new Date(0)
  wall.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day))
  wall.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second))
  return wall.getTime() - Math.floor(instantMs / 1000) * 1000
}
