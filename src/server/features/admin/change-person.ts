import type { FastifyInstance } from 'fastify'
import { changePerson, type PersonAction } from '#contract/admin/admin.ts'
import { usernameKey } from '#domain/account/username-key.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { isAdminUser } from '#server/core/accounts/session.ts'
import { endSessions } from '#server/core/accounts/session-ends.ts'
import { userOfId } from '#server/core/accounts/users.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { requester } from '#server/core/logs/security-log.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import type { AdminWays } from './admin-ways.ts'
import { personOfId, setAdmin, setDisabled } from './people.store.ts'

/** What admins do to accounts. Each of it asks for the admin's own password, and is in the audit log. */
export function changePersonRoute(app: FastifyInstance, deps: AppDeps, ways: AdminWays): void {
  userRoute(app, deps, changePerson, async ({ owner, session, body, params: { userId }, request }) => {
    const { action, proof, username = '' } = body
    await proveOwner(deps, session, proof, request)
    const user = await userOfId(deps.db, userId)
    if (!user) throw new AppError('not_found', { message: 'This account is gone.' })
    refuseLockingOut(action, user, owner)
    if (action === 'delete' && usernameKey(username) !== user.username_key)
      throw fieldError('username', 'This is not the username of the account.')
    const resetLink = await act(deps, ways, { action, user, admin: owner })
    const kind = logged[action]
    if (kind) securityEvent(request.log, kind, { ...requester(request), account: user.id, by: owner })
    return { person: (await personOfId(deps.db, userId)) ?? null, resetLink }
  })
}

/** What whoever watches the log is told of; the audit log has all of it. */
const logged = {
  promote: 'admin_promoted',
  demote: 'admin_demoted',
  disable: 'account_switched_off',
  enable: 'account_switched_on',
  'reset-link': 'reset_asked',
  delete: 'account_deleted',
} as const satisfies Record<PersonAction, string>

const lockingOut: readonly PersonAction[] = ['demote', 'disable', 'delete']

/** The first account is always an admin, and nobody saws off the branch that they sit on. */
function refuseLockingOut(action: PersonAction, user: UserRow, admin: number): void {
  if (!lockingOut.includes(action)) return
  if (user.id === admin)
    throw new AppError('conflict', { message: 'This is your own account. Another admin can do that.' })
  if (user.id === 1)
    throw new AppError('conflict', { message: 'The first account is always an admin and stays.' })
}

interface Deed {
  readonly action: PersonAction
  readonly user: UserRow
  readonly admin: number
}

/** Answers the link, where one was made. */
async function act(deps: AppDeps, ways: AdminWays, { action, user, admin }: Deed): Promise<string | null> {
  const { db, now } = deps
  const note = (all: AppDeps['db']) =>
    addAudit(all, { at: now(), admin, action: `person.${action}`, subject: String(user.id) })
  if (action === 'delete') {
    await ways.deleteAccount(user, note)
    return null
  }
  if (action === 'reset-link') {
    const link = await ways.makeResetLink(user.id)
    await note(db)
    return link
  }
  await db.transaction().execute(async (all) => {
    await holdVault(all, user.id)
    if (action === 'promote' && !isAdminUser(user)) await setAdmin(all, user.id, true)
    if (action === 'demote') await setAdmin(all, user.id, false)
    if (action === 'disable') await setDisabled(all, user.id, now())
    if (action === 'enable') await setDisabled(all, user.id, null)
    await note(all)
  })
  if (action === 'disable') await endSessions(deps, user.id, { except: '' })
  return null
}
