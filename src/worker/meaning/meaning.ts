import { rest } from '#worker/core/pause.ts'
import { type CommandImpl, late, lazyCommands, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { putAwayMeaning, setMeaning, watchMeaning } from './meaning.calls.ts'
import type { MeaningKeeper } from './meaning-model.ts'

export interface MeaningParts {
  /** Who keeps vectors of pages; nobody where this is not given. */
  readonly keeper?: () => Promise<MeaningKeeper>
  /** Ends once everything that is more urgent has read the journal. */
  readonly othersRead: (tools: WorkerTools, signal: AbortSignal) => Promise<unknown>
}

/** After opening there is more urgent work. */
const firstMs = 5_000

/** The model that finds pages by what they mean, in every vault that opens (tools) until it closes (null). Its code comes late. */
export function meaningModelInWorker(parts: MeaningParts): {
  onSession(tools: WorkerTools | null): void
  readonly commands: readonly CommandImpl[]
  readonly streams: readonly StreamImpl[]
} {
  let life = new AbortController()
  const room = async () => {
    const [{ roomOf }, answers] = await Promise.all([
      import('./model/browser-meaning.ts'),
      import('./model/meaning-answers.ts'),
    ])
    return { ...answers, of: (tools: WorkerTools) => roomOf(tools, parts, life.signal) }
  }
  return {
    onSession(tools) {
      life.abort()
      life = new AbortController()
      const { signal } = life
      if (tools)
        rest(firstMs, signal)
          .then(async () => {
            if (signal.aborted) return
            const { of } = await room()
            if (!signal.aborted) of(tools)
          })
          .catch((error: unknown) => console.error(error))
    },
    commands: lazyCommands([setMeaning, putAwayMeaning], async () => {
      const { of, meaningCommandsOver } = await room()
      return meaningCommandsOver(of)
    }),
    streams: late([watchMeaning], async () => {
      const { of, meaningStreamsOver } = await room()
      return meaningStreamsOver(of)
    }),
  }
}
