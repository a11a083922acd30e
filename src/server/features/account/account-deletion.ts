import type { FastifyRequest } from 'fastify'
import type { OwnerProof } from '#contract/owner-proof.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { type Announcing, announceEnds } from '#server/core/accounts/session-ends.ts'
import { sessionIdsOf } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { endPayments } from '#server/core/billing/sync-subscriptions.ts'
import { readAccess } from '#server/core/google/calendar-access.store.ts'
import { revokeLater } from '#server/core/google/revoke-operation.ts'
import { addJob } from '#server/core/jobs/add-job.store.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { deleteUser } from './account.store.ts'

/** Removes a person with every row that belongs to them, and ends all their sessions. The id is never given again. */
export async function deleteOwnAccount(
  deps: AppDeps,
  session: Session,
  proof: OwnerProof,
  request: FastifyRequest,
): Promise<void> {
  const proven = await proveOwner(deps, session, proof, request)
  await deleteAccountOf(deps, proven)
}

/** The part of it that removes somebody; `alongside` takes part in the transaction. */
export async function deleteAccountOf(
  deps: Pick<AppDeps, 'db' | 'now' | 'trueNow' | 'billing' | 'keys' | 'config'> &
    Pick<Announcing, 'sessions'> & { readonly bus: Pick<AppDeps['bus'], 'publish'> },
  user: Pick<UserRow, 'id' | 'password_hash'>,
  alongside: (all: AppDeps['db']) => Promise<void> = async () => undefined,
): Promise<void> {
  // Before anything else: where this does not work nothing is deleted, so that nobody goes on paying for an account that is gone.
  await endPayments(deps, user.id)
  const ended = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, user.id)
    const calendar = await readAccess({ ...deps, db: all }, user.id)
    // Google is told by a job: who is not deleted keeps the connection, and a server that ends here forgets nothing.
    if (calendar && !calendar.isEnded)
      await addJob(all, deps.trueNow(), revokeLater(deps, calendar.refreshToken))
    const sessionIds = await sessionIdsOf(all, user.id, { except: '' })
    await deleteUser(all, user)
    await alongside(all)
    return sessionIds
  })
  announceEnds(deps, ended)
  deps.bus.publish('jobs', 'added')
}
