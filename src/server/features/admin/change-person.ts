import type { FastifyInstance } from 'fastify'
import { changePerson } from '#contract/admin/admin.ts'
import { usernameKey } from '#domain/account/username-key.ts'
import { resetLink } from '#server/core/accounts/password-resets.store.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { userOfId } from '#server/core/accounts/users.store.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { requester } from '#server/core/logs/security-log.ts'
import { createPost } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { AdminWays } from './admin-ways.ts'
import { personOfId } from './people.store.ts'
import { doToPerson } from './people-deeds.ts'

/** What admins do to accounts. Each of it asks for the admin's own password, and is in the audit log. */
export function changePersonRoute(app: FastifyInstance, deps: AppDeps, ways: AdminWays): void {
  const post = createPost(app, deps)
  userRoute(app, deps, changePerson, async ({ owner, session, body, params: { userId }, request }) => {
    const { action, proof, username = '' } = body
    await proveOwner(deps, session, proof, request)
    const user = await userOfId(deps.db, userId)
    if (!user) throw new AppError('not_found', { message: 'This account is gone.' })
    if (action === 'delete' && usernameKey(username) !== user.username_key)
      throw fieldError('username', 'This is not the username of the account.')
    const doer = { by: owner, log: request.log, fields: requester(request) }
    const done = await doToPerson({ ...deps, post, deleteAccount: ways.deleteAccount }, action, user, doer)
    return {
      person: (await personOfId(deps.db, userId)) ?? null,
      resetLink: done?.resetToken ? resetLink(deps.config, done.resetToken) : null,
    }
  })
}
