import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type KeptSound, soundPresets } from '#domain/mindfulness/mindfulness-records.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { answer, type QueryImpl, rowPerEntity } from '#worker/core/worker-calls.ts'
import { type KeptSoundRow, keptSounds, type LatestRatingsRow, latestRatings } from './resonance.calls.ts'

const soundRow = rowPerEntity<KeptSound, KeptSoundRow>(({ uid, data }) => ({ ...data, id: uid }))

const inOrder = (store: Store): KeptSoundRow[] =>
  [...store.of(soundPresets).values()]
    .map(soundRow)
    .sort((a, b) => Date.parse(a.dateCreated) - Date.parse(b.dateCreated) || (a.id < b.id ? -1 : 1))

const ratingsRow = rowPerEntity<JournalEntry, LatestRatingsRow>(
  ({ data: { mood, energy, stress, createdAt } }) => ({ id: 'ratings', mood, energy, stress, at: createdAt }),
)

/** Conflict copies and the trash do not count. */
function latestRated(store: Store, until: string): LatestRatingsRow[] {
  const untilMs = Date.parse(until)
  let latest: Entity<JournalEntry> | undefined
  let latestMs = Number.NEGATIVE_INFINITY
  for (const entity of store.of(journalEntries).values()) {
    const { deletedAt, conflictOf, mood, energy, stress, createdAt } = entity.data
    if (deletedAt !== null || conflictOf || (mood ?? energy ?? stress) === null) continue
    const atMs = Date.parse(createdAt)
    if (atMs <= untilMs && atMs > latestMs) [latest, latestMs] = [entity, atMs]
  }
  return latest ? [ratingsRow(latest)] : []
}

/** What the page about sound asks of the vault. */
export const resonanceQueries: readonly QueryImpl[] = [
  answer(keptSounds, inOrder),
  answer(latestRatings, (store, { until }) => latestRated(store, until)),
]
