import { z } from 'zod'
import { entity } from '../entity/entity.ts'

/** What became of the newest recovery code. Sealed as kind 'recovery_state', one in a vault. Instants are ISO. */
export const recoveryState = z.object({
  /** The slot that the code opens. */
  slotId: z.uuid(),
  madeAt: z.iso.datetime(),
  /** When two of its groups were typed back; null: not yet. */
  confirmedAt: z.iso.datetime().nullable(),
})
export type RecoveryState = z.infer<typeof recoveryState>
export const recoveryStates = entity('recovery_state', {
  schema: recoveryState,
  version: 1,
  upgrades: {},
  label: 'State of the recovery code',
  single: true,
  isOfTheVault: true,
})

/** Until when the dashboard does not ask for a recovery code, ISO. Sealed as kind 'recovery_reminder', one in a vault. */
export const recoveryReminder = z.object({ hiddenUntil: z.iso.datetime() })
export type RecoveryReminder = z.infer<typeof recoveryReminder>
export const recoveryReminders = entity('recovery_reminder', {
  schema: recoveryReminder,
  version: 1,
  upgrades: {},
  label: 'Reminder of the recovery code',
  single: true,
  isOfTheVault: true,
})
