import { toBase64Url } from '#contract/base64.ts'
import { pushSubscription } from '#contract/calendar/push.ts'

/** Why reminders cannot reach this browser while Inkwell is closed: it has no way for them, the person said no, or the site is not open by https. */
export type PushObstacle = 'no-way' | 'refused' | 'insecure' | null

export function pushObstacle(): PushObstacle {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'no-way'
  return Notification.permission === 'denied' ? 'refused' : null
}

/** The person, asked by the browser, did not allow notices. */
export class NoticesRefusedError extends Error {
  override readonly name = 'NoticesRefusedError'
  constructor() {
    super(
      'Your browser was not allowed to show notifications for this site. You can allow it in its settings.',
    )
  }
}

/** The browser's push service could not be reached, or there is none. */
export class NoPushServiceError extends Error {
  override readonly name = 'NoPushServiceError'
  constructor(cause: unknown) {
    super('Your browser could not reach its push service. Please try again later.', { cause })
  }
}

/** Asks the person and then the browser; answers where this browser is reached. Throws NoticesRefusedError, NoPushServiceError. */
export async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoticesRefusedError()
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    // A key of a server that was set up anew does not fit what was subscribed before.
    const before = await pushManager.getSubscription()
    if (before && keyOf(before) !== publicKey) await before.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return pushSubscription.parse(made.toJSON())
  } catch (error) {
    throw new NoPushServiceError(error)
  }
}

const keyOf = ({ options }: PushSubscription): string =>
  toBase64Url(new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)))

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
