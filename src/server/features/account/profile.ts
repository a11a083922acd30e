import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { saveProfile } from '#contract/account.ts'
import { tellEmailChanged } from '../../core/account-notices.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError, fieldError } from '../../core/app-error.ts'
import type { PostLater } from '../../core/mail-post.ts'
import { mailboxOf } from '../../core/mailbox.ts'
import { proveOwner } from '../../core/prove-owner.ts'
import { noteSecurityEvent } from '../../core/security-history.ts'
import { requireSession, type Session } from '../../core/session.ts'
import { holdVault } from '../../core/vault-row.ts'
import { isDuplicate } from '../../db/database-faults.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { findUser, usernameKey } from './account.store.ts'
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
    if (name !== undefined) await set(all, userId, { name: name || null })
    if (preferredName !== undefined) await keepPreferredName(all, userId, preferredName)
    if (username !== undefined && isOther.username) await keepUsername(all, userId, username)
    if (email !== undefined && isOther.email) {
      await set(all, userId, { email, email_since: deps.now() })
      // A link in the earlier mailbox opens nothing any more.
      await all.deleteFrom('password_resets').where('user_id', '=', userId).execute()
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

async function set(
  all: Db,
  userId: number,
  values: { name: string | null } | { email: string; email_since: number } | { onboarding_data: string },
): Promise<void> {
  await all.updateTable('users').set(values).where('id', '=', userId).execute()
}

/** Where onboarding keeps it. The vault row is held, so that nobody changes the rest of it meanwhile. */
async function keepPreferredName(all: Db, userId: number, preferredName: string): Promise<void> {
  const { onboarding_data } = await findUser(all, userId)
  if (onboarding_data === null)
    throw fieldError('preferredName', 'Please finish the first steps, which ask for it.')
  await set(all, userId, {
    onboarding_data: JSON.stringify({ ...JSON.parse(onboarding_data), name: preferredName }),
  })
}

async function keepUsername(all: Db, userId: number, username: string): Promise<void> {
  const taken = new AppError('username_taken')
  const key = usernameKey(username)
  const other = await all
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', key)
    .where('id', '!=', userId)
    .executeTakeFirst()
  if (other) throw withField(taken)
  await all
    .updateTable('users')
    .set({ username, username_key: key })
    .where('id', '=', userId)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicate(error) ? withField(taken) : error
    })
}

const withField = ({ message }: AppError): AppError =>
  new AppError('username_taken', { fields: { username: message } })
