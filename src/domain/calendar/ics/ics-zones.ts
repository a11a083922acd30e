import ICAL from 'ical.js'
import { isZone } from '../../time/known-zone.ts'
import { wallMsInstant } from '../../time/wall-instant.ts'
import type { IcsBlock } from './ics-blocks.ts'
import { componentOf, firstValue } from './ics-component.ts'

/** Zones as Outlook and Exchange call them (Unicode CLDR, windowsZones.xml, territory 001), the frequent ones. */
const windowsZones: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Kyiv',
  'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul',
  'Russian Standard Time': 'Europe/Moscow',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Iran Standard Time': 'Asia/Tehran',
  'Pakistan Standard Time': 'Asia/Karachi',
  'India Standard Time': 'Asia/Kolkata',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'China Standard Time': 'Asia/Shanghai',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Korea Standard Time': 'Asia/Seoul',
  'W. Australia Standard Time': 'Australia/Perth',
  'AUS Central Standard Time': 'Australia/Darwin',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Tasmania Standard Time': 'Australia/Hobart',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Alaskan Standard Time': 'America/Anchorage',
  'Pacific Standard Time': 'America/Los_Angeles',
  'US Mountain Standard Time': 'America/Phoenix',
  'Mountain Standard Time': 'America/Denver',
  'Central Standard Time': 'America/Chicago',
  'Canada Central Standard Time': 'America/Regina',
  'Central America Standard Time': 'America/Guatemala',
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'SA Pacific Standard Time': 'America/Bogota',
  'Atlantic Standard Time': 'America/Halifax',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Pacific SA Standard Time': 'America/Santiago',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'Egypt Standard Time': 'Africa/Cairo',
  'Morocco Standard Time': 'Africa/Casablanca',
  UTC: 'UTC',
}

/** The IANA zone that a file means by a name; null where nobody can tell. Finds it at the end of a longer name, as '/example.org/2021/Europe/Berlin' has it. */
export function zoneNamed(name: string): string | null {
  const bare = name.trim().replace(/^"|"$/g, '')
  const parts = bare.split('/').filter(Boolean)
  const candidates = [bare, windowsZones[bare], ...[3, 2].map((count) => parts.slice(-count).join('/'))]
  return candidates.find((one) => one !== undefined && one !== '' && isZone(one)) ?? null
}

/** How a file's zone turns clocks into instants. */
export interface IcsZone {
  /** Null: its rules are in the file, its name is not one that is known. */
  readonly zone: string | null
  /** Ms since 1970. */
  readonly instantOf: (time: ICAL.Time) => number
}

/** The clock of a time as ms since 1970, as if it were in UTC. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

const named = (zone: string): IcsZone => ({ zone, instantOf: (time) => wallMsInstant(wallOf(time), zone) })

/** The zones of a file by the name that its events call them by; undefined for one that cannot be known. */
export function zonesOf(blocks: readonly IcsBlock[]): (tzid: string) => IcsZone | undefined {
  const inFile = new Map<string, IcsZone>()
  for (const block of blocks) {
    if (block.name !== 'VTIMEZONE') continue
    const component = componentOf(block)
    const tzid = firstValue(component?.getFirstProperty('tzid') ?? null)
    if (!component || typeof tzid !== 'string') continue
    const place = firstValue(component.getFirstProperty('x-lic-location'))
    const zone = zoneNamed(tzid) ?? (typeof place === 'string' ? zoneNamed(place) : null)
    const found = zone ? named(zone) : byRules(component, tzid)
    if (found) inFile.set(tzid, found)
  }
  return (tzid) => {
    const zone = zoneNamed(tzid)
    return inFile.get(tzid) ?? (zone ? named(zone) : undefined)
  }
}

const mostParts = 200
const mostDates = 2_000
const longestRule = 120

/** Whether the rules are such as zones have: changes once a year, or on listed dates. Writing out others could take for ever. */
function isPlain(component: ICAL.Component): boolean {
  const parts = component.getAllSubcomponents()
  const all = (name: string) => parts.flatMap((part) => part.getAllProperties(name))
  const rules = all('rrule').map((rule) => String(rule.getFirstValue()))
  const dates = all('rdate').reduce((sum, property) => sum + property.getValues().length, 0)
  if (parts.length > mostParts || rules.length > mostParts || dates > mostDates) return false
  return rules.every((rule) => /FREQ=YEARLY/.test(rule) && rule.length <= longestRule)
}

/** Leaves out those parts that do not say since when, or which offset. */
function withoutDamage(component: ICAL.Component): void {
  for (const part of [...component.getAllSubcomponents()]) {
    const [start, from, to] = ['dtstart', 'tzoffsetfrom', 'tzoffsetto'].map((name) =>
      firstValue(part.getFirstProperty(name)),
    )
    const isWhole =
      start instanceof ICAL.Time && Number.isFinite(wallOf(start)) && to instanceof ICAL.UtcOffset
    if (!isWhole) component.removeSubcomponent(part)
    else if (!(from instanceof ICAL.UtcOffset)) part.updatePropertyWithValue('tzoffsetfrom', to)
  }
}

/** Null: its rules cannot be understood, or not in all time. */
function byRules(component: ICAL.Component, tzid: string): IcsZone | null {
  withoutDamage(component)
  try {
    if (component.getAllSubcomponents().length === 0 || !isPlain(component)) return null
    const rules = new ICAL.Timezone({ component, tzid })
    const instantOf = (time: ICAL.Time): number => {
      const there = time.clone()
      there.zone = rules
      return there.toUnixTime() * 1_000
    }
    return Number.isFinite(instantOf(latest)) ? { zone: null, instantOf } : null
  } catch {
    return null
  }
}

/** ical.js works rules out up to the year that it is asked for: what breaks it breaks at the latest here. */
const latest = ICAL.Time.fromDateTimeString('2037-07-01T12:00:00')
