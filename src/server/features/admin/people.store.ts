import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ListedPerson } from '#contract/admin/admin.ts'
import { usernameKey } from '#domain/account/username-key.ts'
import { dayOfNumber } from '#domain/time/day-number.ts'
import { isAdminUser } from '#server/core/accounts/session.ts'
import { overStatuses } from '#server/core/billing/given-plans.store.ts'
import type { Db, Tables } from '../../db/tables.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** LIKE's own signs stand for themselves. */
const inside = (text: string): string => `%${usernameKey(text).replace(/[\\%_]/g, String.raw`\$&`)}%`

const named =
  (search: string) =>
  (row: ExpressionBuilder<Tables, 'users'>): Expression<SqlBool> =>
    sql<SqlBool>`${row.ref('users.username_key')} like ${inside(search)} escape '\\'`

const selected = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('vaults', 'vaults.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.subscription_tier',
      'users.is_admin',
      'users.disabled_at',
      'users.last_seen_day',
      'users.created_at',
      'vaults.record_bytes',
    ])
    .select((row) => [
      row
        .selectFrom('sessions')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('sessions'),
      row
        .or([
          row.exists(row.selectFrom('totp_secrets').select('user_id').whereRef('user_id', '=', 'users.id')),
          row.exists(row.selectFrom('passkeys').select('user_id').whereRef('user_id', '=', 'users.id')),
        ])
        .as('has_factor'),
      row
        .exists(
          row
            .selectFrom('subscriptions')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('status', 'not in', overStatuses),
        )
        .as('pays'),
      row
        .selectFrom('records')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('records.user_id', '=', 'users.id')
        .as('records'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

const personOf = (row: Row): ListedPerson => ({
  id: row.id,
  username: row.username,
  tier: row.subscription_tier,
  pays: Boolean(row.pays),
  isAdmin: isAdminUser(row),
  isFirst: row.id === 1,
  isDisabled: row.disabled_at !== null,
  createdAt: iso(row.created_at),
  lastSeenDay: row.last_seen_day === null ? null : dayOfNumber(row.last_seen_day),
  sessions: Number(row.sessions ?? 0),
  hasSecondFactor: Boolean(row.has_factor),
  records: Number(row.records ?? 0),
  recordBytes: row.record_bytes,
})

/** Accounts whose username has `search` in it, in the order in which they were made; all without one. */
export async function peoplePage(
  db: Db,
  search: string,
  { skip, most }: { skip: number; most: number },
): Promise<{ people: ListedPerson[]; total: number }> {
  const { total } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('total'))
    .$if(search !== '', (rows) => rows.where(named(search)))
    .executeTakeFirstOrThrow()
  const rows = await selected(db)
    .$if(search !== '', (all) => all.where((row) => named(search)(row as ExpressionBuilder<Tables, 'users'>)))
    .orderBy('users.id')
    .limit(most)
    .offset(skip)
    .execute()
  return { people: rows.map(personOf), total: Number(total) }
}

export async function personOfId(db: Db, id: number): Promise<ListedPerson | undefined> {
  const row = await selected(db).where('users.id', '=', id).executeTakeFirst()
  return row && personOf(row)
}

/** False: it was so already. */
export async function setAdmin(all: Db, id: number, isAdmin: boolean): Promise<boolean> {
  const is_admin = isAdmin ? 1 : 0
  const changed = await all
    .updateTable('users')
    .set({ is_admin })
    .where('id', '=', id)
    .where('is_admin', '!=', is_admin)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** `at` in ms, null to enable. False: it was so already. */
export async function setDisabled(all: Db, id: number, at: number | null): Promise<boolean> {
  const changed = await all
    .updateTable('users')
    .set({ disabled_at: at })
    .where('id', '=', id)
    .where('disabled_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** The number of an account, by its username or by that number itself; null: there is none of that name. */
export async function numberOf(db: Db, typed: string): Promise<number | null> {
  const named = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey(typed))
    .executeTakeFirst()
  return named?.id ?? (/^\d{1,15}$/.test(typed) ? Number(typed) : null)
}
