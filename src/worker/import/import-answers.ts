import { batchesIn } from '#domain/import/import-batches.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { importRows } from './import.calls.ts'

/** Which imports are here. */
export const importAnswers: readonly QueryImpl[] = [
  answer(importRows, (store) => {
    const entries = [...store.of(journalEntries).values()]
    return batchesIn(entries.map(({ data }) => data)).map((batch) => ({ ...batch, id: batch.batchId }))
  }),
]
