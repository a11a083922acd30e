import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#server/db/tables.ts'

export type AuditRow = Selectable<Tables['audit_log']>

/** Stands for whoever runs the server, by `npm run admin`: no account has this number. */
export const operator = 0

export interface AuditEntry {
  readonly at: number
  /** The number of the admin's account, or `operator`. */
  readonly admin: number
  readonly action: string
  readonly subject?: string | null
  readonly detail?: string | null
}

/** Adds what an admin did: in the transaction that does it, so that neither is there without the other. */
export async function addAudit(all: Db, { at, admin, action, subject, detail }: AuditEntry): Promise<void> {
  await all
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at,
      admin_id: admin,
      action,
      subject: subject ?? null,
      detail: detail ?? null,
    })
    .execute()
}

/** Which lines are asked for; all without any of it. */
export interface WhichAudit {
  readonly before?: Pick<AuditRow, 'at' | 'id'> | undefined
  readonly action?: string | undefined
  /** What it was done to. */
  readonly subject?: string | undefined
  /** The number of an account: what it did as an admin, and what was done to it. */
  readonly person?: number | undefined
}

/** The latest first. */
export const auditRows = (
  db: Db,
  most: number,
  { before, action, subject, person }: WhichAudit = {},
): Promise<AuditRow[]> =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row('at', '<', before?.at ?? 0),
          row.and([row('at', '=', before?.at ?? 0), row('id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
    .$if(subject !== undefined, (rows) => rows.where('subject', '=', subject ?? ''))
    .$if(person !== undefined, (rows) =>
      rows.where((row) =>
        row.or([
          row('admin_id', '=', person ?? 0),
          row.and([row('action', 'like', 'person.%'), row('subject', '=', String(person))]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Every action that the log has a line of, by name. */
export async function auditActions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').distinct().orderBy('action').execute()
  return rows.map(({ action }) => action)
}

/** What accounts are called, by number; those that are gone are left out. */
export async function usernamesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
