import { send } from '#browser/request.ts'
import { forgetShown, leaveAnswer, noteShown } from '#browser/ring-answers.ts'
import { type NoticeData, pathOfRing, systemNotice } from '#browser/ring-notice.ts'
import { isToldInPage } from '#browser/telling-lock.ts'
import type { PushMessage } from '#contract/calendar/push.ts'
import { instantsPath, pushPath } from '#contract/calendar/push-paths.ts'
import { snoozeEnd } from '#domain/calendar/reminders/ring-answer.ts'
import { ringKey } from '#domain/calendar/reminders/ring-plan.ts'
import { noticeOf } from '#domain/calendar/reminders/ring-words.ts'
import { openRing } from './open-ring.ts'
import { isBelow } from './service-worker-routes.ts'
import type { ShellScope } from './service-worker-scope.ts'

const calendarPath = '/calendar'

/** Shows what the server calls for, and does what is pressed on it. `appAddresses`: where the app's own pages are. */
export function showPushes(scope: ShellScope, appAddresses: readonly string[]): void {
  const openAt = (path = calendarPath) => openInApp(scope, appAddresses, path)
  scope.addEventListener('push', (event) => {
    const message = messageOf(event.data?.text() ?? '')
    if (message) event.waitUntil(show(scope, message, Date.now()))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(pressed(event.notification.data as NoticeData | null, event.action, openAt))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(followSubscription(scope, event.oldSubscription, event.newSubscription))
  })
}

function messageOf(text: string): PushMessage | null {
  try {
    const { id, at, isTest } = JSON.parse(text) as Partial<PushMessage>
    if (typeof id !== 'string' || !Number.isFinite(at)) return null
    return { id, at: Number(at), ...(isTest === true && { isTest }) }
  } catch {
    return null
  }
}

/** Shows a ring once, however often it comes. A tab of the app that is looked at, unlocked, says it itself; other pages of this site say nothing. */
async function show(scope: ShellScope, message: PushMessage, nowMs: number): Promise<void> {
  if (!(await noteShown(message.id, nowMs))) return
  const opened = message.isTest ? null : await openRing(message.id, nowMs).catch(() => null)
  if (opened && (await isToldInPage(opened.userId))) return
  const ring = opened?.ring ?? null
  const key = ring && ringKey(ring)
  // A tab that is open and not looked at may have told it.
  if (key !== null && !(await noteShown(key, nowMs))) return
  const notice = noticeOf(ring, message, nowMs)
  const data: NoticeData = {
    id: message.id,
    ring: ring && { uid: ring.uid, atMs: ring.atMs },
    key,
    path: pathOfRing(ring),
  }
  const timestamp = ring?.atMs ?? message.at
  await scope.registration.showNotification(
    notice.title,
    systemNotice(notice, { tag: key ?? message.id, timestamp, data }),
  )
}

async function pressed(
  data: NoticeData | null,
  action: string,
  openAt: (path?: string) => Promise<void>,
): Promise<void> {
  const ring = data?.ring
  if (!data || !ring || (action !== 'done' && action !== 'ten-minutes')) return openAt(data?.path)
  const pressedMs = Date.now()
  await leaveAnswer({ ...ring, answer: action, pressedMs })
  if (action !== 'ten-minutes') return
  // What a tab told it tells again itself.
  if (data.id === null) return
  await forgetShown(data.id)
  if (data.key !== null) await forgetShown(data.key)
  const at = snoozeEnd('ten-minutes', pressedMs, 'UTC')
  const asked = await send('POST', instantsPath, { body: { id: data.id, at } }).catch(() => null)
  // Better once more now than never.
  if (!asked?.ok) await openAt(data.path)
}

/** Goes to a window of the app that is there; a page or a habit is opened beside it, where nothing that is being written is lost. */
async function openInApp(
  { clients }: ShellScope,
  appAddresses: readonly string[],
  path: string,
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => isBelow(appAddresses, new URL(url).pathname))
  if (open && path === calendarPath) await open.focus()
  else await clients.openWindow(path)
}

/** The browser was given another address by its push service: the server is told where it is reached now. */
async function followSubscription(
  { registration }: ShellScope,
  before: PushSubscription | null | undefined,
  after: PushSubscription | null | undefined,
): Promise<void> {
  const { pushManager } = registration
  const now =
    after ??
    (await pushManager.getSubscription()) ??
    (before && (await pushManager.subscribe(before.options)))
  if (now) await send('PUT', pushPath, { body: now.toJSON() })
}
