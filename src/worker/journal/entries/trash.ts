import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { isOf } from '#domain/entity/records.ts'
import { guidedConversations } from '#domain/guided/guided-conversation.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { binned, isBinned } from '#domain/journal/versions/binned.ts'
import type { Entity, VaultSession } from '#vault/store/store.ts'
import { removeOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { deleteForGood, readTrashed } from './trash.calls.ts'

/** A page that nobody deleted stays, also where it is another version of one that goes; so do a reminder and a guided conversation, which stand for themselves. */
const isOnItsOwn = (one: Entity<object>): boolean =>
  isOf(reminders, one) || isOf(guidedConversations, one) || (isOf(journalEntries, one) && !isBinned(one))

/** Seals tombstones over entries of the trash and what belongs to them. Answers how many went; what was cut short is finished the next time. */
export async function removeForGood(session: VaultSession, uids: readonly string[]): Promise<number> {
  const inTrash = new Set(binned(session.store).map(({ uid }) => uid))
  const gone = [...new Set(uids)].filter((uid) => inTrash.has(uid))
  await removeOf({ session }, journalEntries, gone, isOnItsOwn)
  return gone.length
}

export const trashCommands: readonly CommandImpl[] = [
  perform(readTrashed, async ({ session }, { uid }) => {
    const entity = session.store.of(journalEntries).get(uid)
    return entity && isBinned(entity) ? entity.data.content : null
  }),
  perform(deleteForGood, ({ session }, { uids }) => removeForGood(session, uids)),
]
