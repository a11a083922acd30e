import { fold } from '../text/fold.ts'
import { knownZone } from './known-zone.ts'

/** A zone as people read it. */
export interface ZoneName {
  /** 'Ho Chi Minh' */
  readonly city: string
  /** 'Asia'; empty for zones that are no place, such as UTC. */
  readonly region: string
}

/** 'America/Argentina/Buenos_Aires' -> Buenos Aires, America, Argentina. */
export function zoneName(zone: string): ZoneName {
  const parts = zone.replaceAll('_', ' ').split('/')
  return { city: parts.at(-1) ?? zone, region: parts.slice(0, -1).join(', ') }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far a zone is from UTC at an instant (ms): 'UTC+05:45', 'UTC+00:00' for none, and for a zone that the platform does not know. */
export function zoneOffset(instantMs: number, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: knownZone(zone), timeZoneName: 'longOffset' })
    formats.set(zone, format)
  }
  const part = format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')
  const offset = part?.value.replace('GMT', '') ?? ''
  return `UTC${offset || '+00:00'}`
}

/** The zones that hold every word of a search, in any letters; those whose city begins with it first, else in the order given. */
export function findZones(zones: readonly string[], search: string): readonly string[] {
  const words = fold(search.replaceAll(/[_/,]/g, ' ')).split(/\s+/).filter(Boolean)
  if (words.length === 0) return zones
  const found = zones.flatMap((zone) => {
    const { city, region } = zoneName(zone)
    const text = ` ${fold(`${city} ${region}`)}`
    if (!words.every((word) => text.includes(` ${word}`))) return []
    return [{ zone, isFirst: fold(city).startsWith(words.join(' ')) }]
  })
  return found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ zone }) => zone)
}
