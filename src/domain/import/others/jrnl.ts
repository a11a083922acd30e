import { z } from 'zod'
import { clockTyped, isDay } from '../../time/typed-time.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import {
  emptyPage,
  type ImportedPage,
  journalOf,
  numbered,
  type ReadJournal,
  topicsFrom,
} from '../imported-page.ts'

const entry = z.object({
  title: z.string().catch(''),
  body: z.string().catch(''),
  date: z.string(),
  time: z.string().catch('12:00'),
  tags: z.array(z.string()).catch([]),
  starred: z.boolean().catch(false),
})
const journal = z.object({ tags: z.unknown().optional(), entries: z.array(z.unknown()).min(1) })

/** True for what `jrnl --export json` writes, to be told from the JSON of others. */
export const isJrnl = (json: unknown): boolean => {
  const read = journal.safeParse(json)
  return read.success && read.data.entries.some((one) => entry.safeParse(one).success)
}

/** Reads the JSON that the program jrnl exports; `zone`: where it was written, which the file does not say. Null: it is none. */
export function readJrnl(json: unknown, file: string, zone: string): ReadJournal | null {
  if (!isJrnl(json)) return null
  const values = journal.safeParse(json).data?.entries ?? []
  const read = values.map((value, nth) => {
    const one = entry.safeParse(value).data
    const time = one ? clockTyped(one.time) : null
    return { nth, one: one && isDay(one.date) && time ? { ...one, time } : null }
  })
  const whole = read.flatMap(({ one }) => (one ? [one] : []))
  const ids = numbered(whole.map(({ date, time }) => `${date} ${time}`))
  const pages = whole.map(
    (one, at): ImportedPage => ({
      ...emptyPage,
      originalId: ids[at] ?? '',
      title: one.title.trim(),
      text: one.body.replace(/\r\n?/g, '\n').trim(),
      createdAt: new Date(wallInstant(one.date, one.time, zone)).toISOString(),
      zone,
      topics: topicsFrom(one.tags.map((tag) => tag.replace(/^@/, ''))),
      isStarred: one.starred,
    }),
  )
  const problems = read.flatMap(({ nth, one }) =>
    one ? [] : [{ file, line: null, sentence: `Entry ${nth + 1} has no date and time that can be read.` }],
  )
  return journalOf('jrnl', pages, problems)
}
