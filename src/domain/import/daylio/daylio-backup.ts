import { z } from 'zod'
import { dateOnWall } from '../../time/day.ts'
import { timeOnWall } from '../../time/entry-date.ts'
import { isDay } from '../../time/typed-time.ts'
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
  type ReadJournal,
} from '../imported-page.ts'
import { daylioId } from './daylio-csv.ts'
import { moodOfGroup } from './daylio-moods.ts'

/** The names of the five moods that Daylio has by itself: a backup calls them by number. */
const ownMoods = ['', 'rad', 'good', 'meh', 'bad', 'awful'] as const

const mood = z.object({
  id: z.number(),
  custom_name: z.string().nullish(),
  mood_group_id: z.number().catch(0),
  predefined_name_id: z.number().nullish(),
})
const entry = z.object({
  ...{ year: z.int(), month: z.int(), day: z.int(), hour: z.int(), minute: z.int() },
  datetime: z.number().nullish(),
  mood: z.number().nullish(),
  note: z.string().nullish(),
  note_title: z.string().nullish(),
  tags: z.array(z.number()).catch([]),
  assets: z.array(z.number()).catch([]),
})
const tag = z.object({ id: z.number(), name: z.string() })
const asset = z.object({ id: z.number(), checksum: z.string() })
const backup = z.object({
  customMoods: z.array(z.unknown()).catch([]),
  tags: z.array(z.unknown()).catch([]),
  assets: z.array(z.unknown()).catch([]),
  dayEntries: z.array(z.unknown()),
})
type Entry = z.infer<typeof entry>

const fitting = <T>(schema: z.ZodType<T>, all: readonly unknown[]): T[] =>
  all.flatMap((one) => {
    const read = schema.safeParse(one)
    return read.success ? [read.data] : []
  })

const two = (number: number): string => String(number).padStart(2, '0')

interface Known {
  readonly zone: string
  readonly label: ReadonlyMap<number, string>
  readonly tags: ReadonlyMap<number, string>
  readonly assets: ReadonlyMap<number, string>
}

/** The day and the time on the wall when it was written; null where that is no time. Months are counted from 0. */
function momentOf({ year, month, day, hour, minute }: Entry): { day: string; time: string } | null {
  const date = `${year}-${two(month + 1)}-${two(day)}`
  const isTime = hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59
  return isDay(date) && isTime ? { day: date, time: `${two(hour)}:${two(minute)}` } : null
}

/** The instant that the backup names, where it agrees with the wall of the zone; else that of the wall. */
function instantOf({ datetime }: Entry, day: string, time: string, zone: string): number {
  const agrees =
    typeof datetime === 'number' &&
    Math.abs(datetime) < 8.64e15 &&
    dateOnWall(datetime, zone) === day &&
    timeOnWall(datetime, zone) === time
  return agrees ? datetime : wallInstant(day, time, zone)
}

const named = <K>(map: ReadonlyMap<K, string>, keys: readonly K[]): string[] =>
  keys.flatMap((key) => map.get(key) ?? [])

function pageOf(one: Entry, at: { day: string; time: string }, id: string, known: Known): ImportedPage {
  return {
    ...emptyPage,
    originalId: id,
    title: withoutEntities(one.note_title ?? '').trim(),
    text: markdownFrom(one.note ?? ''),
    createdAt: new Date(instantOf(one, at.day, at.time, known.zone)).toISOString(),
    zone: known.zone,
    activities: activitiesFrom(named(known.tags, one.tags)),
    moodLabel: one.mood == null ? null : (known.label.get(one.mood) ?? `Mood ${one.mood}`),
    pictures: [...new Set(named(known.assets, one.assets))],
  }
}

/** A mood by its own name, else by that of its group; where two have one name the number of the second stands behind it. */
function labelsOf(moods: readonly z.infer<typeof mood>[]) {
  const names = numbered(
    moods.map(({ custom_name, predefined_name_id, mood_group_id }) => {
      const own = ownMoods[predefined_name_id ?? 0] || ownMoods[mood_group_id]
      return moodLabelOf(custom_name ?? '') || own || 'mood without a name'
    }),
  )
  return new Map(
    moods.map((one, at) => [one.id, { label: names[at] ?? '', group: one.mood_group_id }] as const),
  )
}

/**
 * Reads what a '.daylio' backup holds once it is unpacked and out of its Base64. `pictureOf`: the name of the file with a checksum; undefined where
 * there is none. Null: it is no backup.
 */
export function readDaylioBackup(
  json: unknown,
  zone: string,
  pictureOf: (checksum: string) => string | undefined,
): ReadJournal | null {
  const whole = backup.safeParse(json)
  if (!whole.success) return null
  const file = 'backup.daylio'
  const moods = labelsOf(fitting(mood, whole.data.customMoods))
  const problems: ImportProblem[] = []
  const rows = whole.data.dayEntries.flatMap((value, nth) => {
    const read = entry.safeParse(value)
    const at = read.success ? momentOf(read.data) : null
    if (read.success && at) return [{ one: read.data, at }]
    problems.push({ file, line: null, sentence: `Entry ${nth + 1} has no date and time that can be read.` })
    return []
  })
  rows.reverse()
  const pictures = fitting(asset, whole.data.assets).flatMap(({ id, checksum }) => {
    const name = pictureOf(checksum)
    return name === undefined ? [] : [[id, name] as const]
  })
  const known: Known = {
    zone,
    label: new Map([...moods].map(([id, { label }]) => [id, label])),
    tags: new Map(fitting(tag, whole.data.tags).map(({ id, name }) => [id, name])),
    assets: new Map(pictures),
  }
  const ids = numbered(rows.map(({ at }) => daylioId(at.day, at.time)))
  const pages = rows.map(({ one, at }, nth) => pageOf(one, at, ids[nth] ?? '', known))
  const groups = new Map([...moods.values()].map(({ label, group }) => [label, group]))
  return journalOf('daylio', pages, problems, (label) => moodOfGroup(groups.get(label) ?? 0))
}
