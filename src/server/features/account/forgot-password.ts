import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import type { PostLater } from '../../core/mail-post.ts'
import { type MailPart, mailOf } from '../../core/mail-words.ts'
import type { Mail } from '../../core/mailer.ts'
import { linkOrigin } from '../../core/origin.ts'
import { countInHour, placeOf } from '../../core/throttle.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { findByUsername } from './account.store.ts'
import { makeReset, resetLink } from './password-resets.store.ts'

/** Whoever has more accounts than this under one address asks by their names. */
const mostListed = 10

/** Counts the question and answers it; who is meant, if anybody, is looked up after that. */
export async function sendResetLinks(
  deps: AppDeps,
  post: PostLater,
  who: string,
  address: string,
): Promise<void> {
  if (!deps.mailer) throw new AppError('not_configured')
  await countInHour(deps, 'forgot', placeOf(address), deps.config.limits.forgottenPerHour)
  post('reset mail', () => resetMails(deps, who))
}

async function resetMails(deps: AppDeps, who: string): Promise<Mail[]> {
  const mails: Mail[] = []
  for (const [to, users] of byAddress(await meant(deps.db, who)))
    if (await mayStillSend(deps, to)) mails.push(await resetMail(deps, to, users))
  return mails
}

/** Who has this username, and who has this e-mail address. */
async function meant(db: Db, who: string): Promise<UserRow[]> {
  const named = await findByUsername(db, who)
  const reached = await db
    .selectFrom('users')
    .selectAll()
    .where((row) => row.fn<string>('lower', ['email']), '=', who.toLowerCase())
    .where('id', '!=', named?.id ?? 0)
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return named ? [named, ...reached] : reached
}

/** What was typed is never written to: each mail goes to an address as it is kept. */
function byAddress(users: readonly UserRow[]): Map<string, UserRow[]> {
  const found = new Map<string, UserRow[]>()
  for (const user of users) if (user.email) found.set(user.email, [...(found.get(user.email) ?? []), user])
  return found
}

/** Nobody's mailbox is filled from here, and whoever asked too often has the link of the last mail. */
async function mayStillSend(deps: AppDeps, to: string): Promise<boolean> {
  try {
    await countInHour(deps, 'reset-mail', to.toLowerCase(), deps.config.limits.resetMailsPerHour)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') return false
    throw error
  }
}

async function resetMail(deps: AppDeps, to: string, users: readonly UserRow[]): Promise<Mail> {
  const links: MailPart[] = []
  for (const user of users)
    links.push(sentenceFor(user), { link: resetLink(deps.config, await makeReset(deps, user.id)) })
  return mailOf(to, 'A new password for your journal', [
    `Somebody, probably you, asked for a new password at ${linkOrigin(deps.config)}.`,
    ...links,
    'A new password opens the account, not the journal. The journal stays sealed, and opens with your recovery code, an earlier password, your passphrase, or a device that still opens it.',
    'If it was not you, do nothing. Nothing has changed, and only who has this mail has the link.',
  ])
}

const hasPassword = (user: UserRow): boolean => user.password_hash !== null && user.password_signs_in === 1

function sentenceFor(user: UserRow): string {
  if (user.google_id !== null && !hasPassword(user))
    return `${user.username} signs in with Google and has no password. If Google no longer lets you in, this link sets one, once, within 24 hours:`
  return `With this link ${user.username} can set a new password, once, within 24 hours:`
}
