import type { AuditEntry } from '#contract/admin/admin.ts'
import { writeCsv } from '#domain/text/csv.ts'
import { whoWords } from './audit-words.ts'

const head = ['At', 'Who', 'Account', 'Action', 'Subject', 'Detail']

/** Lines of the audit log as CSV, with instants in UTC and what was done as the log itself calls it. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  writeCsv([
    head,
    ...entries.map((entry) => [
      entry.at,
      whoWords(entry),
      entry.adminId,
      entry.action,
      entry.subject ?? '',
      entry.detail ?? '',
    ]),
  ])
