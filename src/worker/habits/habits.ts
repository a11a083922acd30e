import { type CommandImpl, late, lazyCommands, type StreamImpl } from '#worker/core/worker-calls.ts'
import { watchDone } from './done-suggestions.calls.ts'
import {
  checkHabitFile,
  exportHabits,
  importHabits,
  listHabitImports,
  undoHabitImport,
} from './exchange.calls.ts'
import { watchHabit } from './habit-insights.calls.ts'
import {
  changeCue,
  clearHabitDay,
  completeHabit,
  noteCompletion,
  pauseHabit,
  placeHabit,
  resumeHabit,
} from './habits.calls.ts'
import { keepWeekPage } from './week-review.calls.ts'

/** Fetched with the list of habits: who sees habits can tick them, also when the server goes away meanwhile. */
export const habitDays = () => import('./habit-commands.ts')

/** What can be done with habits, beside making and changing them as every entity is. */
export const habitCommands: readonly CommandImpl[] = [
  ...lazyCommands(
    [completeHabit, noteCompletion, clearHabitDay, pauseHabit, resumeHabit, placeHabit, changeCue],
    async () => (await habitDays()).habitCommands,
  ),
  ...lazyCommands([keepWeekPage], async () => (await import('./week-review.ts')).weekCommands),
]

/** Habits of other apps in, and habits out; what the days of one show. */
export const habitStreams: readonly StreamImpl[] = [
  ...late(
    [checkHabitFile, importHabits, listHabitImports, undoHabitImport, exportHabits],
    async () => (await import('./exchange.ts')).exchangeStreams,
  ),
  ...late([watchDone], async () => (await import('./done-suggestions.ts')).doneStreams),
  ...late([watchHabit], async () => (await import('./habit-insights.ts')).habitInsightStreams),
]
