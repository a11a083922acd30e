import { type CommandImpl, lazyCommands } from '#worker/core/worker-calls.ts'
import { beginGuided, changeGuided, endGuided, findGuidedLines } from './guided.calls.ts'
import type { PagesToSearch } from './pages-to-search.ts'

/** What guided conversations do off the screen; `index` finds lines of earlier pages. */
export const guidedCommands = (index: PagesToSearch): readonly CommandImpl[] =>
  lazyCommands([beginGuided, changeGuided, findGuidedLines, endGuided], async () =>
    (await import('./guided-actions.ts')).guidedActions(index),
  )
