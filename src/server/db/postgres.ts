import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Bus } from './bus.ts'
import { createLocalBus } from './bus.ts'
import type { Tables } from './tables.ts'

const channel = 'inkwell'
const connectAgainMs = 1_000

/** PostgreSQL, with whole numbers as JavaScript numbers like SQLite gives them. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser } })
  // An idle connection that breaks is replaced by the pool at the next query.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format)

/** LISTEN and NOTIFY: a message reaches the listeners of every server on this database, this one included. */
export async function openPostgresBus(url: string, db: Kysely<Tables>): Promise<Bus> {
  const local = createLocalBus()
  let isOpen = true
  let client: pg.Client | undefined

  const listenAgain = (): void => {
    if (isOpen) setTimeout(() => listen().catch(listenAgain), connectAgainMs).unref()
  }
  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    // A lost connection tells 'error' first and always 'end'; before it stands, connect() itself fails.
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload = '' }) => {
      const cut = payload.indexOf(' ')
      if (cut > 0) local.publish(payload.slice(0, cut), payload.slice(cut + 1))
    })
    await fresh.connect()
    fresh.on('end', listenAgain)
    await fresh.query(`listen ${channel}`)
    client = fresh
  }
  await listen()

  return {
    publish(topic, message) {
      const notify = sql`select pg_notify(${channel}, ${`${topic} ${message}`})`.execute(db)
      // A server that cannot tell the others still tells its own; they also look by themselves now and then.
      notify.catch(() => local.publish(topic, message))
    },
    subscribe: local.subscribe,
    async close() {
      isOpen = false
      await client?.end()
      await local.close()
    },
  }
}
