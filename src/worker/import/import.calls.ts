import type { JournalImportPlan, MoodMapping } from '#domain/import/import-plan.ts'
import type { ImportProblem, ImportSource } from '#domain/import/imported-page.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** A file as it was chosen; the name holds its folders where a folder was. */
export interface ChosenFile {
  readonly name: string
  readonly file: Blob
}

type Progress = { readonly is: 'progress'; readonly done: number; readonly of: number }
/** The files cannot be used, and why. */
type Fault = { readonly is: 'fault'; readonly sentence: string }

export type ImportCheckEvent = Progress | Fault | { readonly is: 'plan'; readonly plan: JournalImportPlan }

/** What an import came to. */
export interface ImportReport {
  readonly batchId: string
  readonly source: ImportSource
  readonly pages: number
  readonly pictures: number
  /** Beyond what was told before: pictures that this browser cannot open, pages that are too long. */
  readonly problems: readonly ImportProblem[]
}
export type ImportEvent =
  | Progress
  | Fault
  /** It was stopped, or failed on the way; what it had put is going out again. */
  | { readonly is: 'takingOut'; readonly done: number; readonly of: number }
  /** Comes before the error with which it ends. `left`: pages that could not be taken out again. */
  | { readonly is: 'ended'; readonly left: number }
  | { readonly is: 'done'; readonly report: ImportReport }

/** `stays`: pages of the import that somebody has changed since. */
export type ImportUndoEvent =
  | Progress
  | { readonly is: 'done'; readonly pages: number; readonly stays: number }

/** Reads the journal of another app and says what would come of it; writes nothing. */
export const checkJournalFiles = stream<{ files: readonly ChosenFile[] }, ImportCheckEvent>('import.check')
/** Puts such a journal into the vault as one batch; what came before is left as it is. Stopped on the way, it takes out again what it put. */
export const importJournal = stream<{ files: readonly ChosenFile[]; moods: MoodMapping }, ImportEvent>(
  'import.bring',
)
/** Takes out what one import brought, and nothing that somebody has changed since. */
export const undoJournalImport = stream<{ batchId: string }, ImportUndoEvent>('import.undo')
