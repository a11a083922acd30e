import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

/** What was written over or deleted, kept for a while: a session alone destroys nothing. */
export function replacedVersions(dialect: Dialect): Migration {
  const bytes = dialect === 'sqlite' ? sql`blob` : sql`bytea`
  return {
    async up(db: Kysely<unknown>) {
      // What was there before stood for longer than anybody can tell.
      for (const table of ['records', 'blob_chunks'])
        await db.schema
          .alterTable(table)
          .addColumn('written_at', 'bigint', (c) => c.notNull().defaultTo(0))
          .execute()
      await db.schema
        .createTable('replaced_records')
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('revision', 'bigint', (c) => c.notNull())
        .addColumn('written_at', 'bigint', (c) => c.notNull())
        .addColumn('replaced_at', 'bigint', (c) => c.notNull())
        .addColumn('bytes', 'bigint', (c) => c.notNull())
        .addColumn('sealed', bytes, (c) => c.notNull())
        .addPrimaryKeyConstraint('replaced_records_pk', ['user_id', 'uid', 'revision'])
        .execute()
      await db.schema
        .createTable('replaced_chunks')
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('blob_id', 'text', (c) => c.notNull())
        .addColumn('chunk_index', 'integer', (c) => c.notNull())
        .addColumn('replaced_at', 'bigint', (c) => c.notNull())
        .addColumn('written_at', 'bigint', (c) => c.notNull())
        .addColumn('total', 'integer', (c) => c.notNull())
        .addColumn('bytes', 'bigint', (c) => c.notNull())
        .addColumn('sealed', bytes, (c) => c.notNull())
        .addPrimaryKeyConstraint('replaced_chunks_pk', ['user_id', 'blob_id', 'chunk_index', 'replaced_at'])
        .execute()
      for (const table of ['replaced_records', 'replaced_chunks'])
        await db.schema.createIndex(`${table}_by_age`).on(table).column('replaced_at').execute()
      if (dialect !== 'postgres') return
      // Sealed bytes do not compress.
      await sql`alter table replaced_records alter column sealed set storage external`.execute(db)
      await sql`alter table replaced_chunks alter column sealed set storage external`.execute(db)
    },
  }
}
