import { type JournalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import type { NameContext } from '#domain/journal/reading/context.ts'
import { taughtNames } from '#domain/journal/reading/corrections.ts'
import { knowingNoForgotten } from '#domain/memory/forgotten.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import type { Store } from '#vault/store/store.ts'

/** Everything that was said about readings, in whichever entry. */
export function* insightsIn(store: Store): Generator<JournalInsight> {
  for (const { data } of store.of(journalInsights).values()) yield data
}

/** What the journal knows of names because its writer said so; whom they wanted forgotten is no name anywhere. */
export const namesTaughtIn = (store: Store): NameContext =>
  knowingNoForgotten(
    taughtNames(insightsIn(store)),
    Array.from(store.of(memoryCorrections).values(), ({ data }) => data),
  )
