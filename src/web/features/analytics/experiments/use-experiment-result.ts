import { type ExperimentResult, experimentResult } from '#domain/insights/experiments/experiment-result.ts'
import { lastDayOf } from '#domain/insights/experiments/toss.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import type { ExperimentRow } from './use-experiments.ts'

/** What an experiment found up to a day; null until the ratings of its days are there. */
export function useExperimentResult(one: ExperimentRow, today: Day): ExperimentResult | null {
  const lastDay = addDays(lastDayOf(one), 1)
  const { rows, isReady } = useView('calendar.rated-days', { firstDay: one.firstDay, lastDay })
  if (!isReady) return null
  const byDay = new Map(rows.map((row) => [row.id, row[one.measure]]))
  return experimentResult(one, today, (day) => byDay.get(day) ?? null)
}
