import type { FastifyInstance } from 'fastify'
import {
  authKdf,
  authStatus,
  currentUser,
  deleteAccount,
  login,
  logout,
  readReset,
  readSettings,
  register,
  resetPassword,
  saveOnboarding,
  saveSettings,
} from '#contract/account.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { proofOf } from '../../core/check-password.ts'
import { createDeriver, type Deriver } from '../../core/password.ts'
import { publicRoute, userRoute } from '../../core/route.ts'
import { endSession, startSession, takeCookie } from '../../core/session-start.ts'
import { findUser, keepOnboarding, keepSettings, settingsOf, userOf } from './account.store.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { readResetLink, resetByLink } from './password-reset.ts'
import { checkCredentials, createAccount, kdfOfName } from './sign-in.ts'

/** Where a person lands who presses 'Continue with Google' on a server that has no Google sign-in. */
const googleMissing = '/auth?mode=login&notice=google-not-configured'

export function accountFeature(app: FastifyInstance, deps: AppDeps): void {
  // One for all, since a server derives one raw password at a time.
  const deriver = createDeriver(deps.config.limits.derivationQueue)
  signingIn(app, deps, deriver)
  resetting(app, deps, deriver)
  // The whole browser comes here, so the answer is a page and no JSON.
  app.get('/api/auth/google', { schema: { hide: true }, config: { access: 'public' } }, (_request, reply) =>
    reply.redirect(googleMissing),
  )
  ownAccount(app, deps, deriver)
}

function signingIn(app: FastifyInstance, deps: AppDeps, deriver: Deriver): void {
  publicRoute(app, deps, register, async ({ body, request, reply }) => {
    const made = await createAccount(deps, deriver, body, request.ip)
    await startSession(deps, made, request, reply)
    return userOf(made)
  })
  publicRoute(app, deps, login, async ({ body, request, reply }) => {
    const found = await checkCredentials(deps, deriver, body, request.ip)
    await startSession(deps, found, request, reply)
    return userOf(found)
  })
  publicRoute(app, deps, logout, async ({ request, reply }) => {
    await endSession(deps, request, reply)
    return {}
  })
  publicRoute(app, deps, authStatus, async ({ request }) => {
    const { session } = request
    if (!session) return { isAuthenticated: false, user: null }
    return { isAuthenticated: true, user: userOf(await findUser(deps.db, session.userId)) }
  })
  publicRoute(app, deps, authKdf, ({ query }) => kdfOfName(deps, query.username))
}

function resetting(app: FastifyInstance, deps: AppDeps, deriver: Deriver): void {
  publicRoute(app, deps, readReset, async ({ query, request }) => {
    const { username } = await readResetLink(deps, query.token, request.ip)
    return { username }
  })
  publicRoute(app, deps, resetPassword, async ({ body, request, reply }) =>
    userOf(await resetByLink(deps, deriver, body, request, reply)),
  )
}

function ownAccount(app: FastifyInstance, deps: AppDeps, deriver: Deriver): void {
  userRoute(app, deps, deleteAccount, async ({ owner, body, request, reply }) => {
    await deleteOwnAccount(deps, owner, proofOf(deriver, body), request.ip)
    takeCookie(reply)
    return {}
  })
  userRoute(app, deps, currentUser, async ({ owner }) => userOf(await findUser(deps.db, owner)))
  userRoute(
    app,
    deps,
    saveOnboarding,
    async ({ owner, body }) => {
      await keepOnboarding(deps.db, owner, body)
      return body
    },
    // The client shows the bare text of this answer.
    { plainErrors: true },
  )
  userRoute(app, deps, readSettings, async ({ owner }) => settingsOf(await findUser(deps.db, owner)))
  userRoute(app, deps, saveSettings, async ({ owner, body }) => {
    await keepSettings(deps.db, owner, body)
    return body
  })
}
