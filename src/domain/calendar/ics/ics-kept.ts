import type ICAL from 'ical.js'
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
export function keptOf(component: ICAL.Component, uid: string, isRuleKnown: boolean): IcsKept {
  const [, properties, components] = component.toJSON() as [string, unknown[][], unknown[][]]
  const ownAlarm = components.find(isOwnAlarm)
  const kept = {
    uid,
    properties: properties.filter(([name]) => !known.has(String(name)) || (name === 'rrule' && !isRuleKnown)),
    components: components.filter((one) => one !== ownAlarm),
  }
  return JSON.stringify(kept).length > mostKept ? { uid, properties: [], components: [] } : kept
}

/** A plain alarm before the beginning: the first one is a reminder here. */
export const isOwnAlarm = ([name, properties]: unknown[]): boolean =>
  name === 'valarm' &&
  Array.isArray(properties) &&
  (properties as unknown[][]).some(
    ([property, params, type, value]) =>
      property === 'trigger' &&
      type === 'duration' &&
      (params as { related?: string }).related !== 'END' &&
      /^-?P/.test(String(value)),
  )

/** What an event of ours kept of the file that it came from; null: it was made here. */
export function keptIn(metadata: Readonly<Record<string, unknown>>): IcsKept | null {
  const read = keptSchema.safeParse(metadata.ics)
  return read.success ? read.data : null
}
