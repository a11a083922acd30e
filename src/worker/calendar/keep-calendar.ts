import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { keepGoogleInWorker } from './google/keep-google.ts'
import { keepPlanInWorker, type OneTabAtATime } from './push/keep-plan.ts'
import { keepCalendarsInWorker } from './sharing/keep-calendars.ts'

/** Keeps what this device may be called for, and calendars from elsewhere, up to date while a vault is open (tools), until it closes (null). */
export function keepCalendarInWorker(oneTabAtATime: OneTabAtATime): (tools: WorkerTools | null) => void {
  const each = [keepPlanInWorker(oneTabAtATime), keepGoogleInWorker(), keepCalendarsInWorker()]
  return (tools) => {
    for (const keep of each) keep(tools)
  }
}
