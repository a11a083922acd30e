import { type CsvLine, readCsv } from '../../text/csv.ts'
import type { Day } from '../../time/day.ts'
import { clockTyped, isDay } from '../../time/typed-time.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { markdownFrom, withoutEntities } from '../html-markdown.ts'
import {
  activitiesFrom,
  emptyPage,
  type ImportedPage,
  type ImportProblem,
  journalOf,
  moodLabelOf,
  numbered,
  quoted,
  type ReadJournal,
} from '../imported-page.ts'
import { usualMood } from './daylio-moods.ts'
import { namedDay } from './named-day.ts'

type Cells = (name: string) => string

/** Noon: where a row names a day and no time that can be read. */
const noTime = '12:00'

/** What a page is known by: Daylio gives its rows no id, and its table and its backup share the minute. */
export const daylioId = (day: Day, time: string): string => `${day} ${time}`

/** The names of a header's columns; null where it is none of Daylio's. */
function columnsOf(head: CsvLine | undefined): Map<string, number> | null {
  const names = new Map((head?.cells ?? []).map((name, at) => [name.trim().toLowerCase(), at] as const))
  const hasDay = names.has('full_date') || (names.has('year') && names.has('date'))
  return hasDay && names.has('mood') && names.has('activities') ? names : null
}

function dayIn(cell: Cells): Day | null {
  const full = cell('full_date')
  if (full !== '') return isDay(full) ? full : null
  return namedDay(cell('year'), cell('date'))
}

/** 'Sleep Quality: 8/10 points | Sleep Time: 7:30' as names and what was said of them. */
function scalesIn(text: string): Record<string, string> {
  const pairs = text.split('|').flatMap((part) => {
    const at = part.indexOf(':')
    const [name, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    return at > 0 && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

interface Row {
  readonly line: number
  readonly day: Day
  readonly time: string
  readonly cell: Cells
}

function pageOf({ day, time, cell }: Row, originalId: string, zone: string): ImportedPage {
  const scales = scalesIn(cell('scales'))
  return {
    ...emptyPage,
    originalId,
    title: withoutEntities(cell('note_title')).replace(/\s+/g, ' ').trim(),
    text: markdownFrom(cell('note')),
    createdAt: new Date(wallInstant(day, time, zone)).toISOString(),
    zone,
    activities: activitiesFrom(cell('activities').split('|')),
    moodLabel: moodLabelOf(cell('mood')),
    details: Object.keys(scales).length > 0 ? { scales } : {},
  }
}

/** A row with its day and time, or the problem with it; a row whose time alone cannot be read comes with both. */
function rowOf(line: CsvLine, columns: ReadonlyMap<string, number>, file: string) {
  const cell: Cells = (name) => (line.cells[columns.get(name) ?? -1] ?? '').trim()
  const day = dayIn(cell)
  const problem = (sentence: string): ImportProblem => ({ file, line: line.line, sentence })
  if (day === null) {
    const said = cell('full_date') || `${cell('date')} ${cell('year')}`.trim()
    const sentence = said === '' ? 'There is no date in this row.' : `${quoted(said)} is not a date.`
    return { row: null, problem: problem(sentence) }
  }
  const time = clockTyped(cell('time'))
  const row: Row = { line: line.line, day, time: time ?? noTime, cell }
  if (time !== null) return { row, problem: null }
  return {
    row,
    problem: problem(`${quoted(cell('time'))} is not a time, so this page is set to noon.`),
  }
}

/**
 * Reads Daylio's CSV in any of its four forms, oldest page first; `zone`: where it was written, which the file does not say. Null: its first line
 * does not name the columns of one.
 */
export function readDaylioCsv(text: string, file: string, zone: string): ReadJournal | null {
  const [head, ...lines] = readCsv(text)
  const columns = columnsOf(head)
  if (!columns) return null
  const read = lines.map((line) => rowOf(line, columns, file))
  // Daylio writes the newest first. Counted from the oldest, what comes later changes no number.
  const rows = read.flatMap(({ row }) => (row ? [row] : [])).reverse()
  const ids = numbered(rows.map(({ day, time }) => daylioId(day, time)))
  const pages = rows.map((row, at) => pageOf(row, ids[at] ?? '', zone))
  const problems = read.flatMap(({ problem }) => (problem ? [problem] : []))
  return journalOf('daylio', pages, problems, usualMood)
}
