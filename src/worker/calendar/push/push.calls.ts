import type { PushOutcome, PushSubscriptionKeys } from '#contract/calendar/push.ts'
import { command } from '#worker/core/worker-calls.ts'

export interface PushHere {
  /** Whether this browser is sent reminders while Inkwell is closed. */
  readonly isOn: boolean
  /** What the browser subscribes with, base64url. */
  readonly publicKey: string
}
/** Whether reminders reach this browser while Inkwell is closed. Rejects without the server. */
export const readPushHere = command<null, PushHere>('push.read')
/** Has reminders sent to this browser, by what its push service gave. */
export const turnPushOn = command<PushSubscriptionKeys, void>('push.on')
export const turnPushOff = command<null, void>('push.off')
/** Notes that a ring is told now, by its key. False: this browser has told it before, in a tab or by a push. */
export const noteRingTold = command<string, boolean>('push.note-told')
/** Sends this browser a reminder that is only a test. */
export const tryPushHere = command<null, PushOutcome>('push.try')
