import type { AppDeps } from './app-deps.ts'
import type { PostLater } from './mail-post.ts'
import { mailOf } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import { linkOrigin } from './origin.ts'

type Parts = Pick<AppDeps, 'db' | 'config' | 'now'>

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const journalStays =
  'Your journal is not touched by this. It opens with your recovery code, an earlier password, your passphrase, or a device that still opens it.'

const instead = (origin: string): string =>
  `If it was not you: ask for a new password at once at ${origin}/auth?mode=login, then end the other sessions in Settings, under Privacy and vault.`

async function passwordChangedMail({ db, config, now }: Parts, userId: number): Promise<Mail[]> {
  const at = instant.format(now())
  const user = await db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.email) return []
  const origin = linkOrigin(config)
  return [
    mailOf(user.email, 'Your password was changed', [
      `The password of ${user.username} at ${origin} was changed on ${at} UTC.`,
      'If it was you, there is nothing to do.',
      instead(origin),
      journalStays,
    ]),
  ]
}

/** Tells a person by mail, where mails are sent, that their password is another one now. */
export function tellPasswordChanged(post: PostLater, parts: Parts, userId: number): void {
  post('password-changed mail', () => passwordChangedMail(parts, userId))
}

/** Tells the earlier address of an account that it is not its address any more. */
export function tellEmailChanged(
  post: PostLater,
  { config, now }: Parts,
  { username, email }: { readonly username: string; readonly email: string | null },
): void {
  const at = instant.format(now())
  post('e-mail-changed mail', async () =>
    email === null
      ? []
      : [
          mailOf(email, 'Your e-mail address was changed', [
            `The account ${username} at ${linkOrigin(config)} has another e-mail address since ${at} UTC. This is the last mail that comes here.`,
            'If it was you, there is nothing to do.',
            'If it was not you: somebody knows your password. Sign in, change it and the address in Settings; where you cannot sign in any more, turn to whoever runs the server.',
          ]),
        ],
  )
}
