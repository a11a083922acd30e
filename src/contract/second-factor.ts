import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { passkeyAttestation, passkeyCreation } from './factor.ts'
import { ownerProof } from './owner-proof.ts'
import { keySlot } from './vault.ts'

const label = z
  .string('Give it a name')
  .trim()
  .min(1, 'Give it a name')
  .max(60, 'A name has at most 60 characters')

export const passkey = z.object({
  id: z.uuid(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether the vault has a slot that this passkey opens. */
  opensVault: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const secondFactorState = z.object({
  /** Since when an authenticator app is asked; null: none is set up. */
  totpSince: z.iso.datetime().nullable(),
  passkeys: z.array(passkey),
  backupCodesLeft: z.int(),
  /** False where browsers allow no passkeys: at an address that is a number. */
  canAddPasskeys: z.boolean(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** Codes are in the answer that makes them and never again. */
const newCodes = z.array(z.string())
const stateWithCodes = z.object({ state: secondFactorState, backupCodes: newCodes.nullable() })

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'user',
  summary: 'Which second factors the own account has',
  answer: secondFactorState,
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/second-factor/totp',
  access: 'user',
  summary: 'Begin to set up an authenticator app',
  body: z.object({ proof: ownerProof }),
  answer: z.object({ secret: z.string(), address: z.string() }),
})

/** The first code of the app shows that it has the secret; it counts from then on. */
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/second-factor/totp/confirm',
  access: 'user',
  summary: 'Finish setting up an authenticator app by its first code',
  body: z.object({
    code: z.string('The code has six digits').regex(/^\d{6}$/, 'The code has six digits'),
  }),
  answer: stateWithCodes,
})

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/totp',
  access: 'user',
  summary: 'Stop asking the authenticator app',
  body: z.object({ proof: ownerProof }),
  answer: secondFactorState,
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/backup-codes',
  access: 'user',
  summary: 'Make ten new backup codes; earlier ones end',
  body: z.object({ proof: ownerProof }),
  answer: z.object({ state: secondFactorState, backupCodes: newCodes }),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys/options',
  access: 'user',
  summary: 'Begin to add a passkey',
  body: z.object({ proof: ownerProof }),
  answer: passkeyCreation,
})

/** `slot` is a wrap of the keyring that this passkey opens by PRF; it is written by compare-and-set in the same step, or nothing is. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/second-factor/passkeys',
  access: 'user',
  summary: 'Add the passkey that was begun',
  body: z.object({
    label,
    attestation: passkeyAttestation,
    slot: z
      .object({
        baseVersion: z.int().min(0),
        slot: keySlot.extend({ kind: z.literal('passkey'), kdf: z.null() }),
      })
      .optional(),
  }),
  answer: stateWithCodes,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/second-factor/passkeys/:passkeyId',
  access: 'user',
  summary: 'Give a passkey another name',
  params: z.object({ passkeyId: z.uuid() }),
  body: z.object({ label }),
  answer: secondFactorState,
})

/** Takes the slot that it opens along. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/passkeys/:passkeyId',
  access: 'user',
  summary: 'Remove a passkey',
  params: z.object({ passkeyId: z.uuid() }),
  body: z.object({ proof: ownerProof }),
  answer: secondFactorState,
})
