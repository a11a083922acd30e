import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { describe, expect, inject, test } from 'vitest'
import { createDeriver } from '../core/accounts/password.ts'
import { everyRow } from '../testing/every-row.ts'
import { makeDatabase } from '../testing/postgres-cluster.ts'
import { sealedBytes } from '../testing/sealed-bytes.ts'
import { firstTables } from './migrations/0001-first-tables.ts'
import { secondFactors } from './migrations/0009-second-factors.ts'
import { slowBackupCodes } from './migrations/0012-slow-backup-codes.ts'
import { isUpToDate, migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Db, Dialect } from './tables.ts'

async function makeTables(db: Db, some: Record<string, Migration>): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => some },
  }).migrateToLatest()
  if (error) throw error
}

/** The tables as the first release made them. */
const makeFirstTables = (db: Db, dialect: Dialect): Promise<void> =>
  makeTables(db, { '0001-first-tables': firstTables(dialect) })

/** A row in every table, with values that a wrong turn would change. */
async function fillFirstTables(db: Db): Promise<void> {
  const token_hash = new Uint8Array(32).fill(255)
  const change_id = '019aa5b0-0000-7000-8000-000000000001'
  const uid = '019aa5b0-0000-7000-8000-000000000002'
  await db.insertInto('facts').values({ name: 'secret-fingerprint', value: 'x' }).execute()
  await db.updateTable('counters').set({ value: 7 }).where('name', '=', 'users').execute()
  await db
    .insertInto('users')
    .values({
      id: 7,
      username: 'Ａnna',
      username_key: 'anna',
      email: null,
      name: 'Anna\u00e9',
      settings: '{"theme":"light"}',
      password_hash: token_hash,
      password_kdf: '{}',
      password_seen: 1,
      created_at: 1_795_249_800_123,
    })
    .execute()
  await db.insertInto('vaults').values({ user_id: 7, record_seq: 9, slots_version: 3 }).execute()
  await db
    .insertInto('sessions')
    .values({ id: 's-1', token_hash, user_id: 7, created_at: 1, last_seen_at: 1_795_249_800_456 })
    .execute()
  await db
    .insertInto('throttle')
    .values({ key: 'k', count: 1, first_at: 2, last_at: 3, blocked_until: 4 })
    .execute()
  for (const [slot_id, kind] of [
    ['one', 'password'],
    ['two', 'device'],
  ] as const)
    await db
      .insertInto('key_slots')
      .values({ user_id: 7, slot_id, kind, kdf: null, commitment: 'c', wrapped: 'w', created_at: 5 })
      .execute()
  await db
    .insertInto('records')
    .values({ user_id: 7, uid, revision: 2, seq: 9, sealed: sealedBytes() })
    .execute()
  await db
    .insertInto('record_changes')
    .values({ user_id: 7, change_id, uid, revision: 2, seq: 9, created_at: 6 })
    .execute()
}

async function expectUpgrade(db: Db, dialect: Dialect): Promise<void> {
  expect(await isUpToDate(db, dialect)).toBe(false)
  await makeFirstTables(db, dialect)
  await fillFirstTables(db)
  expect(await isUpToDate(db, dialect)).toBe(false)
  const rowsOf = async () => (await everyRow(db, dialect)).filter(({ table }) => !table.startsWith('kysely_'))
  const before = await rowsOf()
  expect(new Set(before.map(({ table }) => table)).size).toBe(9)
  await migrate(db, dialect)
  expect(await isUpToDate(db, dialect)).toBe(true)
  const after = await rowsOf()
  expect(after).toHaveLength(before.length)
  for (const [at, { table, values }] of before.entries())
    expect(after[at]).toEqual({ table, values: expect.objectContaining(values) })
  expect(after.find(({ table }) => table === 'sessions')?.values.label).toBe('A browser')
  expect(after.find(({ table }) => table === 'key_slots')?.values.session_id).toBe(null)
  expect(after.find(({ table }) => table === 'users')?.values.last_seen_day).toBe(20_778)
  await migrate(db, dialect)
  expect(await rowsOf()).toEqual(after)
}

/** Somebody whose backup codes are kept as they were before: by keyed hashes alone. */
async function expectSlowerCodes(db: Db, dialect: Dialect): Promise<void> {
  const before = {
    '0001-first-tables': firstTables(dialect),
    '0009-second-factors': secondFactors(dialect),
  }
  await makeTables(db, before)
  await fillFirstTables(db)
  const quick = [1, 2].map((nth) => createHash('sha256').update(`a keyed hash ${nth}`).digest())
  for (const hash of quick)
    await sql`insert into backup_codes (user_id, code_hash) values (7, ${hash})`.execute(db)
  await makeTables(db, { ...before, '0012-slow-backup-codes': slowBackupCodes })
  const rows = await db.selectFrom('backup_codes').selectAll().execute()
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  const kept = rows.map(({ code_hash }) => hex(code_hash)).sort()
  const kdf = JSON.parse(rows[0]?.kdf ?? '')
  const slow = await Promise.all(quick.map((hash) => createDeriver(2).slowHash(hash, kdf)))
  expect(kept).toEqual(slow.map(hex).sort())
  expect(rows[1]?.kdf).toBe(rows[0]?.kdf)
}

type Expecting = (db: Db, dialect: Dialect) => Promise<void>
const cluster = inject('postgresUrl')

async function onSqlite(expecting: Expecting): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-upgrade-'))
  const db = openSqlite(path.join(folder, 'inkwell.db'))
  try {
    await expecting(db, 'sqlite')
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(expecting: Expecting): Promise<void> {
  const db = openPostgres(await makeDatabase(cluster ?? ''))
  try {
    await expecting(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

describe('a database of the first release', () => {
  test('is brought up to date with nothing lost (SQLite)', () => onSqlite(expectUpgrade))

  test('with backup codes keeps them, by the slow hash, and they stay what they were (SQLite)', () =>
    onSqlite(expectSlowerCodes))

  test.skipIf(cluster === null)('with backup codes keeps them likewise (PostgreSQL)', () =>
    onPostgres(expectSlowerCodes),
  )

  test.skipIf(cluster === null)('is brought up to date with nothing lost (PostgreSQL)', () =>
    onPostgres(expectUpgrade),
  )
})
