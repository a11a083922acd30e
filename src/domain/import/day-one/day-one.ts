import { z } from 'zod'
import { isZone } from '../../time/known-zone.ts'
import {
  emptyPage,
  type ImportedPage,
  type ImportProblem,
  journalOf,
  type ReadJournal,
  topicsFrom,
  withoutHeading,
} from '../imported-page.ts'
import { pictureMark } from '../picture-marks.ts'
import { textOfRich, withMoments, withoutEscapes } from './day-one-text.ts'

const photo = z.object({ identifier: z.string(), md5: z.string(), type: z.string().catch('jpeg') })
const entry = z.object({
  uuid: z.string().min(1).max(200),
  creationDate: z.string(),
  timeZone: z.string().nullish(),
  text: z.string().nullish(),
  richText: z.string().nullish(),
  starred: z.boolean().nullish(),
  isPinned: z.boolean().nullish(),
  pinned: z.boolean().nullish(),
  tags: z.array(z.string()).nullish().catch([]),
  photos: z.array(z.unknown()).nullish().catch([]),
  videos: z.array(z.unknown()).nullish().catch([]),
  audios: z.array(z.unknown()).nullish().catch([]),
  pdfAttachments: z.array(z.unknown()).nullish().catch([]),
  location: z.unknown().optional(),
  weather: z.unknown().optional(),
  userActivity: z.unknown().optional(),
  music: z.unknown().optional(),
})
type Entry = z.infer<typeof entry>
const journal = z.object({ metadata: z.unknown().optional(), entries: z.array(z.unknown()) })

/** A file of Day One's zip: one journal. `name`: 'Journal.json'. */
export interface JournalFile {
  readonly name: string
  readonly json: unknown
}

/** True for what a file of Day One holds, to be told from the JSON of others. */
export const isDayOne = (json: unknown): boolean => {
  const read = journal.safeParse(json)
  if (!read.success) return false
  const { entries, metadata } = read.data
  return entries.length === 0
    ? typeof metadata === 'object' && metadata !== null
    : entries.some((one) => typeof Object(one).creationDate === 'string')
}

/** The files of pictures by the id that texts know them by: a picture on two pages is listed with one of them. */
function picturesBy(files: readonly JournalFile[], find: (name: string) => string | undefined) {
  const names = new Map<string, string | null>()
  for (const { json } of files)
    for (const value of journal.safeParse(json).data?.entries ?? [])
      for (const one of photosOf(value)) {
        const { identifier, md5, type } = one
        names.set(identifier.toUpperCase(), find(`photos/${md5}.${type}`) ?? null)
      }
  return names
}

const photosOf = (value: unknown): z.infer<typeof photo>[] => {
  const photos: unknown = Object(value).photos
  return (Array.isArray(photos) ? photos : []).flatMap((one) => photo.safeParse(one).data ?? [])
}

/** A detail of more letters than this says nothing that somebody would miss. */
const longestDetail = 5_000

/** True for fields of a few words; false also for what is nested so deeply that it cannot be written down. */
function isSmall(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && JSON.stringify(value).length <= longestDetail
  } catch {
    return false
  }
}

const detailNames = ['location', 'weather', 'userActivity', 'music'] as const

const detailsOf = (one: Entry): Record<string, unknown> =>
  Object.fromEntries(detailNames.flatMap((name) => (isSmall(one[name]) ? [[name, one[name]]] : [])))

interface Reading {
  readonly file: string
  readonly zone: string
  readonly topic: string | null
  readonly names: ReadonlyMap<string, string | null>
  readonly problems: ImportProblem[]
}

/** The words with pictures as marks; those that no text shows stand after them. What is neither is told and left out. */
function wordsOf(one: Entry, createdAt: string, { names, problems, file }: Reading) {
  const pictures: string[] = []
  const tell = (sentence: string) =>
    problems.push({ file, line: null, sentence: `On the page of ${createdAt.slice(0, 10)}: ${sentence}` })
  const markOf = (id: string): string => {
    const name = names.get(id)
    if (!name) {
      tell('a picture is missing from the zip.')
      return ''
    }
    const known = pictures.indexOf(name)
    return pictureMark(known < 0 ? pictures.push(name) - 1 : known)
  }
  const shown = new Set<string>()
  const written = one.text?.trim() ? withoutEscapes(one.text) : textOfRich(one.richText ?? '')
  const words = withMoments(written, (moment) => {
    if (moment.is === 'other') return ''
    shown.add(moment.id)
    return markOf(moment.id)
  })
  for (const { identifier } of photosOf(one)) {
    const id = identifier.toUpperCase()
    const name = names.get(id)
    if (shown.has(id)) continue
    if (!name) tell('a picture is missing from the zip.')
    else if (!pictures.includes(name)) pictures.push(name)
  }
  const others = [one.videos, one.audios, one.pdfAttachments].reduce(
    (sum, all) => sum + (all?.length ?? 0),
    0,
  )
  if (others > 0)
    tell(
      `${others === 1 ? 'a video, recording or PDF stays' : `${others} videos, recordings or PDFs stay`} behind; a page here holds words and pictures.`,
    )
  return { words: words.replace(/\n{3,}/g, '\n\n').trim(), pictures }
}

function pageOf(one: Entry, reading: Reading): ImportedPage | string {
  const at = Date.parse(one.creationDate)
  if (Number.isNaN(at) || Math.abs(at) > 8e15) return 'The date it was written cannot be read.'
  const createdAt = new Date(at).toISOString()
  const { words, pictures } = wordsOf(one, createdAt, reading)
  return {
    ...emptyPage,
    originalId: one.uuid,
    ...withoutHeading(words),
    createdAt,
    zone: one.timeZone && isZone(one.timeZone) ? one.timeZone : reading.zone,
    topics: topicsFrom([...(one.tags ?? []), ...(reading.topic ? [reading.topic] : [])]),
    isStarred: (one.starred ?? one.isPinned ?? one.pinned) === true,
    pictures,
    details: detailsOf(one),
  }
}

/**
 * Reads the journals of Day One's JSON export, oldest page first. Where there are several the name of its journal becomes a topic of each page. `find`: a
 * file of the zip by its path beside the journals; `zone`: for pages that name none. Null: none of the files is a journal of Day One.
 */
export function readDayOne(
  files: readonly JournalFile[],
  zone: string,
  find: (name: string) => string | undefined,
): ReadJournal | null {
  const journals = files.filter(({ json }) => isDayOne(json))
  if (journals.length === 0) return null
  const names = picturesBy(journals, find)
  const problems: ImportProblem[] = []
  const pages = new Map<string, ImportedPage>()
  for (const { name: file, json } of journals) {
    const topic = journals.length > 1 ? file.replace(/^.*\//, '').replace(/\.json$/i, '') : null
    const entries = journal.safeParse(json).data?.entries ?? []
    for (const [nth, value] of entries.entries()) {
      const read = entry.safeParse(value)
      const page = read.success
        ? pageOf(read.data, { file, zone, topic, names, problems })
        : 'It lacks an id or a date, which every Day One entry has.'
      if (typeof page === 'string') problems.push({ file, line: null, sentence: `Entry ${nth + 1}: ${page}` })
      else pages.set(page.originalId, page)
    }
  }
  return journalOf('day-one', [...pages.values()], problems)
}
