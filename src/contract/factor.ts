import { z } from 'zod'

/** What can be asked for beside the password: a code of an authenticator app, a passkey, a backup code. */
export const factorKinds = ['totp', 'passkey', 'backup'] as const
export type FactorKind = (typeof factorKinds)[number]

const bytes = (most: number) => z.base64url().min(1).max(most)
const transports = z.array(z.string().max(40)).max(10)

/** What a passkey answered to a request. What the browser computed with it (PRF) stays in the browser: there is no field for it. */
export const passkeyAssertion = z.object({
  id: bytes(1400),
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** A new passkey as the browser made it. */
export const passkeyAttestation = z.object({
  id: bytes(1400),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(32_000),
    transports: transports.optional(),
  }),
})
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** A second factor, as it is sent beside a password that is right. */
export const factor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('totp'),
    code: z.string('The code has six digits').regex(/^\d{6}$/, 'The code has six digits'),
  }),
  z.object({
    kind: z.literal('backup'),
    code: z.string('Type a backup code').min(1, 'Type a backup code').max(100),
  }),
  z.object({ kind: z.literal('passkey'), assertion: passkeyAssertion }),
])
export type Factor = z.infer<typeof factor>

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports,
})

/** What a browser is asked to have signed by a passkey. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  /** Absent: any that the browser finds. */
  allowCredentials: z.array(credential).exactOptional(),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** What a browser is asked to make a passkey from. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** What an answer `second_factor_needed` says beside its sentence. */
export const neededFactor = z.object({
  kinds: z.array(z.enum(factorKinds)).min(1),
  /** Null where none of the passkeys can be used at this address. */
  passkey: passkeyRequest.nullable(),
  /** At sign-in: what stands for the right password, for five minutes. */
  ticket: z.string().optional(),
})
export type NeededFactor = z.infer<typeof neededFactor>
