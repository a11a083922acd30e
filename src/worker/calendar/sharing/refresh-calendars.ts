import { CalendarTooLargeError, NoCalendarError } from '#domain/calendar/ics/calendar-file-errors.ts'
import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { JobResult } from '#domain/jobs/device-job.ts'
import type { Entity } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { dueCalendars, followedIn, notBefore } from './due-calendars.ts'
import { type FetchText, fetchByServer, NotFetchedError, OutsideCalendarError } from './fetch-text.ts'
import { removeOrphans } from './orphans.ts'
import { readFollowed, takeOver } from './take-over.ts'

const hourMs = 3_600_000
/** What this device could not do it tries again sooner. */
const againMs = 10 * 60_000

/** Keeps how a fetching ended, where that is something new. */
async function note(
  tools: WorkerTools,
  uid: string,
  changes: Partial<Pick<CalendarSubscription, 'trouble' | 'fetchedAt' | 'unread'>>,
): Promise<void> {
  const known = tools.session.store.one(calendarSubscriptions, uid)?.data
  if (!known || Object.entries(changes).every(([name, value]) => Reflect.get(known, name) === value)) return
  await patchOf(tools, calendarSubscriptions, uid, changes)
}

const isOfCalendar = (error: unknown): error is Error =>
  [OutsideCalendarError, NoCalendarError, CalendarTooLargeError].some((kind) => error instanceof kind)

/** Fetches one calendar. A fault of its own is kept with it, and what stood here stays: false then. Throws NotFetchedError. */
async function refresh(
  tools: WorkerTools,
  { uid, data }: Entity<CalendarSubscription>,
  fetchText: FetchText,
): Promise<boolean> {
  const nowMs = tools.now()
  // Before it is asked: other tabs and what comes to nothing count as well.
  await notBefore(tools, uid, nowMs + hourMs)
  try {
    const text = await fetchText(data.address)
    const placing = await readFollowed(tools, { uid, name: data.name, text })
    await takeOver(tools, uid, placing)
    await note(tools, uid, {
      fetchedAt: new Date(nowMs).toISOString(),
      trouble: null,
      unread: placing.unread.length,
    })
    return true
  } catch (error) {
    if (!isOfCalendar(error)) {
      await notBefore(tools, uid, nowMs + againMs)
      throw error
    }
    await note(tools, uid, { trouble: error.message.slice(0, 500) })
    return false
  }
}

/** Fetches one calendar now. Throws NotFetchedError. */
export async function refreshOne(tools: WorkerTools, uid: string, fetchText: FetchText): Promise<void> {
  const one = followedIn(tools.session.store).find((followed) => followed.uid === uid)
  if (one) await refresh(tools, one, fetchText)
}

/** Fetches the calendars whose last time is an hour ago; answers how many, and how many could not be had. */
export async function refreshDue(
  tools: WorkerTools,
  signal: AbortSignal,
  fetchText: FetchText = fetchByServer,
): Promise<JobResult> {
  await removeOrphans(tools)
  let [calendars, faults] = [0, 0]
  for (const one of await dueCalendars(tools)) {
    if (signal.aborted) break
    const isWell = await refresh(tools, one, fetchText).catch((error: unknown) => {
      if (error instanceof NotFetchedError) return false
      throw error
    })
    if (isWell) calendars += 1
    else faults += 1
  }
  return { calendars, faults }
}
