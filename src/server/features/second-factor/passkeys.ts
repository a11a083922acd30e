import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { PasskeyCreation } from '#contract/factor.ts'
import type { addPasskey } from '#contract/second-factor.ts'
import type { KeySlot } from '#contract/vault.ts'
import {
  type Binding,
  challengeMs,
  keepChallenge,
  takeChallenge,
} from '#server/core/accounts/factor-challenges.store.ts'
import { hasFactor, passkeysOf } from '#server/core/accounts/factors.store.ts'
import {
  passkeyUserOf,
  type RelyingParty,
  relyingParty,
  webauthn,
} from '#server/core/accounts/passkey-check.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { firstBackupCodes, insertPasskey, keepFirstCodes } from './second-factor.store.ts'

type Sent = z.output<NonNullable<typeof addPasskey.body>>

/** How a wrap is added to a vault inside a transaction, which is not this feature's. */
export type AddWrap = (
  all: Db,
  owner: number,
  baseVersion: number,
  slot: KeySlot,
  writing: { sessionId: string; proven: UserRow; at: number },
) => Promise<void>

const bindingOf = ({ id }: Session): Binding => ({ purpose: 'add-passkey', to: id })

/** ES256, EdDSA and RS256: what authenticators have. */
const algorithms = [-8, -7, -257]

function partyOf({ config }: AppDeps, request: FastifyRequest): RelyingParty {
  const party = relyingParty(config, request)
  if (!party)
    throw new AppError('invalid_input', {
      message: 'Passkeys need an address with a name. This one is a number.',
    })
  return party
}

/** What the browser makes a passkey from. The caller has checked that it is really them. */
export async function passkeyCreationOf(
  deps: AppDeps,
  session: Session,
  user: UserRow,
  request: FastifyRequest,
): Promise<PasskeyCreation> {
  const party = partyOf(deps, request)
  const challenge = Buffer.from(deps.randomBytes(32)).toString('base64url')
  await keepChallenge(deps, bindingOf(session), user.id, challenge)
  const known = await passkeysOf(deps.db, user.id)
  return {
    rp: { id: party.id, name: 'Inkwell' },
    user: {
      id: Buffer.from(passkeyUserOf(deps.keys, user.id)).toString('base64url'),
      name: user.username,
      displayName: user.name ?? user.username,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports: JSON.parse(transports),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Keeps a passkey that was begun in this session, with the slot that it opens. Answers backup codes where it is the first second factor. */
export async function keepPasskey(
  deps: AppDeps,
  session: Session,
  sent: Sent,
  request: FastifyRequest,
  addWrap: AddWrap,
): Promise<string[] | null> {
  const { label, attestation, slot } = sent
  const owner = session.userId
  const party = partyOf(deps, request)
  const challenge = await takeChallenge(deps, bindingOf(session), owner)
  if (challenge === null) throw new AppError('second_factor_expired')
  const { credential } = await verified(attestation, challenge, party)
  const at = deps.now()
  const codes = await firstBackupCodes(deps, owner)
  return deps.db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    await requireSession(all, owner, session.id)
    const isFirst = !(await hasFactor(all, owner))
    await insertPasskey(all, {
      id: randomUUID(),
      user_id: owner,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: JSON.stringify(attestation.response.transports ?? []),
      label,
      rp_id: party.id,
      slot_id: slot?.slot.slotId ?? null,
      created_at: at,
      last_used_at: null,
    })
    if (slot) {
      // The challenge was given to somebody who had just proven the account theirs.
      const proven = await findUser(all, owner)
      await addWrap(all, owner, slot.baseVersion, slot.slot, { sessionId: session.id, proven, at })
    }
    return keepFirstCodes(all, owner, isFirst, codes)
  })
}

async function verified({ id, response }: Sent['attestation'], challenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await webauthn()
  const { transports = [], ...signed } = response
  const made = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { ...signed, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!made?.verified)
    throw new AppError('wrong_factor', { message: 'This passkey could not be added. Please try again.' })
  return made.registrationInfo
}
