import type { Entity, Records } from '#domain/entity/records.ts'
import { type JournalEntry, journalEntries } from '../journal-entry.ts'

/** An entry that lies in the trash. */
export interface Binned extends JournalEntry {
  readonly deletedAt: string
}

export const isBinned = (entity: Entity<JournalEntry>): entity is Entity<Binned> =>
  entity.data.deletedAt !== null

/** All that lie in the trash. */
export const binned = (records: Records): Entity<Binned>[] =>
  [...records.of(journalEntries).values()].filter(isBinned)
