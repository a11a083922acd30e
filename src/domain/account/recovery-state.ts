import { z } from 'zod'

/** What became of the newest recovery code. Sealed as kind 'recovery_state', one in a vault. Instants are ISO. */
export const recoveryState = z.object({
  /** The slot that the code opens. */
  slotId: z.uuid(),
  madeAt: z.iso.datetime(),
  /** When two of its groups were typed back; null: not yet. */
  confirmedAt: z.iso.datetime().nullable(),
})
export type RecoveryState = z.infer<typeof recoveryState>
export const recoveryStateKind = 'recovery_state'

/** Until when the dashboard does not ask for a recovery code, ISO. Sealed as kind 'recovery_reminder', one in a vault. */
export const recoveryReminder = z.object({ hiddenUntil: z.iso.datetime() })
export type RecoveryReminder = z.infer<typeof recoveryReminder>
export const recoveryReminderKind = 'recovery_reminder'
