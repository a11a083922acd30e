import { isReadOnly, isStorageFull } from '#server/db/database-faults.ts'
import type { AppDeps } from './app-deps.ts'
import { errorFields } from './logs/logging.ts'

export interface Rounds {
  /** Begins to look, and looks again at once: there may be something earlier than was known. */
  wake(): void
  stop(): Promise<void>
}

interface RoundWork {
  /** What it is called in the log. */
  readonly task: string
  /** Does what is due. */
  readonly work: () => Promise<unknown>
  /** When something is due next (ms since 1970); null: nothing is known of. */
  readonly nextAt: () => Promise<number | null>
  /** Another server of this database may have been given work of which this one knows nothing. */
  readonly mostRestMs: number
}

/** After this the next look comes although something is due: a database that fails is not asked without end. */
const leastRestMs = 250

/** Looks when the next thing is due, and when it is woken; one round at a time. */
export function inRounds(
  { health, now }: Pick<AppDeps, 'health' | 'now'>,
  { task, work, nextAt, mostRestMs }: RoundWork,
  log: (fields: Record<string, unknown>) => void,
): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isAskedAgain = false
  let round: Promise<void> | undefined
  const look = async (): Promise<void> => {
    let restMs = mostRestMs
    try {
      if (health.state === 'sound') await work()
      const next = await nextAt()
      if (next !== null) restMs = Math.min(mostRestMs, Math.max(leastRestMs, next - now()))
    } catch (error) {
      health.noticed(error)
      // Whoever asks for something is told of a full disk already, and it is logged there.
      if (!isStorageFull(error) && !isReadOnly(error))
        log({ event: 'database_fault', task, ...errorFields(error) })
    }
    round = undefined
    if (!isOver) after(isAskedAgain ? 0 : restMs)
  }
  const after = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isAskedAgain = false
      round = look()
    }, ms)
    timer.unref()
  }
  return {
    wake() {
      if (round) isAskedAgain = true
      else if (!isOver) after(0)
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await round
    },
  }
}
