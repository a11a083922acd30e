import { mindfulnessSession, mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type EndedSession, keepSession } from './mindfulness.calls.ts'

/** Who opens the overlay and closes it again held no session. */
const leastKeptMs = 10_000

async function keep({ session: vault }: WorkerTools, { uid, session }: EndedSession): Promise<void> {
  if (session.spentMs < leastKeptMs) return
  const whole = { ...session, spentMs: Math.round(session.spentMs) }
  await vault.put(mindfulnessSessions, uid, mindfulnessSession.parse(whole))
}

export const mindfulnessCommands: readonly CommandImpl[] = [perform(keepSession, keep)]
