import {
  type CommandImpl,
  late,
  lazyAnswers,
  lazyCommands,
  type QueryImpl,
  type StreamImpl,
} from '#worker/core/worker-calls.ts'
import { checkHabitFile, exportHabits, importHabits, undoHabitImport } from './exchange.calls.ts'
import {
  changeCue,
  clearHabitDay,
  completeHabit,
  cueTypeRows,
  habitDetail,
  habitRows,
  noteCompletion,
  pauseHabit,
  placeHabit,
  resumeHabit,
  suggestionRows,
} from './habits.calls.ts'
import { keepWeekPage, weekReview } from './week-review.calls.ts'

const days = () => import('./habit-commands.ts')
const review = () => import('./week-review.ts')

/** The questions that the habits page asks. */
export const habitQueries: readonly QueryImpl[] = [
  ...lazyAnswers(
    [habitRows, habitDetail, cueTypeRows],
    // Who sees habits can tick them, also when the server goes away meanwhile.
    async () => (await Promise.all([import('./habit-answers.ts'), days()]))[0].habitAnswers,
  ),
  // Pages are read for danger before a habit is found in them: that part is large, and nobody waits for it who only ticks a habit.
  ...lazyAnswers([suggestionRows], async () => (await import('./suggestions.ts')).suggestionAnswers),
  ...lazyAnswers([weekReview], async () => (await review()).weekAnswers),
]

/** What can be done with habits, beside making and changing them as every entity is. */
export const habitCommands: readonly CommandImpl[] = [
  ...lazyCommands(
    [completeHabit, noteCompletion, clearHabitDay, pauseHabit, resumeHabit, placeHabit, changeCue],
    async () => (await days()).habitCommands,
  ),
  ...lazyCommands([keepWeekPage], async () => (await review()).weekCommands),
]

/** Habits of other apps in, and habits out. */
export const habitStreams: readonly StreamImpl[] = late(
  [checkHabitFile, importHabits, undoHabitImport, exportHabits],
  async () => (await import('./exchange.ts')).exchangeStreams,
)
