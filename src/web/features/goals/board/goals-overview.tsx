import { useMemo } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ratedFor } from '../use-goal-world.ts'
import type { GoalData } from '../use-goals.ts'
import { overviewTypes } from '../visualizations/drawings/drawing-options.ts'
import { overviewVisualizationOf } from '../visualizations/drawings/drawn-visualization.ts'
import type { OpenTarget } from '../visualizations/drawings/graph-list.tsx'
import { useDrawingColours } from '../visualizations/use-drawing-colours.ts'
import { choicesFor, useVisualizationPreferences } from '../visualizations/use-visualizations.ts'
import { VisualizationFrame } from '../visualizations/visualization-frame.tsx'

interface GoalsOverviewProps {
  data: GoalData
  /** Those that were looked for. */
  goals: readonly GoalFact[]
  onOpen: (target: OpenTarget) => void
}

/** All goals together: where they lie, how they stand, whether the effort is where it matters, and how days with a step felt. */
export function GoalsOverview({ data: { steps, today }, goals, onOpen }: GoalsOverviewProps) {
  const { preferences, isReady } = useVisualizationPreferences()
  const { rows: rated, isReady: hasRatings } = useView('entries.rated-days', { today, days: ratedFor })
  const colours = useDrawingColours(preferences.colorTheme)
  const world = useMemo(
    () => ({ today, goals, steps, rated, habits: [], goal: null }),
    [today, goals, steps, rated],
  )
  if (!isReady || !hasRatings) return <Skeleton className="mt-8 h-96 w-full" />
  return (
    <div {...colours} className="mt-8 grid gap-x-12 gap-y-12 md:grid-cols-2">
      {overviewTypes.map((type) => {
        const visualization = overviewVisualizationOf(type, world, {
          ...choicesFor(preferences, undefined),
          onOpen,
        })
        return (
          <section key={type} className="min-w-0" aria-label={visualization.visual.question}>
            <VisualizationFrame
              visualization={visualization}
              fileName={`goals-${type}-${today}`}
              appearsDrawn={preferences.animationsEnabled}
            />
          </section>
        )
      })}
    </div>
  )
}
