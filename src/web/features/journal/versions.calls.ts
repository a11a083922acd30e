import type { PageText } from '#domain/journal/new-entry.ts'
import { command, query, type Row } from '#web/lib/worker-calls.ts'

export interface OriginRow extends Row {
  readonly title: string
  /** It can be opened: neither deleted nor still on its way. */
  readonly isThere: boolean
}
/** Of a page that was kept when two devices changed the same lines: the page it is a version of. No row for any other page. */
export const originOf = query<{ uid: string }, OriginRow>('journal.origin')

export interface EarlierRow extends Row {
  /** When these values gave way, ms since 1970. */
  readonly atMs: number
  /** What stood there and stands there no longer. */
  readonly values: Partial<PageText>
}
/** Values of a page that gave way to others, newest first; those that stand there again are left out. */
export const earlierValues = query<{ uid: string }, EarlierRow>('journal.earlier-values')

/** Puts earlier values back; what stood there instead becomes an earlier value itself. */
export const putBack = command<{ uid: string; id: string }, void>('journal.put-back')
