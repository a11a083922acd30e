import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { createOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type EndedSession, keepSession } from './mindfulness.calls.ts'

/** Who opens the overlay and closes it again held no session. */
const leastKeptMs = 10_000

async function keep(tools: WorkerTools, { uid, session }: EndedSession): Promise<void> {
  if (session.spentMs < leastKeptMs) return
  const whole = { zone: ruleOf(tools).zone, ...session, spentMs: Math.round(session.spentMs) }
  await createOf(tools, mindfulnessSessions, whole, uid)
}

export const mindfulnessCommands: readonly CommandImpl[] = [perform(keepSession, keep)]
