import { existsSync } from 'node:fs'
import { setupMark } from '#contract/paths/google-paths.ts'
import { emailRule, usernameRule } from '#domain/account/user.ts'
import { type Config, ConfigFault, readConfig } from '#server/config/config.ts'
import { withSecretFiles } from '#server/config/secret-files.ts'
import { isAdminUser } from '#server/core/accounts/session.ts'
import { addAudit, operator } from '#server/core/audit/audit-log.store.ts'
import { linkOrigin } from '#server/core/http/origin.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { mailPost } from '#server/core/mail/mail-post.ts'
import { createMailer } from '#server/core/mail/mailer.ts'
import { connectDatabase, databaseFile } from '#server/db/database.ts'
import { isUpToDate } from '#server/db/migrations.ts'
import type { Db } from '#server/db/tables.ts'
import { createUser, findByUsername, isFirstAccount } from '#server/features/account/account.store.ts'
import { root } from '../root.ts'
import {
  keysOf,
  linkFor,
  list,
  type Place,
  remove,
  reset,
  signOut,
  signOutEverybody,
  simply,
} from './admin-people.ts'
import { endThePlan, giveThePlan } from './admin-plans.ts'
import { operatorLog } from './operator-log.ts'

export const usage = `Works beside the server, which may run.

  npm run admin -- list                     who has an account here: number, name, admin, plan, disabled, since when, last here
  npm run admin -- create <user> <email>   makes an account, and the link with which its password is set
  npm run admin -- reset <user>             makes a link with which a new password is set; it opens no journal
  npm run admin -- sign-out <user>          ends all sessions of an account, with the keys of its devices
  npm run admin -- sign-out-everybody       ends all sessions of all accounts
  npm run admin -- disable-second-factor <user>
                                            takes codes and passkeys off an account whose owner lost them; the password stays
  npm run admin -- promote <user>           makes somebody an admin
  npm run admin -- demote <user>            takes that away again
  npm run admin -- disable <user>           signs somebody out everywhere and lets nobody in; nothing is removed
  npm run admin -- enable <user>            takes that away again
  npm run admin -- give-plan <user> <plan> <days>
                                            gives somebody a plan without payment, for so many days or "always"; not where Stripe is paid
  npm run admin -- end-plan <user>          ends a plan that was given
  npm run admin -- delete <user> <number>   deletes an account with everything in it; the number is that of the list
  npm run admin -- setup-link               the link with which the first account is made
  npm run admin -- help                     this text

It finds the database as the server does: INKWELL_DATA or DATABASE_URL. Links lead to INKWELL_PUBLIC_URL.
The audit log has what it does to accounts.`

/** What was asked for is no command; the program ends with 2. */
export class UsageFault extends Error {}

type Work = (place: Place, args: readonly string[]) => Promise<string[]>

const commands: Readonly<Record<string, { readonly takes: number; readonly work: Work }>> = {
  list: { takes: 0, work: list },
  create: { takes: 2, work: create },
  reset: { takes: 1, work: reset },
  'sign-out': { takes: 1, work: signOut },
  'sign-out-everybody': { takes: 0, work: signOutEverybody },
  'disable-second-factor': {
    takes: 1,
    work: simply(
      'second-factor-off',
      (name) => [
        `${name} signs in with the password alone now. Codes, backup codes and passkeys are gone.`,
        'The password stays as it is, and no journal was opened.',
      ],
      (name) => [`${name} has no second factor.`],
    ),
  },
  promote: {
    takes: 1,
    work: simply(
      'promote',
      (name) => [`${name} is an admin now.`],
      (name) => [`${name} is an admin already.`],
    ),
  },
  demote: {
    takes: 1,
    work: simply(
      'demote',
      (name) => [`${name} is no admin any more.`],
      (name) => [`${name} is no admin.`],
    ),
  },
  disable: {
    takes: 1,
    work: simply(
      'disable',
      (name) => [`${name} is disabled: signed out everywhere, and nobody signs in. Nothing was removed.`],
      (name) => [`${name} is disabled already.`],
    ),
  },
  enable: {
    takes: 1,
    work: simply(
      'enable',
      (name) => [`${name} can sign in again.`],
      (name) => [`${name} is not disabled.`],
    ),
  },
  'give-plan': { takes: 3, work: giveThePlan },
  'end-plan': { takes: 1, work: endThePlan },
  delete: { takes: 2, work: remove },
  'setup-link': { takes: 0, work: setupLink },
}

