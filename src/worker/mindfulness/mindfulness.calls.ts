import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import { command } from '#worker/core/worker-calls.ts'

export interface EndedSession {
  readonly uid: string
  /** Its milliseconds may have fractions. */
  readonly session: MindfulnessSession
}
/** Keeps a session that ended; one of less than ten seconds is not kept. */
export const keepSession = command<EndedSession, void>('mindfulness.keep')
