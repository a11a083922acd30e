import type { FastifyRequest } from 'fastify'
import type { OwnerProof } from '#contract/owner-proof.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { proveOwner } from '../../core/prove-owner.ts'
import type { Session } from '../../core/session.ts'
import { announceEnds } from '../../core/session-ends.ts'
import { holdVault } from '../../core/vault-row.ts'

/** Removes a person with every row that belongs to them, and ends all their sessions. The id is never given again. */
export async function deleteOwnAccount(
  deps: AppDeps,
  session: Session,
  proof: OwnerProof,
  request: FastifyRequest,
): Promise<void> {
  const proven = await proveOwner(deps, session, proof, request)
  const owner = session.userId
  const ended = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    const sessions = await all.selectFrom('sessions').select('id').where('user_id', '=', owner).execute()
    // Every table with a person's rows refers to this one and is swept with it.
    await all
      .deleteFrom('users')
      .where('id', '=', owner)
      .where('password_hash', '=', proven.password_hash)
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
    return sessions.map(({ id }) => id)
  })
  announceEnds(deps, ended)
}
