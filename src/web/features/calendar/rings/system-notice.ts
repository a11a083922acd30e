import { pathOfRing, systemNotice } from '#browser/ring-notice.ts'
import { type PlannedRing, ringKey } from '#domain/calendar/reminders/ring-plan.ts'
import { noticeOf, type RingNotice } from '#domain/calendar/reminders/ring-words.ts'

/** Whether the person let this site show notices of the system. */
export const mayShowNotices = (): boolean => 'Notification' in window && Notification.permission === 'granted'

/** Shows a notice of the system: by the service worker, where there is one, since only its notices can be answered. */
async function showNotice(notice: RingNotice, how: Parameters<typeof systemNotice>[1]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const options = systemNotice(notice, how)
  if (registration) return registration.showNotification(notice.title, options)
  const { actions: _, ...plain } = options
  new Notification(notice.title, plain)
}

/** Tells a ring by the system, once, however many tabs and calls of the server want to: `noteTold` notes it, and says no where it was told before. */
export async function tellBySystem(
  ring: Omit<PlannedRing, 'id'>,
  nowMs: number,
  noteTold: (key: string) => Promise<boolean>,
): Promise<void> {
  const key = ringKey(ring)
  if (!mayShowNotices() || !(await noteTold(key))) return
  const { uid, atMs } = ring
  const data = { id: null, ring: { uid, atMs }, key, path: pathOfRing(ring) }
  await showNotice(noticeOf({ ...ring, id: key }, { at: atMs }, nowMs), { tag: key, timestamp: atMs, data })
}

/** A notice that is only a test. */
export const showTestNotice = (nowMs: number): Promise<void> =>
  showNotice(
    { title: 'A test reminder', body: 'This is how your system shows a reminder.', actions: [] },
    { tag: 'test', timestamp: nowMs, data: null },
  )
