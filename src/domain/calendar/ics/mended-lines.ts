import { cutWords } from './cut-words.ts'
import { mendedRule } from './mended-rule.ts'
import { mendedTime } from './mended-times.ts'

/** The lines of an event as they have to be written, and what was changed or left out for that, in sentences. */
export interface MendedLines {
  readonly lines: readonly string[]
  readonly notes: readonly string[]
  /** Why nothing can be made of the event; null: something can. */
  readonly why: string | null
}

const named =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|DURATION|RRULE|EXRULE)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/i
const lengthOf = /^[+-]?P(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i
/** The parameters and the value of a line of time: names of zones have colons of their own, so its value is what looks like a date. */
function partsOf(line: string): { parameters: string; text: string } | null {
  const found = /:\s*[+-]?\d{4}-?\d{2}-?\d{2}/.exec(line)
  if (!found) return null
  const parameters = line.slice(0, found.index).replace(/^[\w-]+/, '')
  return { parameters, text: line.slice(found.index + 1).trim() }
}

const lists: ReadonlySet<string> = new Set(['EXDATE', 'RDATE'])

const whatItIs: Readonly<Record<string, string>> = {
  DTSTART: 'Its start',
  DTEND: 'Its end',
  'RECURRENCE-ID': 'Its day in the series',
  EXDATE: 'A skipped day',
  RDATE: 'An extra day',
  DURATION: 'Its length',
}

/** The parameters of a line of time, with the zone in quotes where it needs them and without the type of the value. */
function parametersOf(text: string): string {
  const [, quoted, bare] = /;TZID=(?:"([^"]*)"|([^;"]*))/i.exec(text) ?? []
  const zone = quoted ?? bare
  const others = text
    .replace(/;TZID=(?:"[^"]*"|[^;"]*)/i, '')
    .replace(/;VALUE=DATE(?:-TIME)?(?=;|$)/i, '')
    .replace(/;+(?=;|$)/g, '')
  if (zone === undefined) return others
  return `${others};TZID=${/[:;,]/.test(zone) ? `"${zone}"` : zone}`
}

const isNone = (name: string, text: string): string =>
  `${whatItIs[name]}, “${cutWords(text.trim(), 60)}”, is not a ${name === 'DURATION' ? 'length of time' : 'date'}`

/** A line of times. A list is not counted on: what is no day would hit another. */
function mendedTimes(name: string, parameters: string, text: string, notes: string[]): string[] {
  const isList = lists.has(name)
  const read = (isList ? text.split(',') : [text]).flatMap((one) => {
    const mended = mendedTime(one)
    if (!mended || (mended.note && (isList || name === 'RECURRENCE-ID'))) {
      if (one.trim()) notes.push(`${isNone(name, one)} and was left out.`)
      return []
    }
    if (mended.note) notes.push(`${whatItIs[name]}: ${mended.note}`)
    return [mended]
  })
  const own = parametersOf(parameters)
  const [days, times] = [true, false].map((isDay) =>
    read
      .filter((one) => one.isDay === isDay)
      .map(({ value }) => value)
      .join(),
  )
  return [
    ...(days ? [`${name}${own.replace(/;TZID=(?:"[^"]*"|[^;"]*)/i, '')};VALUE=DATE:${days}`] : []),
    ...(times ? [`${name}${own}:${times}`] : []),
  ]
}

/** A line of extra times, each with its own end or length. */
function mendedPeriods(parameters: string, text: string, notes: string[]): string[] {
  const read = text.split(',').flatMap((one) => {
    const [from = '', to = ''] = one.trim().split('/')
    const start = mendedTime(from)
    const end = lengthOf.test(to) ? to.toUpperCase() : mendedTime(to)?.value
    if (start && !start.isDay && !start.note && end) return [`${start.value}/${end}`]
    if (one.trim()) notes.push(`${isNone('RDATE', one)} and was left out.`)
    return []
  })
  const own = parametersOf(parameters).replace(/;VALUE=PERIOD(?=;|$)/i, '')
  return read.length > 0 ? [`RDATE${own};VALUE=PERIOD:${read.join()}`] : []
}

function startOf(lines: readonly string[]): string {
  const line = lines.find((one) => /^DTSTART[;:]/i.test(one)) ?? ''
  return mendedTime(partsOf(line)?.text ?? '')?.value ?? ''
}

/** A line of the event itself, as the lines that it has to be. */
function mendedLine(line: string, start: string, notes: string[]): readonly string[] {
  const [, own, raw = ''] = named.exec(line) ?? []
  const name = own?.toUpperCase()
  if (!name) return [line]
  if (name === 'RRULE' || name === 'EXRULE') {
    const read = mendedRule(raw, start)
    if (name === 'RRULE') notes.push(...read.notes)
    return read.value === null ? [] : [`${name}:${read.value}`]
  }
  if (name === 'DURATION' && lengthOf.test(raw.trim())) return [`${name}:${raw.trim().toUpperCase()}`]
  const { parameters, text } = partsOf(line) ?? { parameters: '', text: raw }
  return name === 'RDATE' && text.includes('/')
    ? mendedPeriods(parameters, text, notes)
    : mendedTimes(name, parameters, text, notes)
}

/** Writes dates, times and rules as RFC 5545 wants them. What ical.js would misread without a word it does not get to see. */
export function mendedLines(lines: readonly string[]): MendedLines {
  const notes: string[] = []
  const start = startOf(lines)
  let inner = 0
  const mended = lines.flatMap((line) => {
    if (/^BEGIN:/i.test(line)) inner += 1
    const own = inner === 0 ? mendedLine(line, start, notes) : [line]
    if (/^END:/i.test(line)) inner = Math.max(0, inner - 1)
    return own
  })
  const why = notes.find(
    (note) => note.endsWith('left out.') && /^(?:Its start|Its day in the series),/.test(note),
  )
  return { lines: mended, notes, why: why?.replace(' and was left out', '') ?? null }
}
