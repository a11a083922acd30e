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

/** The latest first; those before `before` where one is named. */
export const auditRows = (db: Db, most: number, before?: Pick<AuditRow, 'at' | 'id'>): Promise<AuditRow[]> =>
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
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
