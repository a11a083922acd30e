import { CalendarTooLargeError, mostLetters, NoCalendarError } from './calendar-file-errors.ts'
import { cutWords } from './cut-words.ts'
import { type ExtraEvent, extraEvents } from './extra-days.ts'
import { blocksOf, type IcsBlock } from './ics-blocks.ts'
import { componentOf } from './ics-component.ts'
import { type ReadEvent, readEvent } from './ics-event.ts'
import type { Zones } from './ics-times.ts'
import { zonesOf } from './ics-zones.ts'
import { mendedLines } from './mended-lines.ts'
import { type FileEvent, together } from './same-names.ts'

/** Something of a file that could not be taken over, so that it can be looked for. */
export interface BrokenEvent {
  readonly title: string
  /** The line of the file on which it begins. */
  readonly line: number
  readonly why: string
}

/** An event that was left out, by the name that it has in every calendar; null: it has none. */
export interface UnreadEvent {
  readonly icsUid: string | null
  readonly title: string
}

/** What a calendar file says. */
export interface ReadCalendar {
  readonly events: readonly FileEvent[]
  readonly broken: readonly BrokenEvent[]
  /** Those of `broken` that are events. */
  readonly unread: readonly UnreadEvent[]
  /** False: the file does not say where it ends, so that more of it may be missing. */
  readonly isWhole: boolean
  /** How many are marked as cancelled and were left out. */
  readonly cancelled: number
}

const mostEvents = 20_000

/**
 * Reads a calendar file (RFC 5545) and forgives what can be forgiven. `zone` (IANA): the person's, for what has no zone of its own. An event that
 * cannot be understood is named and left out. Throws NoCalendarError, CalendarTooLargeError.
 */
export function readIcs(text: string, zone: string): ReadCalendar {
  if (text.length > mostLetters) throw new CalendarTooLargeError()
  const blocks = blocksOf(text)
  if (blocks.length === 0 && !/^\s*\uFEFF?BEGIN:VCALENDAR/i.test(text)) throw new NoCalendarError()
  const events = blocks.filter(({ name }) => name === 'VEVENT')
  if (events.length > mostEvents) throw new CalendarTooLargeError()
  const others = blocks.flatMap(({ name, lines, at }) => {
    const why = whatElse[name]
    return why ? [{ title: titleIn(lines), line: at, why }] : []
  })
  const zones = zonesOf(blocks, usualZone.exec(text)?.[1])
  const read: FileEvent[] = []
  const broken: BrokenEvent[] = []
  const unread: UnreadEvent[] = []
  for (const block of events) {
    const found = block.isWhole ? eventsIn(block, zones, zone) : notWhole(false)
    if ('why' in found) {
      const title = titleIn(block.lines)
      broken.push({ title, line: block.at, why: found.why })
      unread.push({ icsUid: valueIn(block.lines, /^UID[;:]/i).trim() || null, title })
    } else read.push(...found.map((event) => ({ ...event, line: block.at })))
  }
  return {
    ...together(read),
    broken: [...broken, ...others].sort((a, b) => a.line - b.line),
    ...{ unread, isWhole: [...text.matchAll(bounds)].at(-1)?.[1]?.toUpperCase() === 'END' },
  }
}

/** Where calendars begin and end in a file. */
const bounds = /^(BEGIN|END):VCALENDAR[ \t]*$/gim

/** What else stands in calendar files. */
const whatElse: Readonly<Partial<Record<IcsBlock['name'], string>>> = {
  VTODO: 'It is a task, not an event.',
  VJOURNAL: 'It is a journal entry, not an event.',
}

/** What a whole calendar is kept by, for times that name no zone. */
const usualZone = /^X-WR-TIMEZONE(?:;[^:\r\n]*)?:[ \t]*([^\r\n]+)/im

/** What lasts or lies beyond all time, or what ical.js stumbles over in its own way, cannot be read: it never loses the rest of a file. */
function eventsIn(
  block: IcsBlock,
  zones: Zones,
  zone: string,
): readonly (ReadEvent | ExtraEvent)[] | { why: string } {
  try {
    const { lines, notes, why } = mendedLines(block.lines)
    if (why !== null) return { why }
    const leftOut: string[] = []
    const component = componentOf({ ...block, lines }, leftOut)
    if (!component) return notWhole(true)
    const event = readEvent(component, zones, zone)
    const unread = [...block.unread, ...leftOut].map(
      (line) => `Left out, as it cannot be read: “${cutWords(line, 60)}”.`,
    )
    if ('why' in event) return event
    const { extras, notes: further } = extraEvents(component, event, zones, zone)
    const all = [...notes, ...unread.slice(0, mostUnread), ...event.notes, ...further]
    return [{ ...event, notes: all }, ...extras]
  } catch {
    return notWhole(true)
  }
}

/** So many lines of one event are named; who has more of them broken has another problem. */
const mostUnread = 20

const notWhole = (isWhole: boolean) => ({
  why: isWhole ? 'It cannot be read.' : 'It has no end: the file may have been cut off.',
})

function valueIn(lines: readonly string[], property: RegExp): string {
  const line = lines.find((one) => property.test(one)) ?? ''
  return line.slice(line.indexOf(':') + 1)
}

function titleIn(lines: readonly string[]): string {
  return (
    cutWords(valueIn(lines, /^SUMMARY[;:]/i), 300)
      .replace(/\\n/gi, ' ')
      .replace(/\\([,;\\])/g, '$1')
      .trim() || 'Untitled'
  )
}
