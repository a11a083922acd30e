import { saidBy } from '#browser/failure-sentences.ts'
import type { JournalImportPlan, MoodMapping } from '#domain/import/import-plan.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import {
  type ChosenFile,
  checkJournalFiles,
  type ImportReport,
  importJournal,
  undoJournalImport,
} from '#worker/import/import.calls.ts'
import { endedWords } from './import-words.ts'

export type ImportStage =
  | { readonly is: 'idle' }
  | { readonly is: 'looking' | 'bringing' | 'undoing'; readonly done: number; readonly of: number }
  | { readonly is: 'plan'; readonly files: readonly ChosenFile[]; readonly plan: JournalImportPlan }
  | { readonly is: 'done'; readonly report: ImportReport }
  | { readonly is: 'undone'; readonly pages: number; readonly stays: number }
  | { readonly is: 'trouble'; readonly sentence: string }

/** Goes on while other pages are looked at; whoever signs in next sees nothing of it. */
const work = watchedValue<{ readonly owner: number | null; readonly stage: ImportStage } | null>(null)
let stop = new AbortController()

const idle: ImportStage = { is: 'idle' }

interface Step {
  readonly first: 'looking' | 'bringing' | 'undoing'
  /** What is true after it failed or was stopped; '': nothing has changed. */
  readonly afterwards: () => string
}

/** Runs one step; stopped or failed it says how things stand. */
async function run(
  { owner }: VaultCalls,
  { first, afterwards }: Step,
  step: (tell: (stage: ImportStage) => void, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  stop = new AbortController()
  const { signal } = stop
  const tell = (stage: ImportStage) => work.write({ owner, stage })
  tell({ is: first, done: 0, of: 0 })
  try {
    await step(tell, signal)
  } catch (error) {
    if (isLocked(error)) return tell(idle)
    const after = afterwards()
    if (signal.aborted) return tell(after === '' ? idle : { is: 'trouble', sentence: `Stopped. ${after}` })
    console.error(error)
    const why = saidBy(error, 'Something went wrong.')
    tell({ is: 'trouble', sentence: `${why} ${after}`.trim() })
  }
}

const look = (vault: VaultCalls, files: readonly ChosenFile[]) =>
  run(vault, { first: 'looking', afterwards: () => '' }, (tell, signal) =>
    vault.stream(
      checkJournalFiles,
      { files },
      (event) => {
        if (event.is === 'progress') tell({ ...event, is: 'looking' })
        else if (event.is === 'fault') tell({ is: 'trouble', sentence: event.sentence })
        else tell({ is: 'plan', files, plan: event.plan })
      },
      signal,
    ),
  )

const goOn = () => 'What is left of the import is in the list below. Press Undo again.'

const bring = (vault: VaultCalls, files: readonly ChosenFile[], moods: MoodMapping) => {
  let afterwards = ''
  return run(vault, { first: 'bringing', afterwards: () => afterwards }, (tell, signal) =>
    vault.stream(
      importJournal,
      { files, moods },
      (event) => {
        if (event.is === 'progress') tell({ ...event, is: 'bringing' })
        else if (event.is === 'takingOut') tell({ ...event, is: 'undoing' })
        else if (event.is === 'fault') tell({ is: 'trouble', sentence: event.sentence })
        else if (event.is === 'ended') afterwards = endedWords(event.left)
        else tell(event)
      },
      signal,
    ),
  )
}

const undo = (vault: VaultCalls, batchId: string) =>
  run(vault, { first: 'undoing', afterwards: goOn }, (tell) =>
    vault.stream(undoJournalImport, { batchId }, (event) =>
      tell(event.is === 'progress' ? { ...event, is: 'undoing' } : { ...event, is: 'undone' }),
    ),
  )

/** The import of another app's journal: how it stands, and what can be done about it. */
export function useJournalImport() {
  const vault = useVaultCalls()
  const known = useWatched(work)
  return {
    stage: known && known.owner === vault.owner ? known.stage : idle,
    look: (files: readonly ChosenFile[]) => void look(vault, files),
    bring: (files: readonly ChosenFile[], moods: MoodMapping) => void bring(vault, files, moods),
    undo: (batchId: string) => void undo(vault, batchId),
    leave: () => work.write(null),
    cancel: () => stop.abort(),
  }
}
