import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Config, ConfigFault, readConfig } from '#server/core/config.ts'
import { isAdminUser } from '#server/core/session.ts'
import { connectDatabase, databaseFile } from '#server/db/database.ts'
import { isUpToDate } from '#server/db/migrations.ts'
import type { Db } from '#server/db/tables.ts'
import { findByUsername } from '#server/features/account/account.store.ts'
import { makeReset } from '#server/features/account/password-resets.store.ts'
import { root } from './root.ts'

const usage = 'Say what to do: npm run admin -- reset <user>, or npm run admin -- list'

type Where = Pick<Config, 'databaseUrl' | 'dataFolder' | 'publicUrl' | 'port'>

/** Does what the operator asks for beside the server, which may run. Returns the sentences to print; throws one when it cannot be done. */
export async function administer(
  where: Where,
  [command, username, ...more]: readonly string[],
): Promise<string[]> {
  if (command === 'reset' && username && more.length === 0)
    return inDatabase(where, (db) => resetLink(db, where, username))
  if (command === 'list' && username === undefined) return inDatabase(where, list)
  throw new ConfigFault(usage)
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

async function resetLink(db: Db, { publicUrl, port }: Where, username: string): Promise<string[]> {
  const user = await findByUsername(db, username)
  if (!user)
    throw new ConfigFault(`Nobody here is called ${username}. npm run admin -- list shows who there is.`)
  const token = await makeReset({ db, now: Date.now, randomBytes }, user.id)
  const origin = publicUrl?.origin ?? `http://localhost:${port}`
  return [
    `With this link ${user.username} can set a new password, once, within 24 hours:`,
    `${origin}/auth?mode=reset&token=${token}`,
    'It opens no journal: the recovery code does that, or a device on which the journal is open.',
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
    console.log((await administer(readConfig(process.env, root), process.argv.slice(2))).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
