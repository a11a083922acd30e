/** What of a service worker's surroundings is used; the platform's own types do not fit beside those of a page. */
export interface ShellScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly ShellClient[]>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof ShellEvents>(
    name: Name,
    listener: (event: ShellEvents[Name]) => void,
  ): void
}

export interface ShellClient {
  readonly url: string
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

interface ShellEvents {
  activate: ShellEvent
  fetch: ShellFetch
  message: MessageEvent<unknown>
}

/** One file of the app: `integrity` as in subresource integrity, `revision` null where its name changes with its content. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}
