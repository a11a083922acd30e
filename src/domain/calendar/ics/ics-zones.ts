import ICAL from 'ical.js'
import { wallMsInstant } from '../../time/wall-instant.ts'
import type { IcsBlock } from './ics-blocks.ts'
import { componentOf, firstValue } from './ics-component.ts'
import { zoneNamed } from './zone-names.ts'

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

/** The zones of a file by the name that its events call them by, '' for what names none; undefined for one that cannot be known. `usual`: what the file calls its own. */
export function zonesOf(blocks: readonly IcsBlock[], usual = ''): (tzid: string) => IcsZone | undefined {
  const inFile = new Map<string, IcsZone>()
  for (const block of blocks) {
    if (block.name !== 'VTIMEZONE') continue
    const component = componentOf({ ...block, lines: block.lines.map(withSign) })
    const tzid = firstValue(component?.getFirstProperty('tzid') ?? null)
    if (!component || typeof tzid !== 'string') continue
    const place = firstValue(component.getFirstProperty('x-lic-location'))
    const zone = zoneNamed(tzid) ?? (typeof place === 'string' ? zoneNamed(place) : null)
    const found = zone ? named(zone) : byRules(component, tzid)
    if (found) inFile.set(tzid, found)
  }
  return (tzid) => {
    const name = tzid || usual
    const zone = zoneNamed(name)
    return inFile.get(name) ?? (zone ? named(zone) : undefined)
  }
}

/** Some programs write '0100' for '+0100', which ical.js would take for another hour. */
const withSign = (line: string): string => line.replace(/^(TZOFFSET(?:FROM|TO)[^:]*:)\s*(?=\d)/i, '$1+')

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

/** What held before the first change that a zone names, and when (by the clock) that was: ical.js takes UTC for it. */
function beforeFirst(component: ICAL.Component): { wall: number; offsetMs: number } {
  const parts = component.getAllSubcomponents().map((part) => ({
    wall: wallOf(firstValue(part.getFirstProperty('dtstart')) as ICAL.Time),
    offsetMs: (firstValue(part.getFirstProperty('tzoffsetfrom')) as ICAL.UtcOffset).toSeconds() * 1_000,
  }))
  return parts.reduce((first, part) => (part.wall < first.wall ? part : first))
}

/** Null: its rules cannot be understood, or not in all time. */
function byRules(component: ICAL.Component, tzid: string): IcsZone | null {
  withoutDamage(component)
  try {
    if (component.getAllSubcomponents().length === 0 || !isPlain(component)) return null
    const rules = new ICAL.Timezone({ component, tzid })
    const before = beforeFirst(component)
    const instantOf = (time: ICAL.Time): number => {
      const wall = wallOf(time)
      if (wall < before.wall) return wall - before.offsetMs
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
