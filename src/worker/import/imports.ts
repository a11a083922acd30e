import { late, type StreamImpl } from '#worker/core/worker-calls.ts'
import { checkJournalFiles, importJournal, undoJournalImport } from './import.calls.ts'
import type { ImportParts } from './import.ts'

/** The journals of other apps in, and out again. */
export const importStreamsOver = (parts: ImportParts): readonly StreamImpl[] =>
  late([checkJournalFiles, importJournal, undoJournalImport], async () =>
    (await import('./import.ts')).importStreams(parts),
  )
