import ICAL from 'ical.js'
import { z } from 'zod'

/** Our own properties in a file: what an event is for, and its colour. */
export const ownProperties = { type: 'x-inkwell-type', color: 'x-inkwell-color' } as const

/** What Inkwell says itself of an event: none of it is kept as it came. */
const known: ReadonlySet<string> = new Set([
  'uid',
  'dtstamp',
  'dtstart',
  'dtend',
  'duration',
  'summary',
  'description',
  'location',
  'rrule',
  'exdate',
  'rdate',
  'recurrence-id',
  'created',
  'last-modified',
  ...Object.values(ownProperties),
])

/** The longest text of what is kept as it came, in letters. */
const mostKept = 50_000

/** What an event brought along that means nothing here, in jCal (RFC 7265): it goes out again as it came. */
const keptSchema = z.object({
  uid: z.string(),
  properties: z.array(z.array(z.unknown()).min(4)).default([]),
  components: z.array(z.array(z.unknown()).min(3)).default([]),
})
export type IcsKept = z.infer<typeof keptSchema>

/** What of an event is to be kept as it came. A rule that is not understood stays too, so that the event's own calendar finds it again. */
export function keptOf(
  component: ICAL.Component,
  uid: string,
  isRuleKnown: boolean,
): { kept: IcsKept; notes: string[] } {
  const [, properties, components] = component.toJSON() as [string, unknown[][], unknown[][]]
  const ownAlarm = ownAlarmOf(component)
  const kept = {
    uid,
    properties: properties.filter(([name]) => !known.has(String(name)) || (name === 'rrule' && !isRuleKnown)),
    components: components.filter((_, at) => at !== ownAlarm?.at),
  }
  if (JSON.stringify(kept).length <= mostKept) return { kept, notes: alarmNotes(component) }
  const note =
    'It brings along more than Inkwell keeps of other programs, such as its guests; that was left out.'
  return { kept: { uid, properties: [], components: [] }, notes: [note] }
}

/** How long before a beginning something may ring here, in minutes: four weeks. */
const longestBefore = 40_320

const partOf = (alarm: readonly unknown[], name: string): readonly unknown[] | undefined =>
  Array.isArray(alarm[1]) ? (alarm[1] as unknown[][]).find(([property]) => property === name) : undefined

/** Minutes before the beginning at which an alarm (jCal) rings; null: it counts from elsewhere, writes a mail, or cannot be set so here. */
function minutesBefore(alarm: readonly unknown[]): number | null {
  const [, parameters, type, value] = partOf(alarm, 'trigger') ?? []
  const action = String(partOf(alarm, 'action')?.[3] ?? 'DISPLAY').toUpperCase()
  if (type !== 'duration' || (action !== 'DISPLAY' && action !== 'AUDIO')) return null
  if (String((parameters as { related?: unknown }).related ?? '').toUpperCase() === 'END') return null
  const minutes = -ICAL.Duration.fromString(String(value)).toSeconds() / 60
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= longestBefore ? Math.abs(minutes) : null
}

/** The first alarm that can be a reminder here, with its place among the parts of an event (jCal); null: there is none. */
export function ownAlarmOf(component: ICAL.Component): { at: number; minutesBefore: number } | null {
  const parts = (component.toJSON() as [string, unknown[], unknown[][]])[2]
  for (const [at, part] of parts.entries()) {
    const minutes = part[0] === 'valarm' ? minutesBefore(part) : null
    if (minutes !== null) return { at, minutesBefore: minutes }
  }
  return null
}

/** What is said of alarms that are kept and do not ring here. */
function alarmNotes(component: ICAL.Component): string[] {
  const others = component.getAllSubcomponents('valarm').length - (ownAlarmOf(component) ? 1 : 0)
  if (others === 0) return []
  return [
    others === 1
      ? 'It has an alarm that is kept but does not ring here.'
      : `It has ${others} alarms that are kept but do not ring here.`,
  ]
}

/** What an event of ours kept of the file that it came from; null: it was made here. */
export function keptIn(metadata: Readonly<Record<string, unknown>>): IcsKept | null {
  const read = keptSchema.safeParse(metadata.ics)
  return read.success ? read.data : null
}
