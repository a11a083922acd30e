import ICAL from 'ical.js'
import { offsetMs } from '../../time/day.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** How long after the last event's beginning the rules of a zone are written out, so that what repeats has its clock. */
const yearsAfter = 10

interface Change {
  readonly atMs: number
  readonly from: number
  readonly to: number
}

/** The instant (ms, to the minute) at which the offset changes between two at which it is another. */
function changeBetween(zone: string, before: number, after: number): Change {
  const from = offsetMs(before, zone)
  let [low, high] = [before, after]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (middle === low) break
    if (offsetMs(middle, zone) === from) low = middle
    else high = middle
  }
  return { atMs: high, from, to: offsetMs(high, zone) }
}

function changesOf(zone: string, fromMs: number, toMs: number): Change[] {
  const changes: Change[] = []
  for (let at = fromMs; at < toMs; at += 20 * dayMs) {
    const next = Math.min(toMs, at + 20 * dayMs)
    if (offsetMs(at, zone) !== offsetMs(next, zone)) changes.push(changeBetween(zone, at, next))
  }
  return changes
}

const clock = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

const offsetText = (ms: number): string => {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** From `from` to `to` at these instants: by the clock of before, as RFC 5545, 3.6.5 asks for. */
function observance(changes: readonly Change[], standard: number): ICAL.Component {
  const [first] = changes as [Change, ...Change[]]
  const isDaylight = first.to > standard
  const part = new ICAL.Component(isDaylight ? 'daylight' : 'standard')
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(clock(first.atMs + first.from)))
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(offsetText(first.from)))
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(offsetText(first.to)))
  for (const { atMs, from } of changes.slice(1))
    part.addPropertyWithValue('rdate', ICAL.Time.fromDateTimeString(clock(atMs + from)))
  return part
}

/** The rules of a zone (VTIMEZONE) for what begins from `fromMs` to `toMs`, and for ten years after. */
export function zoneComponent(zone: string, fromMs: number, toMs: number): ICAL.Component {
  const component = new ICAL.Component('vtimezone')
  component.addPropertyWithValue('tzid', zone)
  const begin = Date.UTC(new Date(fromMs).getUTCFullYear() - 1, 0, 1)
  const changes = changesOf(zone, begin, toMs + yearsAfter * 366 * dayMs)
  const start: Change = { atMs: begin, from: offsetMs(begin, zone), to: offsetMs(begin, zone) }
  const standard = Math.min(start.to, ...changes.map(({ to }) => to))
  const alike = Map.groupBy(changes, ({ from, to }) => `${from} ${to}`)
  component.addSubcomponent(observance([start], standard))
  for (const group of alike.values()) component.addSubcomponent(observance(group, standard))
  return component
}
