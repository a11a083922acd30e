import { late, lazyAnswers, type QueryImpl, type StreamImpl } from '#worker/core/worker-calls.ts'
import { checkJournalFiles, importJournal, importRows, undoJournalImport } from './import.calls.ts'
import type { ImportParts } from './import.ts'

export const importQueries: readonly QueryImpl[] = lazyAnswers(
  [importRows],
  async () => (await import('./import-answers.ts')).importAnswers,
)

/** The journals of other apps in, and out again. */
export const importStreamsOver = (parts: ImportParts): readonly StreamImpl[] =>
  late([checkJournalFiles, importJournal, undoJournalImport], async () =>
    (await import('./import.ts')).importStreams(parts),
  )
