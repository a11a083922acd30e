import type { AdminDeed } from '#contract/security-events.ts'
import type { AppDeps } from '../app-deps.ts'
import { linkOrigin } from '../http/origin.ts'
import type { PostLater } from './mail-post.ts'
import { mailOf } from './mail-words.ts'
import { mailboxOf } from './mailbox.ts'

const noJournal = 'No journal was opened by this, and no admin can open one.'
const ask = 'If you do not know why, ask whoever runs the server.'

interface Said {
  readonly subject: string
  /** After 'An admin of' and where, before 'on' and when. */
  readonly did: (username: string) => string
  readonly after: readonly string[]
}

const saidBy: Readonly<Record<AdminDeed, Said>> = {
  admin_removed_factors: {
    subject: 'Your second factor was turned off',
    did: (username) => `took the second factor off the account ${username}`,
    after: [
      'The password alone signs in now: authenticator app, backup codes and passkeys are gone. You can set a second factor up again in Settings.',
      'If you did not ask for this: change your password at once, and ask whoever runs the server.',
      noJournal,
    ],
  },
  admin_signed_out: {
    subject: 'You were signed out everywhere',
    did: (username) => `ended all sessions of the account ${username}`,
    after: ['Your password is what it was: sign in again with it.', ask, noJournal],
  },
  admin_disabled: {
    subject: 'Your account was disabled',
    did: (username) => `disabled the account ${username}`,
    after: ['Nobody can sign in with it for now. Nothing in it was removed.', ask],
  },
  admin_enabled: {
    subject: 'Your account was enabled again',
    did: (username) => `enabled the account ${username} again`,
    after: ['You can sign in, and everything is as it was.'],
  },
}

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Tells a person by mail, where mails are sent, what an admin did to their account. */
export function tellAdminDeed(
  post: PostLater,
  { db, config, now }: Pick<AppDeps, 'db' | 'config' | 'now'>,
  userId: number,
  deed: AdminDeed,
): void {
  const at = instant.format(now())
  const { subject, did, after } = saidBy[deed]
  post('admin-deed mail', async () => {
    const user = await mailboxOf(db, userId)
    if (!user) return []
    const first = `An admin of ${linkOrigin(config)} ${did(user.username)} on ${at} UTC.`
    return [mailOf(user.email, subject, [first, ...after])]
  })
}
