import { rest } from '#worker/core/pause.ts'
import {
  type CommandImpl,
  emitting,
  perform,
  type StreamImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { putAwayMeaning, setMeaning, watchMeaning } from '../meaning.calls.ts'
import type { MeaningRoom } from './meaning-room.ts'

type RoomOf = (tools: WorkerTools) => MeaningRoom

/** Reading pages says more than a screen has to show. */
const betweenNewsMs = 250

export const meaningCommandsOver = (roomOf: RoomOf): readonly CommandImpl[] => [
  perform(setMeaning, (tools, { on }) => roomOf(tools).set(on)),
  perform(putAwayMeaning, (tools) => roomOf(tools).putAway()),
]

export const meaningStreamsOver = (roomOf: RoomOf): readonly StreamImpl[] => [
  emitting(watchMeaning, async (tools, _, emit, signal) => {
    const room = roomOf(tools)
    let isStale = true
    let wake = (): void => undefined
    const markStale = (): void => {
      isStale = true
      wake()
    }
    room.onChange(markStale, signal)
    signal.addEventListener('abort', () => wake(), { once: true })
    while (!signal.aborted) {
      if (isStale) {
        isStale = false
        const seen = await room.seen()
        if (seen) emit(seen)
        await rest(betweenNewsMs, signal)
      } else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }),
]
