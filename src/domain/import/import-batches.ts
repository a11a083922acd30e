import type { EntityDefinition } from '../entity/entity.ts'
import { type JournalEntry, journalEntries, journalEntry } from '../journal/journal-entry.ts'
import { ownWordsIn } from '../sample-life/batch-mark.ts'
import { type KeptRecord, planTakeOut, type TakeOut } from '../sample-life/take-out.ts'
import { fnv1a } from '../text/fnv.ts'
import { importMarkOf, isChangedSinceImport } from './entry-of-import.ts'
import type { ImportSource } from './imported-page.ts'

/** An import whose pages are here: how many are left of it, and when it was (ISO). */
export interface HereBatch {
  readonly batchId: string
  readonly source: ImportSource
  readonly at: string
  readonly pages: number
}

/** The imports of which pages are here, the last one first. */
export function batchesIn(entries: Iterable<Pick<JournalEntry, 'metadata'>>): HereBatch[] {
  const batches = new Map<string, HereBatch>()
  for (const entry of entries) {
    const mark = importMarkOf(entry)
    if (!mark) continue
    const { batchId, source, at } = mark
    batches.set(batchId, { batchId, source, at, pages: (batches.get(batchId)?.pages ?? 0) + 1 })
  }
  return [...batches.values()].sort((a, b) => b.at.localeCompare(a.at))
}

/** A page of an import with the mark that a batch's records carry at their top; one that was changed has another check there than it should. */
function withMark(record: KeptRecord): KeptRecord {
  const metadata: unknown = 'metadata' in record.data ? record.data.metadata : null
  if (record.kind !== journalEntries.kind || Object(metadata).import === undefined) return record
  const read = journalEntry.safeParse(record.data)
  const mark = read.success ? importMarkOf(read.data) : null
  if (!read.success || !mark) return record
  const importedWords = isChangedSinceImport(read.data) ? -1 : fnv1a(ownWordsIn(record.data))
  return { ...record, data: { ...record.data, importId: mark.batchId, importedWords } }
}

/** What taking an import out comes to: its pages go, with what was read out of them; a page that its person has changed stays. */
export function planImportUndo(
  records: Iterable<KeptRecord>,
  batchId: string,
  entityOf: (kind: string) => EntityDefinition | undefined,
): TakeOut {
  return planTakeOut(Array.from(records, withMark), batchId, entityOf)
}
