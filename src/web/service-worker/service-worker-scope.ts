import type { SystemNotice } from '#browser/ring-notice.ts'

/** What of a service worker's surroundings is used; the platform's own types do not fit beside those of a page. */
export interface ShellScope {
  readonly location: Location
  readonly registration: Omit<ServiceWorkerRegistration, 'showNotification'> & {
    showNotification(title: string, notice: SystemNotice): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly ShellClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ShellEvents>(
    name: Name,
    listener: (event: ShellEvents[Name]) => void,
  ): void
}

export interface ShellClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer: Transferable[]): void
  navigate(url: string): Promise<unknown>
}

/** The worker stays alive until the promise has settled. */
export interface ShellEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface ShellFetch extends ShellEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface ShellPush extends ShellEvent {
  readonly data: { text(): string } | null
}

interface ShellPress extends ShellEvent {
  readonly action: string
  readonly notification: Notification
}

interface ShellSubscriptionChange extends ShellEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface ShellEvents {
  activate: ShellEvent
  push: ShellPush
  notificationclick: ShellPress
  pushsubscriptionchange: ShellSubscriptionChange
  fetch: ShellFetch
  message: MessageEvent<unknown>
}

/** One file of the app: `integrity` as in subresource integrity, `revision` null where its name changes with its content. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}
