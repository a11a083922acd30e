import { z } from 'zod'
import type { Entity, Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import type { Ratings } from '#domain/journal/rating-words.ts'
import { type KeptSound, soundPresets } from '#domain/mindfulness/mindfulness-records.ts'

export interface KeptSoundRow extends KeptSound {
  readonly id: string
}

export interface LatestRatingsRow extends Ratings {
  readonly id: string
  /** When it was said, ISO instant. */
  readonly at: string
}

const soundRow = rowPerEntity<KeptSound, KeptSoundRow>(({ uid, data }) => ({ ...data, id: uid }))

const inOrder = (records: Records): KeptSoundRow[] =>
  [...records.of(soundPresets).values()]
    .map(soundRow)
    .sort((a, b) => Date.parse(a.dateCreated) - Date.parse(b.dateCreated) || (a.id < b.id ? -1 : 1))

const ratingsRow = rowPerEntity<JournalEntry, LatestRatingsRow>(
  ({ data: { mood, energy, stress, createdAt } }) => ({ id: 'ratings', mood, energy, stress, at: createdAt }),
)

/** Conflict copies and the trash do not count. */
function latestRated(records: Records, until: string): LatestRatingsRow[] {
  const untilMs = Date.parse(until)
  let latest: Entity<JournalEntry> | undefined
  let latestMs = Number.NEGATIVE_INFINITY
  for (const entity of records.of(journalEntries).values()) {
    const { deletedAt, conflictOf, mood, energy, stress, createdAt } = entity.data
    if (deletedAt !== null || conflictOf || (mood ?? energy ?? stress) === null) continue
    const atMs = Date.parse(createdAt)
    if (atMs <= untilMs && atMs > latestMs) [latest, latestMs] = [entity, atMs]
  }
  return latest ? [ratingsRow(latest)] : []
}

/** The sounds that the person kept, oldest first. */
export const keptSounds = view({ reads: [soundPresets], args: z.null(), rows: inOrder })

/** The newest page on which the person rated mood, energy or stress, up to an instant (ISO): one row, or none. */
export const latestRatings = view({
  reads: [journalEntries],
  args: z.object({ until: z.iso.datetime() }),
  rows: (records, { until }) => latestRated(records, until),
})
