import { rest } from '#worker/core/pause.ts'
import {
  type CommandImpl,
  late,
  lazyCommands,
  perform,
  type StreamImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { beginMeaning, putAwayMeaning, setMeaning, watchMeaning } from './meaning.calls.ts'
import type { MeaningParts } from './meaning-model.ts'

interface Said {
  readonly mayFetchUnasked: boolean
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
  let tell: (said: Said) => void = () => undefined
  const told = new Promise<Said>((resolve) => {
    tell = resolve
  })
  const room = async () => {
    const [said, { roomOf, ...answers }] = await Promise.all([told, import('./model/browser-meaning.ts')])
    return { ...answers, of: (tools: WorkerTools) => roomOf(tools, { ...parts, ...said }, life.signal) }
  }
  return {
    onSession() {
      life.abort()
      life = new AbortController()
    },
    commands: [
      perform(beginMeaning, async (tools, said) => {
        tell(said)
        const { signal } = life
        rest(firstMs, signal)
          .then(async () => signal.aborted || (await room()).of(tools))
          .catch((error: unknown) => console.error(error))
      }),
      ...lazyCommands([setMeaning, putAwayMeaning], async () => {
        const { of, meaningCommandsOver } = await room()
        return meaningCommandsOver(of)
      }),
    ],
    streams: late([watchMeaning], async () => {
      const { of, meaningStreamsOver } = await room()
      return meaningStreamsOver(of)
    }),
  }
}
