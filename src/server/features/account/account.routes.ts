import type { FastifyInstance } from 'fastify'
import {
  authKdf,
  authStatus,
  currentUser,
  deleteAccount,
  forgotPassword,
  login,
  logout,
  readForgot,
  readReset,
  readSettings,
  register,
  resetPassword,
  saveCompanionBasics,
  saveOnboarding,
  saveProfile,
  saveSettings,
} from '#contract/account.ts'
import { tellPasswordChanged } from '../../core/account-notices.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { proofOf } from '../../core/check-password.ts'
import { createPost, type PostLater } from '../../core/mail-post.ts'
import { createDeriver, type Deriver } from '../../core/password.ts'
import { publicRoute, userRoute } from '../../core/route.ts'
import { endSession, startSession, takeCookie } from '../../core/session-start.ts'
import {
  findUser,
  keepCompanionBasics,
  keepOnboarding,
  keepSettings,
  settingsOf,
  userOf,
} from './account.store.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { sendResetLinks } from './forgot-password.ts'
import { readResetLink, resetByLink } from './password-reset.ts'
import { changeProfile } from './profile.ts'
import { checkCredentials, createAccount, kdfOfName } from './sign-in.ts'

export function accountFeature(app: FastifyInstance, deps: AppDeps): void {
  // One for all, since a server derives one raw password at a time.
  const deriver = createDeriver(deps.config.limits.derivationQueue)
  const post = createPost(app, deps)
  signingIn(app, deps, deriver)
  resetting(app, deps, { deriver, post })
  ownAccount(app, deps, { deriver, post })
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

interface Tools {
  readonly deriver: Deriver
  readonly post: PostLater
}

function resetting(app: FastifyInstance, deps: AppDeps, { deriver, post }: Tools): void {
  publicRoute(app, deps, readForgot, () => ({ isMailed: deps.mailer !== null }))
  publicRoute(app, deps, forgotPassword, async ({ body, request }) => {
    await sendResetLinks(deps, post, body.who, request.ip)
    return {}
  })
  publicRoute(app, deps, readReset, async ({ query, request }) => {
    const { username } = await readResetLink(deps, query.token, request.ip)
    return { username }
  })
  publicRoute(app, deps, resetPassword, async ({ body, request, reply }) => {
    const user = await resetByLink(deps, deriver, body, request, reply)
    tellPasswordChanged(post, deps, user.id)
    return userOf(user)
  })
}

function ownAccount(app: FastifyInstance, deps: AppDeps, tools: Tools): void {
  userRoute(app, deps, deleteAccount, async ({ owner, body, request, reply }) => {
    await deleteOwnAccount(deps, owner, proofOf(tools.deriver, body), request.ip)
    takeCookie(reply)
    return {}
  })
  userRoute(app, deps, currentUser, async ({ owner }) => userOf(await findUser(deps.db, owner)))
  userRoute(app, deps, saveProfile, async ({ session, body, request }) =>
    userOf(await changeProfile(deps, tools, session, body, request.ip)),
  )
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
  userRoute(app, deps, saveCompanionBasics, async ({ owner, body }) => {
    if (!(await keepCompanionBasics(deps.db, owner, body))) throw new AppError('conflict')
    return body
  })
  userRoute(app, deps, readSettings, async ({ owner }) => settingsOf(await findUser(deps.db, owner)))
  userRoute(app, deps, saveSettings, async ({ owner, body }) => {
    await keepSettings(deps.db, owner, body)
    return body
  })
}
