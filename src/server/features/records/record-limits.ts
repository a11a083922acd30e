import type { Limits } from '#server/config/limits.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { Settled } from './settle-changes.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Somebody who makes room does not want to wait long, and asking means sending a batch. */
const fullRetryMs = 5 * 60 * 1000

/** What a person keeps and has written today, as it stands in their row of `vaults`. */
export interface Usage {
  readonly record_bytes: number
  readonly written_day: number
  readonly written_bytes: number
  readonly written_count: number
}

/** How long each record was before, by uid. */
export type SizeBefore = ReadonlyMap<string, number>

/**
 * The usage once a batch is kept. Throws when it is more than one person may write in a day or keep; a batch that makes a journal no larger is
 * never too much to keep, so that somebody whose space is full can delete.
 */
export function usageAfter(
  before: Usage,
  { records, accepted }: Pick<Settled, 'records' | 'accepted'>,
  sizes: SizeBefore,
  limits: Limits,
  at: number,
): Usage {
  const written_day = Math.floor(at / dayMs)
  const isSameDay = before.written_day === written_day
  const written = records.reduce((sum, { sealed }) => sum + sealed.length, 0)
  const replaced = records.reduce((sum, { uid }) => sum + (sizes.get(uid) ?? 0), 0)
  const after: Usage = {
    record_bytes: before.record_bytes + written - replaced,
    written_day,
    written_bytes: (isSameDay ? before.written_bytes : 0) + written,
    written_count: (isSameDay ? before.written_count : 0) + accepted.length,
  }
  if (after.written_bytes > limits.recordBytesPerDay || after.written_count > limits.recordChangesPerDay)
    throw new AppError('daily_limit', { retryAfterMs: (written_day + 1) * dayMs - at })
  if (after.record_bytes > limits.recordQuotaBytes && after.record_bytes > before.record_bytes)
    throw new AppError('vault_full', { retryAfterMs: fullRetryMs })
  return after
}
