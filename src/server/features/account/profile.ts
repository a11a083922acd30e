import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { saveProfile } from '#contract/account.ts'
import { forgetResets } from '#server/core/accounts/password-resets.store.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import type { Session } from '#server/core/accounts/session.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { noteSecurityEvent } from '#server/core/logs/security-history.ts'
import { tellEmailChanged } from '#server/core/mail/account-notices.ts'
import type { PostLater } from '#server/core/mail/mail-post.ts'
import { mailboxOf } from '#server/core/mail/mailbox.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { changeUser, changeUsername, findUser } from './account.store.ts'
import { refuseControlCharacters } from './sign-in.ts'

type Sent = z.output<NonNullable<typeof saveProfile.body>>

const wrongPassword = 'This is not your password.'
const needsPassword = 'Your password is needed for this'

/** Changes what was sent of a person's names and of how they sign in. */
export async function changeProfile(
  deps: AppDeps,
  post: PostLater,
  session: Session,
  sent: Sent,
  request: FastifyRequest,
): Promise<UserRow> {
  const { id: sessionId, userId } = session
  const { name, preferredName, username, email } = sent
  for (const [field, text] of Object.entries({ name, preferredName, username, email }))
    if (text !== undefined) refuseControlCharacters({ [field]: text })
  const before = await findUser(deps.db, userId)
  const isOther = {
    username: username !== undefined && username !== before.username,
    email: email !== undefined && email !== before.email,
  }
  if (isOther.username || isOther.email) await prove(deps, session, sent, request)
  const mailbox = await mailboxOf(deps.db, userId)
  await deps.db.transaction().execute(async (all) => {
    await holdVault(all, userId)
    await requireSession(all, userId, sessionId)
    if (name !== undefined) await changeUser(all, userId, { name: name || null })
    if (preferredName !== undefined) await keepPreferredName(all, userId, preferredName)
    if (username !== undefined && isOther.username) await keepUsername(all, userId, username)
    if (email !== undefined && isOther.email) {
      await changeUser(all, userId, { email, email_since: deps.now() })
      // A link in the earlier mailbox opens nothing any more.
      await forgetResets(all, userId)
    }
  })
  const after = await findUser(deps.db, userId)
  if (isOther.email) {
    // Somebody else's mailbox hears nothing of an account that only claims it.
    const email = mailbox?.email ?? null
    tellEmailChanged(post, deps, { username: after.username, email })
    await noteSecurityEvent(deps, post, session, 'email_changed')
  }
  if (isOther.username) await noteSecurityEvent(deps, post, session, 'username_changed')
  return after
}

async function prove(
  deps: AppDeps,
  session: Session,
  { password, derived, factor }: Sent,
  request: FastifyRequest,
): Promise<void> {
  if (!password) throw fieldError('password', needsPassword)
  await proveOwner(deps, session, { password, derived, factor }, request).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error
    throw new AppError('wrong_credentials', { message: wrongPassword, fields: { password: wrongPassword } })
  })
}

/** Where onboarding keeps it. The vault row is held, so that nobody changes the rest of it meanwhile. */
async function keepPreferredName(all: Db, userId: number, preferredName: string): Promise<void> {
  const { onboarding_data } = await findUser(all, userId)
  if (onboarding_data === null)
    throw fieldError('preferredName', 'Please finish the first steps, which ask for it.')
  await changeUser(all, userId, {
    onboarding_data: JSON.stringify({ ...JSON.parse(onboarding_data), name: preferredName }),
  })
}

const keepUsername = (all: Db, userId: number, username: string): Promise<void> =>
  changeUsername(all, userId, username).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'username_taken' ? withField(error) : error
  })

const withField = ({ message }: AppError): AppError =>
  new AppError('username_taken', { fields: { username: message } })
