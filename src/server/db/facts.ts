import { randomUUID } from 'node:crypto'
import type { Db } from './tables.ts'

/** What the table of facts says. */
export const factNames = {
  /** An id of the database's course of changes. Another one tells browsers that a copy was put back. */
  history: 'history',
  /** Of the secret that this database was made with. */
  secretFingerprint: 'secret-fingerprint',
  /** Ms since 1970: from then on sessions behind https have cookies with the prefix `__Host-`. */
  hostCookiesSince: 'host-cookies-since',
  /** The key by which push services know this server: public, and private sealed under the server's secret. JSON. */
  pushKey: 'push-key',
} as const

type FactName = (typeof factNames)[keyof typeof factNames]

/** Writes a fact down unless it is there already; answers what holds. */
export async function keepFact(db: Db, name: FactName, value: string): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((same) => same.column('name').doNothing())
    .execute()
  return (await factOf(db, name)) ?? value
}

export async function factOf(db: Db, name: FactName): Promise<string | null> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  return fact?.value ?? null
}

/** Gives the database a history at its first start. */
export const ensureHistory = (db: Db): Promise<string> => keepFact(db, factNames.history, randomUUID())

/** Asked for with every answer that carries it: a copy can be put back while the server runs. */
export async function historyOf(db: Db): Promise<string> {
  const history = await factOf(db, factNames.history)
  if (history === null) throw new Error('The database has no history')
  return history
}
