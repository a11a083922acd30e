import { rowPerEntity } from '#domain/entity/view.ts'
import { summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import { isPurgeDue } from '#domain/journal/versions/trash.ts'
import { perStartHour } from '#domain/time/my-day-in.ts'
import type { Entity, Store, VaultSession } from '#vault/store/store.ts'

import { answer, type CommandImpl, perform, type QueryImpl } from '#worker/core/worker-calls.ts'
import { deleteForGood, readTrashed, type TrashRow, trashRows } from './trash.calls.ts'

/** An entry that lies in the trash. */
interface Binned extends JournalEntry {
  readonly deletedAt: string
}

const isBinned = (entity: Entity<JournalEntry>): entity is Entity<Binned> => entity.data.deletedAt !== null

const binned = (store: Store): Entity<Binned>[] => [...store.of(journalEntries).values()].filter(isBinned)

const makerOf = perStartHour((startHour) =>
  rowPerEntity<Binned, TrashRow>(({ uid, data }) => {
    const { title, excerpt, day, isCheckIn } = summarise(data, startHour)
    return { id: uid, title, excerpt, day, isCheckIn, deletedAt: data.deletedAt }
  }),
)

/**
 * Seals tombstones over entries of the trash, and over what belongs to them: their versions, the talk beside them and what was said about
 * their reading. The entry itself goes last, so that what was cut short is finished the next time. Answers how many went.
 */
export async function removeForGood(session: VaultSession, uids: readonly string[]): Promise<number> {
  const { store } = session
  const inTrash = new Set(binned(store).map(({ uid }) => uid))
  const gone = new Set(uids.filter((uid) => inTrash.has(uid)))
  const belongings: string[] = []
  for (const { uid, data } of store.of(pageHistories).values()) if (gone.has(data.of)) belongings.push(uid)
  for (const { uid, data } of store.of(journalMessages).values())
    if (data.entryId !== null && gone.has(data.entryId)) belongings.push(uid)
  // What was said about its reading quotes it.
  for (const { uid, data } of store.of(journalInsights).values())
    if (gone.has(data.entryId)) belongings.push(uid)
  for (const uid of [...belongings, ...gone]) await session.remove(uid)
  return gone.size
}

/** What has lain in the trash for its 30 days; now in ms. */
export const purgeDue = (store: Store, nowMs: number): string[] =>
  binned(store)
    .filter(({ data }) => isPurgeDue(data, nowMs))
    .map(({ uid }) => uid)

export const trashQueries: readonly QueryImpl[] = [
  answer(trashRows, (store) =>
    binned(store)
      .map(makerOf(store))
      .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1)),
  ),
]

export const trashCommands: readonly CommandImpl[] = [
  perform(readTrashed, async ({ session }, { uid }) => {
    const entity = session.store.of(journalEntries).get(uid)
    return entity && isBinned(entity) ? entity.data.content : null
  }),
  perform(deleteForGood, ({ session }, { uids }) => removeForGood(session, uids)),
]
