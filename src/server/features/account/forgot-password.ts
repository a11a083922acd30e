import { makeReset, resetLink } from '#server/core/accounts/password-resets.store.ts'
import { ownerOfEmail } from '#server/core/accounts/users.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { linkOrigin } from '#server/core/http/origin.ts'
import { countInHour, mayCountInHour, placeOf } from '#server/core/http/throttle.ts'
import type { PostLater } from '#server/core/mail/mail-post.ts'
import { mailOf } from '#server/core/mail/mail-words.ts'
import type { Mail } from '#server/core/mail/mailer.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import { findByUsername } from './account.store.ts'

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
  for (const user of await meant(deps.db, who))
    if (await mayStillSend(deps, user.email)) mails.push(await resetMail(deps, user))
  return mails
}

type Reached = UserRow & { readonly email: string }

/** Who has this username, where their email address is theirs, and whose this email address is. What was typed is never written to. */
async function meant(db: Db, who: string): Promise<Reached[]> {
  const named = await findByUsername(db, who)
  const owners = [named?.email ? await ownerOfEmail(db, named.email) : undefined, await ownerOfEmail(db, who)]
  const [byName, byEmail] = owners
  const found = [
    byName?.id === named?.id ? byName : undefined,
    byEmail?.id === named?.id ? undefined : byEmail,
  ]
  return found.filter((user): user is Reached => Boolean(user?.email))
}

/** Nobody's mailbox is filled from here, and whoever asked too often has the link of the last mail. */
const mayStillSend = (deps: AppDeps, to: string): Promise<boolean> =>
  mayCountInHour(deps, 'reset-mail', to.toLowerCase(), deps.config.limits.resetMailsPerHour)

async function resetMail(deps: AppDeps, user: Reached): Promise<Mail> {
  const link = resetLink(deps.config, await makeReset(deps, user.id))
  return mailOf(user.email, 'A new password for your journal', [
    `Somebody, probably you, asked for a new password at ${linkOrigin(deps.config)}.`,
    sentenceFor(user),
    { link },
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
