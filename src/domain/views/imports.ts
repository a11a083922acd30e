import { z } from 'zod'
import { view } from '#domain/entity/view.ts'
import { batchesIn } from '#domain/import/import-batches.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'

/** The imports of which pages are here, the last one first. */
export const importRows = view({
  reads: [journalEntries],
  args: z.null(),
  rows(records) {
    const entries = [...records.of(journalEntries).values()]
    return batchesIn(entries.map(({ data }) => data)).map((batch) => ({ ...batch, id: batch.batchId }))
  },
})
