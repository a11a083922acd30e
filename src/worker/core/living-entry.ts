import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type Entity, isOf } from '#vault/store/store.ts'

/** Whether a thing of the vault is a journal entry outside the trash. */
export const isLivingEntry = (entity: Entity | undefined): entity is Entity<JournalEntry> =>
  isOf(journalEntries, entity) && entity.data.deletedAt == null
