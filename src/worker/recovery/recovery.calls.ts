import type { RecoverySlot } from '#domain/account/recovery-health.ts'
import { command } from '#worker/core/worker-calls.ts'

/** The recovery slots that the server has now. Rejects without a connection. */
export const recoverySlots = command<null, readonly RecoverySlot[]>('recovery.slots')

/** Makes a code, which ends an earlier one; the password, which stays in the worker, is the proof. The only answer that ever holds it. */
export const makeCode = command<{ password: string }, { code: string; slotId: string; madeAt: string }>(
  'recovery.make',
)

/** The person has shown that they kept the code of that slot. */
export const confirmCode = command<{ slotId: string }, void>('recovery.confirm')

/** The dashboard asks again in three days; answers when, ISO. */
export const askLater = command<null, string>('recovery.later')