/** Does what the operator asks for. Returns the sentences to print; throws one when it cannot be done. */
export async function administer(
  where: Config,
  [name = '', ...args]: readonly string[],
  env: Place['env'] = process.env,
): Promise<string[]> {
  if (['help', '--help', '-h'].includes(name)) return [usage]
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || command.takes !== args.length) throw new UsageFault(usage)
  const mailer = where.mail && createMailer(where.mail, where.limits)
  const { post, sent } = mailPost(mailer, operatorLog)
  try {
    return await inDatabase(where, async (db) => {
      const lines = await command.work({ db, where, post, env }, args)
      await sent()
      return lines
    })
  } finally {
    mailer?.close()
  }
}

async function inDatabase(where: Config, work: (db: Db) => Promise<string[]>): Promise<string[]> {
  if (where.databaseUrl === null && !existsSync(databaseFile(where.dataFolder)))
    throw new ConfigFault(
      `There is no database in ${where.dataFolder}. If it lies elsewhere, set INKWELL_DATA or DATABASE_URL.`,
    )
  const { db, dialect } = await connectDatabase(where)
  try {
    if (!(await isUpToDate(db, dialect)))
      throw new ConfigFault(
        'The tables of this database are not those of this version. Start the server once, which brings them up to date, and try again.',
      )
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function checked<T>(
  read: { success: true; data: T } | { success: false; error: { issues: { message: string }[] } },
): T {
  if (read.success) return read.data
  throw new ConfigFault(`${read.error.issues[0]?.message ?? 'This cannot be used'}.`)
}

async function create(place: Place, [name = '', address = '']: readonly string[]): Promise<string[]> {
  const { db } = place
  const username = checked(usernameRule.safeParse(name))
  const email = checked(emailRule.safeParse(address))
  if (/\p{Cc}/u.test(username)) throw new ConfigFault('A username has no invisible control characters.')
  if (await findByUsername(db, username))
    throw new ConfigFault(`Somebody here is called ${username} already.`)
  const made = { username, email, name: null, passwordHash: null, kdf: null, passwordSeen: false }
  const at = Date.now()
  const user = await createUser(db, { ...made, createdAt: at }, true, (all, id) =>
    addAudit(all, { at, admin: operator, action: 'person.create', subject: String(id) }),
  )
  securityEvent(operatorLog, 'account_made', { account: user.id, method: 'operator' })
  return [
    `${user.username} has an account here${isAdminUser(user) ? ', the first one, which is the admin' : ''}. Its password is set with this link, once, within 24 hours:`,
    await linkFor(place, user),
  ]
}

async function setupLink(place: Place): Promise<string[]> {
  if (!(await isFirstAccount(place.db)))
    throw new ConfigFault('The first account has been made. npm run admin -- create makes another one.')
  const keys = await keysOf(place)
  return [
    'Make the first account, which is the admin, with this link:',
    `${linkOrigin(place.where)}/auth?mode=register#${setupMark}${keys.setupToken}`,
  ]
}

if (import.meta.main) {
  // What is made beside the database is for nobody else's eyes on this machine.
  process.umask(0o077)
  try {
    const env = withSecretFiles(process.env)
    console.log((await administer(readConfig(env, root), process.argv.slice(2), env)).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageFault ? 2 : 1
  }
}
