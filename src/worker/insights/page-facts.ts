import { measuresOfImport } from '#domain/import/measures-of-import.ts'
import { accountsIn } from '#domain/insights/behaviours/accounts.ts'
import type { PageFacts } from '#domain/insights/day-table.ts'
import { excerpt } from '#domain/journal/entry-text.ts'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import type { JournalInsight } from '#domain/journal/journal-insight.ts'
import { withoutPhotoMarks } from '#domain/journal/photo.ts'
import type { ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import { sentences, words } from '#domain/text/text.ts'
import { hourOf } from '#domain/time/day.ts'
import { entryDay, timeOnWall } from '#domain/time/entry-date.ts'
import { meaningOf } from './page-said.ts'

/** In UTF-16 units. */
const longestLine = 140

/** The title of a letter is the companion's. */
const titleOf = ({ title, metadata }: JournalEntry): string =>
  metadata.letter === undefined ? title.trim() : ''

/** The first words of a page that are the person's own, as it is quoted; '' where there are none. */
export function lineOf(entry: JournalEntry, written: string): string {
  const title = titleOf(entry)
  if (title !== '') return title
  // What was blanked out leaves empty lines, and of a quote its signs.
  const lines = withoutPhotoMarks(written)
    .split('\n')
    .filter((line) => !/^>?$/.test(line.trim()))
  return excerpt(lines.join('\n').trimStart(), longestLine)
}

/** Imports give this time to pages of which they know the day alone. */
const noTime = '12:00'

/** Whole hours from the beginning of the person's day; null where an import knew the day alone, as far as that can be told. */
function hoursIn(entry: JournalEntry, startHour: number): number | null {
  const atMs = Date.parse(entry.createdAt)
  const isWhole = atMs % 60_000 === 0 && timeOnWall(atMs, entry.zone) === noTime
  if (isWhole && entry.metadata.import !== undefined) return null
  return (hourOf(atMs, entry.zone) - startHour + 24) % 24
}

/** What insights use of a page: what was read of its words, and everything that the person said about that. `written`: its words without what was asked. */
export function pageFacts(
  uid: string,
  entry: JournalEntry,
  written: string,
  digest: ReadingDigest,
  said: readonly JournalInsight[],
  startHour: number,
): PageFacts {
  const { mood, energy, stress } = entry
  const all = digest.phrases.length === 0 ? [] : sentences(written)
  const { emotions, topics, people, isPhrase } = meaningOf(entry, digest, said)
  const measures = measuresOfImport(entry)
  return {
    ...{ uid, day: entryDay(entry, startHour), mood, energy, stress, emotions, topics, people },
    hour: hourOf(Date.parse(entry.createdAt), entry.zone),
    hoursIn: hoursIn(entry, startHour),
    words: written.trim() === '' ? 0 : words(written).length,
    line: lineOf(entry, written),
    activities: entry.activities ?? [],
    accounts: accountsIn(written),
    ...(Object.keys(measures).length > 0 && { measures }),
    phrases: digest.phrases.flatMap(({ type, kind, place: [from, to] }) => {
      const phrase = written.slice(from, to)
      const sentence = all.find((one) => one.start <= from && one.end >= to)?.text ?? phrase
      return isPhrase(phrase) ? [{ type, kind, phrase, sentence }] : []
    }),
  }
}
