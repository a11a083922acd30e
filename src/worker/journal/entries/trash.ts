import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { isPurgeDue } from '#domain/journal/versions/trash.ts'
import { perStartHour } from '#domain/time/my-day-in.ts'
import { type Entity, isOf, type Store, type VaultSession } from '#vault/store/store.ts'
import { removeOf } from '#worker/core/entity.ts'
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

/** A page that nobody deleted stays, also where it is another version of one that goes; so does a reminder that began on one. */
const isOnItsOwn = (one: Entity<object>): boolean =>
  one.kind === reminders.kind || (isOf(journalEntries, one) && !isBinned(one))

/** Seals tombstones over entries of the trash and what belongs to them. Answers how many went; what was cut short is finished the next time. */
export async function removeForGood(session: VaultSession, uids: readonly string[]): Promise<number> {
  const inTrash = new Set(binned(session.store).map(({ uid }) => uid))
  const gone = [...new Set(uids)].filter((uid) => inTrash.has(uid))
  await removeOf({ session }, journalEntries, gone, isOnItsOwn)
  return gone.length
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
