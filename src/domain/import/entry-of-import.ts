import { z } from 'zod'
import type { EntryPhoto } from '../journal/entry-photo.ts'
import { type JournalEntry, journalEntry } from '../journal/journal-entry.ts'
import { mostPhotos } from '../journal/photo.ts'
import { fnv1a } from '../text/fnv.ts'
import type { MoodMapping } from './import-plan.ts'
import { type ImportedPage, type ImportSource, sourceNames } from './imported-page.ts'
import { withSealedPictures } from './picture-marks.ts'

const sources = Object.keys(sourceNames) as [ImportSource, ...ImportSource[]]

/** What `metadata.import` of a page says: whence it came, with which batch and when (ISO), and a check by which a change is seen. */
const importMark = z.object({
  source: z.enum(sources),
  batchId: z.string(),
  originalId: z.string(),
  at: z.iso.datetime(),
  check: z.number(),
})
export type ImportMark = z.infer<typeof importMark>

/** The mark of a page that came with an import; null for any other. */
export const importMarkOf = ({ metadata }: Pick<JournalEntry, 'metadata'>): ImportMark | null =>
  metadata.import === undefined ? null : (importMark.safeParse(metadata.import).data ?? null)

/** A number for all that a person can change on a page: another one where they did. */
const checkOf = (entry: JournalEntry): number =>
  fnv1a(
    JSON.stringify([
      ...[entry.title, entry.content, entry.mood, entry.energy, entry.stress, entry.topics],
      ...[entry.emotions, entry.activities ?? [], entry.photos ?? [], entry.isStarred ?? false],
      ...[entry.createdAt, entry.zone],
    ]),
  )

/** True for a page that somebody has changed since it came with an import. */
export const isChangedSinceImport = (entry: JournalEntry): boolean => {
  const mark = importMarkOf(entry)
  return mark !== null && mark.check !== checkOf(entry)
}

/** One import of one file: everything that comes with it carries its mark. */
export interface ImportBatch {
  readonly source: ImportSource
  readonly batchId: string
  /** Instant, ISO. */
  readonly at: string
  readonly moods: MoodMapping
}

/** In UTF-16 units; a longer one stands at the beginning of the words. */
const longestTitle = 500

/** A page as an entry of this journal, its pictures sealed (null: could not be had). What its source did not rate stays without a rating. */
export function entryOfImport(
  page: ImportedPage,
  { source, batchId, at, moods }: ImportBatch,
  sealed: readonly (EntryPhoto | null)[],
): JournalEntry {
  const kept = sealed.slice(0, mostPhotos)
  const photos = kept.filter((photo) => photo !== null)
  const isLong = page.title.length > longestTitle
  const words = isLong ? `${page.title}\n\n${page.text}` : page.text
  const mapped = page.moodLabel === null ? null : (moods[page.moodLabel] ?? null)
  const entry = journalEntry.parse({
    title: isLong ? '' : page.title,
    content: withSealedPictures(words, kept),
    mood: page.mood ?? mapped,
    energy: page.energy,
    stress: page.stress,
    topics: page.topics,
    createdAt: page.createdAt,
    zone: page.zone,
    ...(page.isStarred ? { isStarred: true } : {}),
    ...(photos.length > 0 ? { photos } : {}),
    ...(page.activities.length > 0 ? { activities: page.activities } : {}),
  })
  const mark: ImportMark = { source, batchId, originalId: page.originalId, at, check: checkOf(entry) }
  const label = page.moodLabel === null ? {} : { moodLabel: page.moodLabel }
  return { ...entry, metadata: { ...page.details, ...label, import: mark } }
}
