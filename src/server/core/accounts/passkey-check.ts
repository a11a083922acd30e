import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { PasskeyAssertion, PasskeyRequest } from '#contract/factor.ts'
import type { Config } from '#server/config/config.ts'
import type { Db, Tables } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { hmac, type SecretKeys } from '../data/secret-keys.ts'
import { type Binding, challengeMs, keepChallenge, takeChallenge } from './factor-challenges.store.ts'
import { countPasskeyUse, passkeyOf, passkeysOf } from './factors.store.ts'

/** Loaded when it is first used: it takes time and memory that most starts never need. */
export const webauthn = () => import('@simplewebauthn/server')

/** This site as passkeys know it. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** The address that browsers use; null where they allow no passkeys, at an address that is a number. */
export function relyingParty(
  config: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty | null {
  const own = `${request.protocol}://${request.host}`
  if (!config.publicUrl && !URL.canParse(own)) return null
  const { hostname: id, origin } = config.publicUrl ?? new URL(own)
  return id === '' || isIP(id.replace(/^\[|\]$/g, '')) !== 0 ? null : { id, origin }
}

/** The name by which passkeys know a person: always the same, and telling nothing. */
export const passkeyUserOf = (keys: SecretKeys, userId: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hmac(keys.passkeyUser, String(userId)))

/** Asks for a signature by a passkey of this person, or by any that the browser finds. Null: none of theirs is for this address. */
export async function askForPasskey(
  deps: Pick<AppDeps, 'db' | 'now' | 'randomBytes'>,
  party: RelyingParty | null,
  binding: Binding,
  owner: number | null,
): Promise<PasskeyRequest | null> {
  if (!party) return null
  const own = owner === null ? null : await passkeysAt(deps.db, owner, party)
  if (own?.length === 0) return null
  const { generateAuthenticationOptions } = await webauthn()
  const { challenge } = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(deps.randomBytes(32)),
  })
  await keepChallenge(deps, binding, owner, challenge)
  return {
    challenge,
    rpId: party.id,
    timeout: challengeMs,
    userVerification: 'required',
    ...(own && { allowCredentials: own }),
  }
}

async function passkeysAt(db: Db, owner: number, { id }: RelyingParty) {
  const rows = await passkeysOf(db, owner, id)
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: JSON.parse(transports) as string[],
  }))
}

type PasskeyRow = Tables['passkeys']

/** Whose passkey answered rightly to what was asked under this binding; null for anything else. Each question is answered once. */
export async function checkPasskey(
  deps: Pick<AppDeps, 'db' | 'now' | 'keys'>,
  party: RelyingParty | null,
  { assertion, binding, owner }: { assertion: PasskeyAssertion; binding: Binding; owner: number | null },
): Promise<number | null> {
  const challenge = await takeChallenge(deps, binding, owner)
  if (challenge === null || !party) return null
  const row = await passkeyOf(deps.db, assertion.id)
  if (!row || (owner !== null && row.user_id !== owner)) return null
  if (!isOwnHandle(deps.keys, row, assertion, owner === null)) return null
  const counter = await newCounterOf(row, assertion, challenge, party)
  if (counter === null || !(await countPasskeyUse(deps.db, row, counter, deps.now()))) return null
  return row.user_id
}

/** Who comes without a name is named by the passkey itself. */
function isOwnHandle(
  keys: SecretKeys,
  row: PasskeyRow,
  { response }: PasskeyAssertion,
  isNeeded: boolean,
): boolean {
  if (response.userHandle === undefined) return !isNeeded
  return Buffer.from(passkeyUserOf(keys, row.user_id)).toString('base64url') === response.userHandle
}

async function newCounterOf(
  row: PasskeyRow,
  { id, response }: PasskeyAssertion,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: row.credential_id,
        publicKey: Uint8Array.from(row.public_key),
        counter: row.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for each thing that does not hold: origin, address, challenge, counter, signature.
    return null
  }
}
