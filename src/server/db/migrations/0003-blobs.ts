import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

export function blobs(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('blob_chunks')
        .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('blob_id', 'text', (c) => c.notNull())
        .addColumn('chunk_index', 'integer', (c) => c.notNull())
        .addColumn('total', 'integer', (c) => c.notNull())
        .addColumn('generation', 'bigint', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        // Last, so that SQLite finds the others without walking over a megabyte.
        .addColumn('sealed', dialect === 'sqlite' ? sql`blob` : sql`bytea`, (c) => c.notNull())
        .addPrimaryKeyConstraint('blob_chunks_pk', ['user_id', 'blob_id', 'chunk_index'])
        .execute()
      // Sealed bytes do not compress, and their length is asked for more often than they are.
      if (dialect === 'postgres')
        await sql`alter table blob_chunks alter column sealed set storage external`.execute(db)
    },
  }
}
