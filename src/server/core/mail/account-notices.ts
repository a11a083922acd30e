import type { SecurityEventKind } from '#contract/security-events.ts'
import type { UserRow } from '#server/db/tables.ts'
import { ownerOfEmail } from '../accounts/users.store.ts'
import type { AppDeps } from '../app-deps.ts'
import { linkOrigin } from '../http/origin.ts'
import { mayCountInHour } from '../http/throttle.ts'
import type { PostLater } from './mail-post.ts'
import { mailOf } from './mail-words.ts'
import { mailboxOf } from './mailbox.ts'
import type { Mail } from './mailer.ts'

type Parts = Pick<AppDeps, 'db' | 'config' | 'now'>

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
/** Nobody's mailbox is filled from here. */
const mostUsedMailsPerHour = 3
const journalStays =
  'Your journal is not touched by this. It opens with your recovery code, an earlier password, your passphrase, or a device that still opens it.'

const broughtBack =
  'What opened your journal before can be brought back for 30 days, unless the keys were renewed.'

const instead = (origin: string): string =>
  `If it was not you: ask for a new password at once at ${origin}/auth?mode=login, then end the other sessions in Settings, under Privacy and vault.`

async function passwordChangedMail({ db, config, now }: Parts, userId: number): Promise<Mail[]> {
  const at = instant.format(now())
  const user = await mailboxOf(db, userId)
  if (!user) return []
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

const saidBy: Partial<Record<SecurityEventKind, readonly [subject: string, what: string]>> = {
  passphrase_changed: ['Your vault passphrase was changed', 'The vault passphrase of'],
  recovery_code_made: ['A new recovery code was made', 'The recovery code of'],
  recovery_code_removed: ['Your recovery code was removed', 'The recovery code of'],
  keys_renewed: ['Your vault has new keys', 'The keys of'],
  key_restored: ['A key of your vault was written anew', 'A key of'],
  google_linked: ['Google was linked to your account', 'Google sign-in of'],
  google_unlinked: ['Google was taken off your account', 'Google sign-in of'],
  authenticator_added: ['An authenticator app was added to your account', 'The account'],
  authenticator_removed: ['The authenticator app was taken off your account', 'The account'],
  passkey_added: ['A passkey was added to your account', 'The account'],
  passkey_removed: ['A passkey was taken off your account', 'The account'],
  token_made: ['An API token was made for your account', 'The account'],
  backup_codes_made: ['Your backup codes were replaced', 'The backup codes of'],
}

const doneWords: Partial<Record<SecurityEventKind, string>> = {
  recovery_code_made: 'was replaced',
  recovery_code_removed: 'was removed',
  keys_renewed: 'were renewed',
  key_restored: 'was written anew',
  google_linked: 'was switched on',
  google_unlinked: 'was switched off',
  authenticator_added: 'was given an authenticator app',
  authenticator_removed: 'lost its authenticator app',
  passkey_added: 'was given a passkey',
  passkey_removed: 'lost a passkey',
  token_made: 'was given an API token',
  backup_codes_made: 'were replaced',
}

/** What changed here is a key, which an earlier one can stand in for. */
const areOfKeys: ReadonlySet<SecurityEventKind> = new Set([
  'passphrase_changed',
  'recovery_code_made',
  'recovery_code_removed',
  'keys_renewed',
  'key_restored',
])

interface Happened {
  readonly userId: number
  readonly kind: SecurityEventKind
  /** The browser that did it. */
  readonly label: string
}

/** Tells a person by mail, where mails are sent, what happened to their keys or to a way into their account. */
export function tellSecurityEvent(post: PostLater, parts: Parts, { userId, kind, label }: Happened): void {
  if (kind === 'password_changed' || kind === 'password_set') tellPasswordChanged(post, parts, userId)
  const said = saidBy[kind]
  if (!said) return
  const at = instant.format(parts.now())
  post('security mail', async () => {
    const user = await mailboxOf(parts.db, userId)
    if (!user) return []
    const origin = linkOrigin(parts.config)
    return [
      mailOf(user.email, said[0], [
        `${said[1]} ${user.username} at ${origin} ${doneWords[kind] ?? 'was changed'} on ${at} UTC${label && `, from ${label}`}.`,
        'If it was you, there is nothing to do.',
        instead(origin),
        ...(areOfKeys.has(kind) ? [broughtBack] : []),
      ]),
    ]
  })
}

/** Tells the earlier address of an account that it is not its address any more. */
export function tellEmailChanged(
  post: PostLater,
  { config, now }: Parts,
  { username, email }: { readonly username: string; readonly email: string | null },
): void {
  const at = instant.format(now())
  post('email-changed mail', async () =>
    email === null
      ? []
      : [
          mailOf(email, 'Your email address was changed', [
            `The account ${username} at ${linkOrigin(config)} has another email address since ${at} UTC. This is the last mail that comes here.`,
            'If it was you, there is nothing to do.',
            'If it was not you: somebody knows your password. Sign in, change it and the address in Settings; where you cannot sign in any more, turn to whoever runs the server.',
          ]),
        ],
  )
}

/** Tells whose an email address is, by mail, that somebody made another account with it. The answer to who did that is the same either way. */
export function tellEmailUsed(
  post: PostLater,
  parts: Parts & Pick<AppDeps, 'keys'>,
  made: Pick<UserRow, 'id' | 'username' | 'email'>,
): void {
  const { email } = made
  if (email === null) return
  post('email-used mail', async () => {
    const owner = await ownerOfEmail(parts.db, email)
    if (!owner?.email || owner.id === made.id) return []
    if (!(await mayCountInHour(parts, 'used-mail', owner.email.toLowerCase(), mostUsedMailsPerHour)))
      return []
    const origin = linkOrigin(parts.config)
    return [
      mailOf(owner.email, 'Your email address was used for another account', [
        `Somebody made the account ${made.username} at ${origin} with this email address. The address stays that of your account ${owner.username}: mails about the other one go nowhere, and a forgotten password of it is not mailed to anybody.`,
        `If it was you: you have an account already. Sign in as ${owner.username}, or give the other one an address of its own.`,
        'If it was not you, there is nothing to do.',
      ]),
    ]
  })
}
