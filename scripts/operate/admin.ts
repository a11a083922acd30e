import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setupMark } from '#contract/paths/google-paths.ts'
import { emailRule, usernameRule } from '#domain/account/user.ts'
import { type Config, ConfigFault, readConfig } from '#server/config/config.ts'
import { withSecretFiles } from '#server/config/secret-files.ts'
import { isAdminUser } from '#server/core/accounts/session.ts'
import { holdVault } from '#server/core/accounts/vault-row.store.ts'
import { secretFile, secretOfFolder } from '#server/core/data/data-folder.ts'
import { deriveKeys } from '#server/core/data/secret-keys.ts'
import { linkOrigin } from '#server/core/http/origin.ts'
import { securityEvent } from '#server/core/logs/security-events.ts'
import { connectDatabase, databaseFile } from '#server/db/database.ts'
import { factNames, factOf } from '#server/db/facts.ts'
import { isUpToDate } from '#server/db/migrations.ts'
import type { Db, UserRow } from '#server/db/tables.ts'
import { createUser, findByUsername, isFirstAccount } from '#server/features/account/account.store.ts'
import { makeReset, resetLink } from '#server/features/account/password-resets.store.ts'
import { dropAllFactors, hasFactor } from '#server/features/second-factor/second-factor.store.ts'
import { root } from '../root.ts'
import { signOut, signOutEverybody } from './admin-sessions.ts'
import { operatorLog } from './operator-log.ts'

export const usage = `Works beside the server, which may run.

  npm run admin -- list                     who has an account here
  npm run admin -- create <user> <email>   makes an account, and the link with which its password is set
  npm run admin -- reset <user>             makes a link with which a new password is set; it opens no journal
  npm run admin -- sign-out <user>          ends all sessions of an account, with the keys of its devices
  npm run admin -- sign-out-everybody       ends all sessions of all accounts
  npm run admin -- disable-second-factor <user>
                                            takes codes and passkeys off an account whose owner lost them; the password stays
  npm run admin -- promote <user>           makes somebody an admin
  npm run admin -- demote <user>            takes that away again
  npm run admin -- setup-link               the link with which the first account is made
  npm run admin -- help                     this text

It finds the database as the server does: INKWELL_DATA or DATABASE_URL. Links lead to INKWELL_PUBLIC_URL.`

/** What was asked for is no command; the program ends with 2. */
export class UsageFault extends Error {}

type Where = Pick<Config, 'databaseUrl' | 'dataFolder' | 'publicUrl' | 'port' | 'secret'>
type Work = (db: Db, where: Where, args: readonly string[]) => Promise<string[]>

const commands: Readonly<Record<string, { readonly takes: number; readonly work: Work }>> = {
  list: { takes: 0, work: list },
  create: { takes: 2, work: create },
  reset: { takes: 1, work: reset },
  'sign-out': {
    takes: 1,
    work: async (db, _where, [username = '']) => signOut(db, await named(db, username)),
  },
  'sign-out-everybody': { takes: 0, work: signOutEverybody },
  'disable-second-factor': { takes: 1, work: disableSecondFactor },
  promote: { takes: 1, work: promote },
  demote: { takes: 1, work: demote },
  'setup-link': { takes: 0, work: setupLink },
}

/** Does what the operator asks for. Returns the sentences to print; throws one when it cannot be done. */
export async function administer(where: Where, [name = '', ...args]: readonly string[]): Promise<string[]> {
  if (['help', '--help', '-h'].includes(name)) return [usage]
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || command.takes !== args.length) throw new UsageFault(usage)
  return inDatabase(where, (db) => command.work(db, where, args))
}

