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
import { requireSecondStep } from '#server/core/accounts/login-tickets.ts'
import { endSession, startSession, takeCookie } from '#server/core/accounts/session-start.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { publicRoute, userRoute } from '#server/core/http/route.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { createWalTruncator } from '#server/core/logs/truncate-wal.ts'
import { tellEmailUsed, tellPasswordChanged } from '#server/core/mail/account-notices.ts'
import { createPost, type PostLater } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
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
import { secondStep } from './second-step.ts'
import { checkCredentials, createAccount, kdfOfName } from './sign-in.ts'

export function accountFeature(app: FastifyInstance, deps: AppDeps): void {
  const post = createPost(app, deps)
  signingIn(app, deps, post)
  secondStep(app, deps)
  resetting(app, deps, post)
  ownAccount(app, deps, post)
}

function signingIn(app: FastifyInstance, deps: AppDeps, post: PostLater): void {
  publicRoute(app, deps, register, async ({ body, request, reply }) => {
    const made = await createAccount(deps, body, request.ip)
    tellEmailUsed(post, deps, made)
    await startSession(deps, made, request, reply)
    return userOf(made)
  })
  publicRoute(app, deps, login, async ({ body, request, reply }) => {
    const found = await checkCredentials(deps, body, request)
    await requireSecondStep(deps, found, request)
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

function resetting(app: FastifyInstance, deps: AppDeps, post: PostLater): void {
  publicRoute(app, deps, readForgot, () => ({ isMailed: deps.mailer !== null }))
  publicRoute(app, deps, forgotPassword, async ({ body, request }) => {
    await sendResetLinks(deps, post, body.who, request.ip)
    return {}
  })
  publicRoute(app, deps, readReset, async ({ body, request }) => {
    const { username } = await readResetLink(deps, body.token, request.ip)
    return { username }
  })
  publicRoute(app, deps, resetPassword, async ({ body, request, reply }) => {
    const { user, session } = await resetByLink(deps, body, request, reply)
    tellPasswordChanged(post, deps, user.id)
    await noteSecurityEvent(deps, post, session, 'password_reset')
    return userOf(user)
  })
}

function ownAccount(app: FastifyInstance, deps: AppDeps, post: PostLater): void {
  const cutLogNow = createWalTruncator(app, deps)
  userRoute(app, deps, deleteAccount, async ({ session, body, request, reply }) => {
    await deleteOwnAccount(deps, session, body, request)
    takeCookie(deps, request, reply)
    await cutLogNow()
    return {}
  })
  userRoute(app, deps, currentUser, async ({ owner }) => userOf(await findUser(deps.db, owner)))
  userRoute(app, deps, saveProfile, async ({ session, body, request }) =>
    userOf(await changeProfile(deps, post, session, body, request)),
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
