import { calendarQueries } from '#worker/calendar/calendar.ts'
import { careQueries } from '#worker/care/care.ts'
import { letterQueries } from '#worker/companion/letter/letter.ts'
import { offerQueries } from '#worker/companion/offers/offers.ts'
import { entityQueries } from '#worker/core/entity.ts'
import { myDayQueries } from '#worker/core/my-day.ts'
import type { QueryImpl } from '#worker/core/worker-calls.ts'
import { dashboardCardQueries, dashboardQueries } from '#worker/dashboard/dashboard.ts'
import { goalQueries } from '#worker/goals/goals.ts'
import { habitQueries } from '#worker/habits/habits.ts'
import { importQueries } from '#worker/import/imports.ts'
import { factQueries } from '#worker/journal/entries/facts.ts'
import { journalQueries } from '#worker/journal/entries/journal.ts'
import { trashQueries } from '#worker/journal/entries/trash.ts'
import { insightsPanelQueries } from '#worker/journal/reading/insights-panel.ts'
import { relatedEntryQueries } from '#worker/journal/search/related-entries.ts'
import { searchQueries } from '#worker/journal/search/search.ts'
import { templateQueries } from '#worker/journal/templates/templates.ts'
import { conflictQueries } from '#worker/journal/versions/conflict.ts'
import { versionQueries } from '#worker/journal/versions/versions.ts'
import { mindfulnessQueries } from '#worker/mindfulness/mindfulness.ts'
import { recoveryQueries } from '#worker/recovery/recovery.ts'
import { resonanceQueries } from '#worker/resonance/resonance.ts'
import { settingsQueries } from '#worker/settings/settings.ts'

/** The questions that features answer from the store alone. */
export const storeQueries: readonly QueryImpl[] = [
  ...entityQueries,
  ...myDayQueries,
  ...journalQueries,
  ...insightsPanelQueries,
  ...searchQueries,
  ...relatedEntryQueries,
  ...versionQueries,
  ...templateQueries,
  ...conflictQueries,
  ...factQueries,
  ...trashQueries,
  ...dashboardQueries,
  ...dashboardCardQueries,
  ...goalQueries,
  ...recoveryQueries,
  ...settingsQueries,
  ...careQueries,
  ...mindfulnessQueries,
  ...resonanceQueries,
  ...habitQueries,
  ...calendarQueries,
  ...letterQueries,
  ...offerQueries,
  ...importQueries,
]
