import { type CommandImpl, lazyAnswers, lazyCommands, type QueryImpl } from '#worker/core/worker-calls.ts'
import type { EntryIndex } from '../replies/entry-index.ts'
import { dueLetter, keepLetter } from './letter.calls.ts'

const weekLetters = () => import('./week-letters.ts')

/** Whether a letter is due. */
export const letterQueries: readonly QueryImpl[] = lazyAnswers(
  [dueLetter],
  async () => (await weekLetters()).letterAnswers,
)

/** What letters do off the screen; `index` finds pages that disagree. */
export const letterCommands = (index: EntryIndex): readonly CommandImpl[] =>
  lazyCommands([keepLetter], async () => (await weekLetters()).letterActions(index))
