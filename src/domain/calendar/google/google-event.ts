import { z } from 'zod'
import { type Day, dateOnWall } from '../../time/day.ts'

/** A time of Google's Calendar API: a date for whole days, else an instant (RFC 3339) and perhaps the zone whose clock it keeps. */
const googleTime = z.object({
  date: z.iso.date().nullish(),
  dateTime: z.iso.datetime({ offset: true }).nullish(),
  timeZone: z.string().nullish(),
})
export type GoogleTime = z.infer<typeof googleTime>

/** An event of Google's Calendar API (v3, resource `Events`), as far as it means something here. Of what is deleted there may be little more than its id. */
export const googleEvent = z.object({
  id: z.string().min(1).max(1_024),
  etag: z.string().default(''),
  status: z.string().default('confirmed'),
  updated: z.iso.datetime({ offset: true }).optional(),
  summary: z.string().default(''),
  description: z.string().default(''),
  location: z.string().default(''),
  start: googleTime.optional(),
  end: googleTime.optional(),
  recurrence: z.array(z.string()).default([]),
  recurringEventId: z.string().optional(),
  originalStartTime: googleTime.optional(),
})
export type GoogleEvent = z.infer<typeof googleEvent>

export const isCancelled = ({ status }: Pick<GoogleEvent, 'status'>): boolean => status === 'cancelled'

/** The id that a reminder has at Google: the same from every device and at every try, of the letters that Google takes (base32hex). */
export const googleIdOf = (reminderUid: string): string => `ink${reminderUid.replaceAll('-', '')}`

/** The reminder that an event of Google's stands for, or an occurrence of it; null: it was made there. */
export function reminderUidOf(googleId: string): string | null {
  const [, hex] = /^ink([0-9a-f]{32})(?:_|$)/.exec(googleId) ?? []
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null
}

/** The day that an occurrence has in its series, by the clock of the series; null where it does not say. */
export function dayInSeries(at: GoogleTime | undefined, zone: string): Day | null {
  if (at?.date) return at.date
  return at?.dateTime ? dateOnWall(Date.parse(at.dateTime), zone) : null
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of a description, which Google keeps as HTML where somebody wrote it there. */
export function plainWords(html: string): string {
  if (!/<\/?[a-z][^<>]{0,500}>|&[a-z#0-9]{2,6};/i.test(html)) return html
  return html
    .replace(/<br\s{0,3}\/?>|<\/(?:p|li|div|h[1-6])>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&([a-z]{2,4}|#39);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
