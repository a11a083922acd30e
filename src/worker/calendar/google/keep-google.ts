import { googleCalendars } from '#domain/calendar/google/google-records.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import type { Entity } from '#vault/store/store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { syncGoogle } from './sync-google.ts'

/** A change is rarely alone. */
const restMs = 2_000
const againMs = 5 * 60_000

const concerns = (changed: ReadonlyMap<string, Entity | undefined>): boolean =>
  [...changed.values()].some(
    (entity) =>
      entity === undefined || entity.kind === reminders.kind || entity.kind === googleCalendars.kind,
  )

/** Brings every vault that opens (tools) and its Google calendar together until it closes (null): soon after a reminder changed, and every five minutes. */
export function keepGoogleInWorker(
  sync: (tools: WorkerTools) => Promise<void> = syncGoogle,
): (tools: WorkerTools | null) => void {
  let stop: (() => void) | undefined
  return (tools) => {
    stop?.()
    stop = undefined
    if (!tools) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let isRunning = false
    let isStale = false
    const soon = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isRunning = true
        sync(tools)
          .catch((error: unknown) => isOver || console.error(error))
          .finally(() => {
            isRunning = false
            if (!isOver) soon(isStale ? restMs : againMs)
            isStale = false
          })
      }, ms)
    }
    const unsubscribe = tools.session.store.onChange((changed) => {
      if (!concerns(changed)) return
      if (isRunning) isStale = true
      else soon(restMs)
    })
    soon(restMs)
    stop = () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
    }
  }
}
