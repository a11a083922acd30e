import type { Generated } from 'kysely'

/** Work that servers do later. */
export interface JobTable {
  id: string
  category: string
  operation: string
  status: string
  priority: number
  /** JSON: ids and numbers. */
  data: string
  /** JSON. */
  result: string | null
  error: string | null
  retry_count: number
  max_retries: number
  retry_delay: number
  callback_url: string | null
  scheduled_at: number | null
  /** The schedule whose next run this is; one at a time. */
  schedule: string | null
  /** When somebody has to look at it: when it may be taken, or when the lease of who has it is over. Null: it has ended. */
  due_at: number | null
  /** Raised whenever the job changes hands; who comes with an older one has lost it. */
  fence: Generated<number>
  /** The one who has it. */
  worker: string | null
  created_at: number
  started_at: number | null
  finished_at: number | null
}

/** One try at a job. */
export interface JobAttemptTable {
  job_id: string
  /** As the job's when it was taken. */
  fence: number
  worker: string
  started_at: number
  finished_at: number | null
  /** 'completed', 'failed', 'cancelled' or 'lost': nobody heard of it again. */
  outcome: string | null
  error: string | null
}

/** A server that takes jobs. */
export interface JobWorkerTable {
  id: string
  started_at: number
  seen_at: number
}

/** What an admin did. Rows are added and never change or go: the database refuses it. */
export interface AuditLogTable {
  id: string
  at: number
  admin_id: number
  action: string
  /** Number of the account, id of the job or name of the switch that it was done to. */
  subject: string | null
  /** A word on how, such as 'on'. */
  detail: string | null
}

/** What admins set while the server runs, by name; JSON. */
export interface ServerSwitchTable {
  name: string
  value: string
  changed_at: number
}
