import type { PlannedRing } from '#domain/calendar/reminders/ring-plan.ts'

/** Under this name a device keeps, sealed, what the server may call it for: the service worker opens it with the device's key. */
export const ringPlanName = 'ring-plan'

export interface RingPlan {
  /** Whether this browser is sent reminders. */
  readonly isOn: boolean
  readonly rings: readonly PlannedRing[]
  /** Whether the server has it. */
  readonly isSent: boolean
}

export const noPlan: RingPlan = { isOn: false, rings: [], isSent: true }
