import { type JournalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import type { Store } from '#vault/store/store.ts'

/** Everything that was said about readings, in whichever entry. */
export function* insightsIn(store: Store): Generator<JournalInsight> {
  for (const { data } of store.of(journalInsights).values()) yield data
}
