import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../tables.ts'

/** The queue of jobs, who works on it, what admins set and did, and accounts that were disabled. */
export function jobsAndAdmin(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await addJobs(db)
      await addAuditLog(db, dialect)
      await db.schema
        .createTable('server_switches')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema.alterTable('users').addColumn('disabled_at', 'bigint').execute()
    },
  }
}

async function addJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('priority', 'bigint', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('retry_count', 'bigint', (c) => c.notNull())
    .addColumn('max_retries', 'bigint', (c) => c.notNull())
    .addColumn('retry_delay', 'bigint', (c) => c.notNull())
    .addColumn('callback_url', 'text')
    .addColumn('scheduled_at', 'bigint')
    .addColumn('schedule', 'text', (c) => c.unique())
    .addColumn('due_at', 'bigint')
    .addColumn('fence', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('worker', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema.createIndex('jobs_by_due').on('jobs').column('due_at').execute()
  await db.schema.createIndex('jobs_by_creation').on('jobs').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('job_attempts')
    .addColumn('job_id', 'text', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('fence', 'bigint', (c) => c.notNull())
    .addColumn('worker', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('job_attempts_pk', ['job_id', 'fence'])
    .execute()
  await db.schema
    .createTable('job_workers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute()
}

/** The log refers to accounts by number only, without a foreign key: it outlives them. */
async function addAuditLog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('admin_id', 'bigint', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute()
  if (dialect === 'sqlite') {
    await sql`create trigger audit_log_no_update before update on audit_log
      begin select raise(abort, 'The audit log only grows'); end`.execute(db)
    await sql`create trigger audit_log_no_delete before delete on audit_log
      begin select raise(abort, 'The audit log only grows'); end`.execute(db)
    return
  }
  await sql`create function audit_log_only_grows() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log only grows'; end $$`.execute(db)
  await sql`create trigger audit_log_only_grows before update or delete or truncate on audit_log
    for each statement execute function audit_log_only_grows()`.execute(db)
}
