import { z } from 'zod'
import { isZone } from '../../time/known-zone.ts'
import { markdownFrom } from '../html-markdown.ts'
import {
  emptyPage,
  type ImportedPage,
  type ImportProblem,
  journalOf,
  type ReadJournal,
  topicsFrom,
  withoutHeading,
} from '../imported-page.ts'

const entry = z.object({
  id: z.string().min(1).max(200),
  date_journal: z.number(),
  timezone: z.string().nullish(),
  text: z.string().nullish().catch(''),
  type: z.string().nullish(),
  mood: z.number().nullish().catch(null),
  favourite: z.boolean().nullish().catch(null),
  tags: z.array(z.string()).nullish().catch([]),
  photos: z.array(z.string()).nullish().catch([]),
  ...{ lat: z.number().nullish().catch(null), lon: z.number().nullish().catch(null) },
  address: z.string().nullish().catch(''),
  music_title: z.string().nullish().catch(''),
  music_artist: z.string().nullish().catch(''),
  weather: z
    .object({
      degree_c: z.number().nullish(),
      description: z.string().nullish(),
      place: z.string().nullish(),
    })
    .nullish()
    .catch(null),
})
type Entry = z.infer<typeof entry>

/** True for what one file of Journey's zip holds. */
export const isJourney = (json: unknown): boolean => entry.safeParse(json).success

/** Journey writes the largest number there is where it has none. */
const isSaid = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Math.abs(value) < 1e6

function detailsOf(one: Entry): Record<string, unknown> {
  const { lat, lon, address, weather, music_title, music_artist } = one
  const degrees = weather?.degree_c
  return {
    ...(isSaid(lat) && isSaid(lon) ? { location: { latitude: lat, longitude: lon } } : {}),
    ...(address ? { place: address.slice(0, 500) } : {}),
    ...(isSaid(degrees)
      ? { weather: { celsius: degrees, words: (weather?.description ?? '').slice(0, 500) } }
      : {}),
    ...(music_title
      ? { music: { title: music_title.slice(0, 500), artist: (music_artist ?? '').slice(0, 500) } }
      : {}),
  }
}

/** Words of a page: HTML where Journey says so or shows it, else Markdown as it stands. */
const wordsOf = ({ text, type }: Entry): string =>
  type === 'markdown' ? (text ?? '').replace(/\r\n?/g, '\n').trim() : markdownFrom(text ?? '')

function pageOf(one: Entry, zone: string, pictures: readonly string[]): ImportedPage | string {
  if (!(Math.abs(one.date_journal) < 8e15)) return 'The date it was written cannot be read.'
  const words = wordsOf(one)
  return {
    ...emptyPage,
    originalId: one.id,
    ...withoutHeading(words),
    createdAt: new Date(one.date_journal).toISOString(),
    zone: one.timezone && isZone(one.timezone) ? one.timezone : zone,
    topics: topicsFrom(one.tags ?? []),
    moodLabel: one.mood ? `Mood ${one.mood}` : null,
    isStarred: one.favourite === true,
    pictures,
    details: detailsOf(one),
  }
}

/**
 * Reads entries of Journey, each with the file that it stood in, oldest page first. `find`: a file of the zip by its name. Null: none of them is an entry
 * of Journey.
 */
export function readJourney(
  files: readonly { readonly name: string; readonly json: unknown }[],
  zone: string,
  find: (name: string) => string | undefined,
): ReadJournal | null {
  const values = files.flatMap(({ name, json }) =>
    (Array.isArray(json) ? json : [json]).map((value: unknown) => ({ name, value })),
  )
  if (!values.some(({ value }) => isJourney(value))) return null
  const problems: ImportProblem[] = []
  const tell = (file: string, sentence: string) => problems.push({ file, line: null, sentence })
  const pages = values.flatMap(({ name, value }): ImportedPage[] => {
    const read = entry.safeParse(value)
    if (!read.success) {
      tell(name, 'It lacks an id or a date, which every Journey entry has.')
      return []
    }
    const pictures: string[] = []
    for (const named of read.data.photos ?? []) {
      const found = find(named)
      if (found === undefined) tell(name, 'A picture of this page is missing from the zip.')
      else if (!/\.(?:jpe?g|png|gif|webp|heic|heif|avif|bmp|sticker)$/i.test(found))
        tell(name, 'A video or recording of this page stays behind; a page here holds words and pictures.')
      else pictures.push(found)
    }
    const page = pageOf(read.data, zone, [...new Set(pictures)])
    if (typeof page !== 'string') return [page]
    tell(name, page)
    return []
  })
  return journalOf('journey', pages, problems)
}
