import type { HabitImportPlan } from '#domain/habits/exchange/import-plan.ts'
import type { Day } from '#domain/time/day.ts'
import { stream } from '#worker/core/worker-calls.ts'

export type HabitImportEvent =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  /** The file cannot be used, and why. */
  | { readonly is: 'fault'; readonly sentence: string }
  | { readonly is: 'plan'; readonly plan: HabitImportPlan }
  | { readonly is: 'done'; readonly importId: string; readonly habits: number; readonly days: number }

/** Reads a file of another app and says what would come of it; writes nothing. */
export const checkHabitFile = stream<{ file: Blob; today: Day }, HabitImportEvent>('habits.check-file')
/** Puts what such a file holds into the vault. What is there already by the same name is given the days that it lacks. */
export const importHabits = stream<{ file: Blob; today: Day }, HabitImportEvent>('habits.import')
/** What earlier imports brought, the newest first. */
export const listHabitImports = stream<null, readonly HabitImport[]>('habits.imports')

/** An import whose records are still here. `at`: when it was done (ISO). */
export interface HabitImport {
  readonly id: string
  readonly at: string
  readonly habits: number
  readonly days: number
}

/** Takes out what one import brought, and nothing that was changed since. */
export const undoHabitImport = stream<{ importId: string }, HabitImportEvent>('habits.undo-import')

export type HabitExportEvent = { readonly is: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
/** All habits as Loop Habit Tracker exports them: a zip of CSV files. */
export const exportHabits = stream<{ today: Day }, HabitExportEvent>('habits.export')