async function inDatabase(where: Where, work: (db: Db) => Promise<string[]>): Promise<string[]> {
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

async function named(db: Db, username: string): Promise<UserRow> {
  const user = await findByUsername(db, username)
  if (!user)
    throw new ConfigFault(`Nobody here is called ${username}. npm run admin -- list shows who there is.`)
  return user
}

async function linkFor(db: Db, where: Where, user: UserRow): Promise<string> {
  return resetLink(where, await makeReset({ db, now: Date.now, randomBytes }, user.id))
}

async function reset(db: Db, where: Where, [username = '']: readonly string[]): Promise<string[]> {
  const user = await named(db, username)
  securityEvent(operatorLog, 'reset_asked', { account: user.id, method: 'operator' })
  return [
    `With this link ${user.username} can set a new password, once, within 24 hours:`,
    await linkFor(db, where, user),
    'It opens no journal: the recovery code does that, or a device on which the journal is open.',
    ...((await hasFactor(db, user.id)) ? ['It asks for the second factor of this account as well.'] : []),
  ]
}

async function disableSecondFactor(
  db: Db,
  _where: Where,
  [username = '']: readonly string[],
): Promise<string[]> {
  const user = await named(db, username)
  const had = await db.transaction().execute(async (all) => {
    await holdVault(all, user.id)
    return dropAllFactors(all, user.id)
  })
  if (!had) return [`${user.username} has no second factor.`]
  return [
    `${user.username} signs in with the password alone now. Codes, backup codes and passkeys are gone.`,
    'The password stays as it is, and no journal was opened.',
  ]
}

function checked<T>(
  read: { success: true; data: T } | { success: false; error: { issues: { message: string }[] } },
): T {
  if (read.success) return read.data
  throw new ConfigFault(`${read.error.issues[0]?.message ?? 'This cannot be used'}.`)
}

async function create(db: Db, where: Where, [name = '', address = '']: readonly string[]): Promise<string[]> {
  const username = checked(usernameRule.safeParse(name))
  const email = checked(emailRule.safeParse(address))
  if (/\p{Cc}/u.test(username)) throw new ConfigFault('A username has no invisible control characters.')
  if (await findByUsername(db, username))
    throw new ConfigFault(`Somebody here is called ${username} already.`)
  const made = { username, email, name: null, passwordHash: null, kdf: null, passwordSeen: false }
  const user = await createUser(db, { ...made, createdAt: Date.now() }, true)
  securityEvent(operatorLog, 'account_made', { account: user.id, method: 'operator' })
  return [
    `${user.username} has an account here${isAdminUser(user) ? ', the first one, which is the admin' : ''}. Its password is set with this link, once, within 24 hours:`,
    await linkFor(db, where, user),
  ]
}

async function setAdmin(db: Db, user: UserRow, isAdmin: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('id', '=', user.id)
    .execute()
  securityEvent(operatorLog, isAdmin ? 'admin_promoted' : 'admin_demoted', { account: user.id })
}

async function promote(db: Db, _where: Where, [username = '']: readonly string[]): Promise<string[]> {
  const user = await named(db, username)
  if (isAdminUser(user)) return [`${user.username} is an admin already.`]
  await setAdmin(db, user, true)
  return [`${user.username} is an admin now.`]
}

async function demote(db: Db, _where: Where, [username = '']: readonly string[]): Promise<string[]> {
  const user = await named(db, username)
  if (user.id === 1)
    throw new ConfigFault(`${user.username} has the first account, which is always an admin.`)
  if (!isAdminUser(user)) return [`${user.username} is no admin.`]
  await setAdmin(db, user, false)
  return [`${user.username} is no admin any more.`]
}

async function setupLink(db: Db, where: Where): Promise<string[]> {
  if (!(await isFirstAccount(db)))
    throw new ConfigFault('The first account has been made. npm run admin -- create makes another one.')
  const secret =
    where.secret ?? (existsSync(secretFile(where.dataFolder)) ? secretOfFolder(where.dataFolder) : '')
  const keys = deriveKeys(secret)
  if ((await factOf(db, factNames.secretFingerprint)) !== keys.fingerprint)
    throw new ConfigFault(
      'This is not the secret that the server uses. Set INKWELL_SECRET as for the server.',
    )
  return [
    'Make the first account, which is the admin, with this link:',
    `${linkOrigin(where)}/auth?mode=register#${setupMark}${keys.setupToken}`,
  ]
}

async function list(db: Db): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'is_admin', 'created_at'])
    .orderBy('id')
    .execute()
  if (users.length === 0) return ['There is no account yet.']
  return users.map((user) =>
    [
      user.id,
      user.username,
      isAdminUser(user) ? 'admin' : '-',
      new Date(user.created_at).toISOString().slice(0, 10),
    ].join('\t'),
  )
}

if (import.meta.main) {
  // What is made beside the database is for nobody else's eyes on this machine.
  process.umask(0o077)
  try {
    console.log(
      (await administer(readConfig(withSecretFiles(process.env), root), process.argv.slice(2))).join('\n'),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageFault ? 2 : 1
  }
}
