import type { AuditEntry } from '#contract/admin/admin.ts'
import type { Db } from '#server/db/tables.ts'
import { type AuditRow, auditRows, usernamesOf, type WhichAudit } from './audit-log.store.ts'

/** Lines of the audit log as admins see them, the latest first, with the names of who did it. */
export async function shownAudit(db: Db, most: number, which: WhichAudit): Promise<AuditEntry[]> {
  const rows: AuditRow[] = await auditRows(db, most, which)
  const names = await usernamesOf(db, [...new Set(rows.map(({ admin_id }) => admin_id))])
  return rows.map(({ id, at, admin_id, action, subject, detail }) => ({
    id,
    at: new Date(at).toISOString(),
    adminId: admin_id,
    admin: names.get(admin_id) ?? null,
    action,
    subject,
    detail,
  }))
}
