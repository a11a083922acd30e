import type { FastifyInstance } from 'fastify'
import {
  authKdf,
  authStatus,
  currentUser,
  login,
  logout,
  readSettings,
  register,
  saveOnboarding,
  saveSettings,
} from '#contract/account.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { publicRoute, userRoute } from '../../core/route.ts'
import { endSession, startSession } from '../../core/session.ts'
import { findUser, keepOnboarding, keepSettings, settingsOf, userOf } from './account.store.ts'
import { createDeriver } from './password.ts'
import { checkCredentials, createAccount, kdfOfName } from './sign-in.ts'

/** Where a person lands who presses 'Continue with Google' on a server that has no Google sign-in. */
const googleMissing = '/auth?mode=login&notice=google-not-configured'

export function accountFeature(app: FastifyInstance, deps: AppDeps): void {
  signingIn(app, deps)
  // The whole browser comes here, so the answer is a page and no JSON.
  app.get('/api/auth/google', { schema: { hide: true }, config: { access: 'public' } }, (_request, reply) =>
    reply.redirect(googleMissing),
  )
  ownAccount(app, deps)
}

function signingIn(app: FastifyInstance, deps: AppDeps): void {
  const deriver = createDeriver(deps.config.limits.derivationQueue)

  publicRoute(app, deps, register, async ({ body, request, reply }) => {
    const made = await createAccount(deps, deriver, body, request.ip)
    await startSession(deps, made.id, request, reply)
    return userOf(made)
  })
  publicRoute(app, deps, login, async ({ body, request, reply }) => {
    const found = await checkCredentials(deps, deriver, body, request.ip)
    await startSession(deps, found.id, request, reply)
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

function ownAccount(app: FastifyInstance, deps: AppDeps): void {
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
