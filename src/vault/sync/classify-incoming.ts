import type { KeptRecord, QuarantinedRecord, RecordState } from '../ports/ports.ts'
import { baseOf, sameBytes, seenOf } from './record-state.ts'

/**
 * news: later than everything seen here; known: here already; stale: from before another tab of this browser wrote what is here; older
 * and other: the server went back behind what this device has seen, or shows other bytes under the same revision.
 */
export type Verdict = 'news' | 'known' | 'stale' | 'older' | 'other'

/** What an incoming record is to this device. `asked`: the revision that this tab had seen when it asked. */
export function classifyIncoming(
  theirs: KeptRecord,
  asked: number,
  now: RecordState,
  aside: QuarantinedRecord | undefined,
): Verdict {
  const seen = seenOf(now, aside)
  if (theirs.revision > seen) return 'news'
  const known = [now.record, aside].filter((one) => one?.revision === theirs.revision)
  if (known.some((one) => one && sameBytes(one.sealed, theirs.sealed))) return 'known'
  if (now.record && now.record.revision >= theirs.revision) {
    if (theirs.revision >= asked && now.record.revision > asked) return 'stale'
    return theirs.revision < seen ? 'older' : 'other'
  }
  // Seen, but never opened: these bytes may.
  return theirs.revision < baseOf(now) ? 'older' : 'news'
}
