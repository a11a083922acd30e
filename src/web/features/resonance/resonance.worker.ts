import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type KeptSound, soundPreset, soundPresets } from '#domain/mindfulness/mindfulness-records.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { answer, type CommandImpl, perform, type QueryImpl, rowPerEntity } from '#web/lib/worker-calls.ts'
import {
  type KeptSoundRow,
  keepSound,
  keptSounds,
  type LatestRatingsRow,
  latestRatings,
  removeSound,
  renameSound,
} from './resonance.calls.ts'

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

/** What it can have done. */
export const resonanceCommands: readonly CommandImpl[] = [
  perform(keepSound, async ({ session }, { uid, sound }) => {
    await session.put(soundPresets, uid, soundPreset.parse(sound))
  }),
  perform(renameSound, async ({ session }, { uid, name }) => {
    const kept = session.store.one(soundPresets, uid)
    if (kept?.kind !== soundPresets.kind) return
    await session.put(soundPresets, uid, soundPreset.parse({ ...kept.data, name }))
  }),
  perform(removeSound, async ({ session }, { uid }) => {
    const kept = session.store.one(soundPresets, uid)
    if (kept?.kind !== soundPresets.kind) return null
    await session.remove(uid)
    return kept.data
  }),
]
