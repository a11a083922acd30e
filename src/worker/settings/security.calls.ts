import type { makeToken as makeTokenAtServer } from '#contract/api-tokens.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { PasskeyAttestation, PasskeyCreation } from '#contract/factor.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { command } from '#worker/core/worker-calls.ts'

/** What is set up, and backup codes where it was the first of it. */
export interface FactorMade {
  readonly state: SecondFactorState
  readonly backupCodes: readonly string[] | null
}

export const readSecurity = command<null, SecondFactorState>('settings.security')
/** The secret for an authenticator app, which counts once its first code was right. */
export const beginTotp = command<{ password: string }, { secret: string; address: string }>(
  'settings.begin-totp',
)
export const confirmTotp = command<{ code: string }, FactorMade>('settings.confirm-totp')
export const removeTotp = command<{ password: string }, SecondFactorState>('settings.remove-totp')
export const renewBackupCodes = command<{ password: string }, FactorMade>('settings.renew-backup-codes')
export const beginPasskey = command<{ password: string }, PasskeyCreation>('settings.begin-passkey')
/** `prf`: what the passkey computed for the vault; null where it cannot, and it opens nothing then. */
export const addPasskey = command<
  {
    label: string
    password: string
    attestation: PasskeyAttestation
    prf: Uint8Array<ArrayBuffer> | null
  },
  FactorMade
>('settings.add-passkey')
export const renamePasskey = command<{ id: string; label: string }, SecondFactorState>(
  'settings.rename-passkey',
)
export const removePasskey = command<{ id: string; password: string }, SecondFactorState>(
  'settings.remove-passkey',
)

/** Signs a browser out, which loses its key. */
export const endSession = command<{ sessionId: string; password: string }, void>('settings.end-session')
/** The same with every browser but this one. */
export const endOtherSessions = command<{ password: string }, void>('settings.end-other-sessions')
/** Makes an API token: the answer has it, and nothing else ever does. */
export const makeToken = command<
  { asked: Omit<BodyOf<typeof makeTokenAtServer>, 'proof'>; password: string },
  AnswerOf<typeof makeTokenAtServer>
>('settings.make-token')
