import { views } from '#domain/views/views.ts'
import { careQueries } from '#worker/care/care.ts'
import { letterQueries } from '#worker/companion/letter/letter.ts'
import { offerQueries } from '#worker/companion/offers/offers.ts'
import { entityQueries } from '#worker/core/entity.ts'
import { viewQueries } from '#worker/core/view-queries.ts'
import { lazyAnswers, type QueryImpl } from '#worker/core/worker-calls.ts'
import { habitDays } from '#worker/habits/habits.ts'
import { lastNoticedQueries } from '#worker/insights/last-noticed.ts'
import { journalQueries } from '#worker/journal/entries/journal.ts'
import { insightsPanelQueries } from '#worker/journal/reading/insights-panel.ts'
import { relatedEntryRows } from '#worker/journal/search/related-entries.calls.ts'
import { searchQueries } from '#worker/journal/search/search.ts'

/** The questions that are answered from the store alone. What is not a view stands on something that the worker keeps beside it, as the search index is. */
export const storeQueries: readonly QueryImpl[] = [
  ...entityQueries,
  ...viewQueries(views, { 'habits.rows': habitDays }),
  ...journalQueries,
  ...insightsPanelQueries,
  ...searchQueries,
  ...lazyAnswers(
    [relatedEntryRows],
    async () => (await import('#worker/journal/search/related-entries.ts')).relatedEntryQueries,
  ),
  ...careQueries,
  ...letterQueries,
  ...offerQueries,
  ...lastNoticedQueries,
]
