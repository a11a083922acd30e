import { type CommandImpl, lazyCommands, type WorkerTools } from '#worker/core/worker-calls.ts'
import { changeEvent, moveReminder, remindBefore, removeEvent } from './calendar.calls.ts'
import {
  listCalendarFiles,
  lookIntoCalendarFile,
  takeCalendarFile,
  takeOutCalendarFile,
  writeCalendarFile,
} from './files/calendar-files.calls.ts'
import {
  beginGoogle,
  chooseGoogleCalendars,
  endGoogle,
  listGoogleCalendars,
  readGoogle,
  syncGoogleNow,
  writeToGoogle,
} from './google/google.calls.ts'
import type { OneTabAtATime } from './push/keep-plan.ts'
import { noteRingTold, readPushHere, tryPushHere, turnPushOff, turnPushOn } from './push/push.calls.ts'
import {
  chooseFeed,
  feedTrouble,
  followCalendar,
  refreshCalendar,
  takeCalendarFaults,
} from './sharing/sharing.calls.ts'

/** What can be done with what stands on it. */
export const calendarCommands: readonly CommandImpl[] = [
  ...lazyCommands(
    [changeEvent, removeEvent, remindBefore, moveReminder],
    async () => (await import('./change-events.ts')).eventCommands,
  ),
  ...lazyCommands(
    [listCalendarFiles, lookIntoCalendarFile, takeCalendarFile, takeOutCalendarFile, writeCalendarFile],
    async () => (await import('./files/calendar-files.ts')).calendarFileCommands,
  ),
  ...lazyCommands(
    [followCalendar, refreshCalendar, takeCalendarFaults, chooseFeed, feedTrouble],
    async () => (await import('./sharing/sharing.ts')).sharingCommands,
  ),
  ...lazyCommands(
    [
      readGoogle,
      beginGoogle,
      listGoogleCalendars,
      chooseGoogleCalendars,
      writeToGoogle,
      syncGoogleNow,
      endGoogle,
    ],
    async () => (await import('./google/google-commands.ts')).googleCommands,
  ),
  ...lazyCommands(
    [readPushHere, turnPushOn, turnPushOff, noteRingTold, tryPushHere],
    async () => (await import('./push/push-commands.ts')).pushCommands,
  ),
]

/** After opening there is more urgent work than the next reminders. */
const planAfterMs = 3_000

/** Keeps what this device may be called for, and calendars from elsewhere, up to date while a vault is open (tools), until it closes (null). Its code is fetched a little later. */
export function keepRingPlan(oneTabAtATime: OneTabAtATime): (tools: WorkerTools | null) => void {
  let latest: WorkerTools | null = null
  let keep: ((tools: WorkerTools | null) => void) | undefined
  return (tools) => {
    latest = tools
    if (keep) return keep(tools)
    if (!tools) return
    setTimeout(() => {
      if (keep || latest !== tools) return
      import('./keep-calendar.ts')
        .then(({ keepCalendarInWorker }) => {
          keep ??= keepCalendarInWorker(oneTabAtATime)
          keep(latest)
        })
        .catch((error: unknown) => console.error(error))
    }, planAfterMs)
  }
}
