import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { PersonAction } from '#contract/admin/admin.ts'
import { type Config, ConfigFault } from '#server/config/config.ts'
import { hasFactor } from '#server/core/accounts/factors.store.ts'
import { resetLink } from '#server/core/accounts/password-resets.store.ts'
import { operator } from '#server/core/audit/audit-log.store.ts'
import { createBilling } from '#server/core/billing/billing.ts'
import { readBilling } from '#server/core/billing/billing-config.ts'
import { customerOf } from '#server/core/billing/subscriptions.store.ts'
import { secretFile, secretOfFolder } from '#server/core/data/data-folder.ts'
import { deriveKeys, type SecretKeys } from '#server/core/data/secret-keys.ts'
import type { PostLater } from '#server/core/mail/mail-post.ts'
import { factNames, factOf } from '#server/db/facts.ts'
import type { Db, UserRow } from '#server/db/tables.ts'
import { findByUsername } from '#server/features/account/account.store.ts'
import { deleteAccountOf } from '#server/features/account/account-deletion.ts'
import { peoplePage } from '#server/features/admin/people.store.ts'
import { doToPerson } from '#server/features/admin/people-deeds.ts'
import { operatorLog } from './operator-log.ts'

/** An open database, and what the server is set to. */
export interface Place {
  readonly db: Db
  readonly where: Config
  /** Mails to whose accounts it is about. */
  readonly post: PostLater
  readonly env: Readonly<Record<string, string | undefined>>
}

type Person = Pick<UserRow, 'id' | 'password_hash'>

export async function named(db: Db, username: string): Promise<UserRow> {
  const user = await findByUsername(db, username)
  if (!user)
    throw new ConfigFault(`Nobody here is called ${username}. npm run admin -- list shows who there is.`)
  return user
}

/** The keys of the server's secret. */
export async function keysOf({ db, where }: Place): Promise<SecretKeys> {
  const secret =
    where.secret ?? (existsSync(secretFile(where.dataFolder)) ? secretOfFolder(where.dataFolder) : '')
  const keys = deriveKeys(secret)
  if ((await factOf(db, factNames.secretFingerprint)) !== keys.fingerprint)
    throw new ConfigFault(
      'This is not the secret that the server uses. Set INKWELL_SECRET as for the server.',
    )
  return keys
}

/** With payments that this program cannot end somebody would go on paying for nothing. */
async function deletionParts(place: Place, { id }: Person) {
  const { db, where, env } = place
  const billing = createBilling(readBilling(env), where.limits)
  if (!billing.hasBilling && (await customerOf(db, id)) !== null)
    throw new ConfigFault(
      'This account may pay by Stripe, which this program cannot end. Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and INKWELL_TIERS as for the server.',
    )
  return { billing, keys: await keysOf(place) }
}

/** Nobody hears of it here. A running server refuses the next request of a session that ended, cuts what is open on it when it looks, every 20 seconds, and takes a job within 15. */
const unheard = {
  sessions: { announceEnd: () => undefined },
  changes: { publishSlots: () => undefined, publishSecurity: () => undefined },
  bus: { publish: () => undefined },
}

/** The same deeds as on the pages of admins; null: it was so already. */
function act(place: Place, action: PersonAction, person: Person) {
  const { db, where, post } = place
  const parts = {
    db,
    now: Date.now,
    randomBytes,
    config: where,
    post,
    ...unheard,
    deleteAccount: async (user: Person, alongside: (all: Db) => Promise<void>) =>
      deleteAccountOf(
        {
          db,
          now: Date.now,
          trueNow: Date.now,
          config: where,
          ...unheard,
          ...(await deletionParts(place, user)),
        },
        user,
        alongside,
      ),
  }
  return doToPerson(parts, action, person, {
    by: operator,
    log: operatorLog,
    fields: { method: 'operator' },
  })
}

/** Does something to an account of which there is one thing to say. */
export const simply =
  (action: PersonAction, done: (name: string) => string[], before: (name: string) => string[]) =>
  async (place: Place, [username = '']: readonly string[]): Promise<string[]> => {
    const user = await named(place.db, username)
    return ((await act(place, action, user)) ? done : before)(user.username)
  }

export async function linkFor(place: Place, user: Person): Promise<string> {
  return resetLink(place.where, (await act(place, 'reset-link', user))?.resetToken ?? '')
}

export async function reset(place: Place, [username = '']: readonly string[]): Promise<string[]> {
  const user = await named(place.db, username)
  return [
    `With this link ${user.username} can set a new password, once, within 24 hours:`,
    await linkFor(place, user),
    'It opens no journal: the recovery code does that, or a device on which the journal is open.',
    ...((await hasFactor(place.db, user.id))
      ? ['It asks for the second factor of this account as well.']
      : []),
  ]
}

const told = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`

async function endSessionsOf(place: Place, person: Person): Promise<number> {
  return (await act(place, 'sign-out', person))?.sessionIds.length ?? 0
}

export async function signOut(place: Place, [name = '']: readonly string[]): Promise<string[]> {
  const user = await named(place.db, name)
  const ended = await endSessionsOf(place, user)
  if (ended === 0) return [`${user.username} is signed in nowhere.`]
  return [`${user.username} is signed out everywhere (${told(ended)}). The password is what it was.`]
}

export async function signOutEverybody(place: Place): Promise<string[]> {
  const people = await place.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((row) =>
      row.exists(row.selectFrom('sessions').select('id').whereRef('sessions.user_id', '=', 'users.id')),
    )
    .execute()
  let ended = 0
  for (const person of people) ended += await endSessionsOf(place, person)
  return [`Everybody is signed out (${told(ended)}). Passwords are what they were.`]
}

/** `number` has to be that of the account: a name that was typed wrong deletes nobody. */
export async function remove(place: Place, [name = '', number = '']: readonly string[]): Promise<string[]> {
  const user = await named(place.db, name)
  if (String(user.id) !== number)
    throw new ConfigFault(`${number} is not the number of ${user.username}. npm run admin -- list shows it.`)
  await act(place, 'delete', user)
  return [`The account of ${user.username} is deleted, with everything in it.`]
}

/** More than any server has. */
const everybody = { skip: 0, most: 10_000_000 }

export async function list({ db }: Place): Promise<string[]> {
  const { people } = await peoplePage(db, '', everybody)
  if (people.length === 0) return ['There is no account yet.']
  return people.map(({ id, username, isAdmin, tier, isDisabled, createdAt, lastSeenDay }) =>
    [
      id,
      username,
      isAdmin ? 'admin' : '-',
      tier,
      isDisabled ? 'disabled' : '-',
      createdAt.slice(0, 10),
      lastSeenDay ?? '-',
    ].join('\t'),
  )
}
