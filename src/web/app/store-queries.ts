import { careQueries } from '#web/features/care/care.worker.ts'
import { dashboardQueries } from '#web/features/dashboard/dashboard.worker.ts'
import { conflictQueries } from '#web/features/journal/conflict.worker.ts'
import { factQueries } from '#web/features/journal/facts.worker.ts'
import { journalQueries } from '#web/features/journal/journal.worker.ts'
import { marginQueries } from '#web/features/journal/margin.worker.ts'
import { nearQueries } from '#web/features/journal/near.worker.ts'
import { searchQueries } from '#web/features/journal/search.worker.ts'
import { templateQueries } from '#web/features/journal/templates.worker.ts'
import { trashQueries } from '#web/features/journal/trash.worker.ts'
import { versionQueries } from '#web/features/journal/versions.worker.ts'
import { mindfulnessQueries } from '#web/features/mindfulness/mindfulness.worker.ts'
import { recoveryQueries } from '#web/features/recovery/recovery.worker.ts'
import { resonanceQueries } from '#web/features/resonance/resonance.worker.ts'
import { settingsQueries } from '#web/features/settings/settings.worker.ts'
import { entityQueries } from '#web/lib/entity.worker.ts'
import { myDayQueries } from '#web/lib/my-day.worker.ts'
import type { QueryImpl } from '#web/lib/worker-calls.ts'

/** The questions that features answer from the store alone. */
export const storeQueries: readonly QueryImpl[] = [
  ...entityQueries,
  ...myDayQueries,
  ...journalQueries,
  ...marginQueries,
  ...searchQueries,
  ...nearQueries,
  ...versionQueries,
  ...templateQueries,
  ...conflictQueries,
  ...factQueries,
  ...trashQueries,
  ...dashboardQueries,
  ...recoveryQueries,
  ...settingsQueries,
  ...careQueries,
  ...mindfulnessQueries,
  ...resonanceQueries,
]
