import type { FastifyRequest } from 'fastify'
import type { OwnerProof } from '#contract/owner-proof.ts'
import type { UserRow } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { beginProof } from '../http/throttle.ts'
import { decide, proofOf } from './check-password.ts'
import { requireFactor } from './second-factor.ts'
import type { Session } from './session.ts'
import { findUser } from './users.store.ts'

/**
 * Finds who is signed in and shows by `proof` that it is really them: asked wherever a session alone would be enough to take an account or a vault
 * away. Guesses are counted by session, so that nobody else's make the owner wait. Throws `proof_needed` without a proof, `wrong_credentials` for a
 * wrong one, and what `requireFactor` throws where the account has a second factor.
 */
export async function proveOwner(
  deps: AppDeps,
  session: Pick<Session, 'id' | 'userId'>,
  proof: OwnerProof | undefined,
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
): Promise<UserRow> {
  if (!proof) throw new AppError('proof_needed')
  const proven = await provePassword(deps, session, proof)
  await requireFactor(deps, proven, proof.factor, { purpose: 'proof', to: session.id }, request)
  return proven
}

/** The part of it that asks for the password alone. */
export async function provePassword(
  deps: AppDeps,
  session: Pick<Session, 'id' | 'userId'>,
  proof: OwnerProof,
): Promise<UserRow> {
  const user = await findUser(deps.db, session.userId)
  const attempt = await beginProof(deps, session.id)
  const claim = { nameKey: user.username_key, user, proof: proofOf(deps.deriver, proof) }
  return decide(deps, attempt, claim)
}
