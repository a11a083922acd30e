import { type Entity, isOf } from '#domain/entity/records.ts'
import { type JournalEntry, journalEntries } from './journal-entry.ts'

/** Whether a thing of the vault is a journal entry outside the trash. */
export const isLivingEntry = (entity: Entity | undefined): entity is Entity<JournalEntry> =>
  isOf(journalEntries, entity) && entity.data.deletedAt == null
