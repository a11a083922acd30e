import { askJob } from '#worker/core/background-jobs.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { dueCalendars } from './due-calendars.ts'
import { hasOrphans } from './orphans.ts'

const lookEveryMs = 10 * 60_000

/** Asks for the followed calendars of every vault that opens (tools), each once an hour, until it closes (null). */
export function keepCalendarsInWorker(
  ask: (tools: WorkerTools) => void = ({ session }) => askJob(session.store, 'calendar.refresh'),
): (tools: WorkerTools | null) => void {
  let timer: ReturnType<typeof setInterval> | undefined
  return (tools) => {
    clearInterval(timer)
    if (!tools) return
    const look = async () => {
      if (hasOrphans(tools) || (await dueCalendars(tools)).length > 0) ask(tools)
    }
    // Local state that does not open is asked for at the next look.
    const guarded = () => void look().catch((error: unknown) => console.error(error))
    guarded()
    timer = setInterval(guarded, lookEveryMs)
  }
}
