import { ChartNoAxesCombined } from 'lucide-react'
import { Suspense } from 'react'
import { type VisualizationType, visualizationTypes } from '#domain/goals/goal-choices.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { drawingHeights } from '../visualizations/drawings/drawing-heights.ts'
import { withDrawings } from '../visualizations/drawings/drawn-visualization.ts'
import { ProgressDrawing } from '../visualizations/drawings/progress-drawing.tsx'
import { useGoalVisualizations, useVisualizationPreferences } from '../visualizations/use-visualizations.ts'

const ChosenDrawings = lateComponent(
  withDrawings(async () => (await import('../visualizations/chosen-drawings.tsx')).ChosenDrawings),
)

interface GoalDrawnProps {
  world: GoalWorld
  onLook: (look: 'nine' | VisualizationType) => void
}

/** How far the goal is, then the drawing that the person has first and those that are favourites of this goal. */
export function GoalDrawn({ world, onLook }: GoalDrawnProps) {
  const { preferences } = useVisualizationPreferences()
  const { byType } = useGoalVisualizations(world.goal.id)
  const chart = progressChart(world)
  const chosen = visualizationTypes.filter(
    (type) =>
      type !== 'progress_chart' &&
      (type === preferences.defaultView || byType.get(type)?.isFavorite === true),
  )
  return (
    <>
      <Figure
        level={2}
        className="mt-8"
        question={chart.question}
        answer={chart.answer}
        finding={chart.isDrawn ? chart.finding : null}
        table={chart.table}
        fileName={`progress_chart-${world.today}`}
        actions={
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => onLook('nine')}>
            <ChartNoAxesCombined size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
            All nine charts
          </Button>
        }
      >
        <ProgressDrawing
          {...{ chart }}
          today={world.today}
          height={drawingHeights[preferences.density]}
          density={preferences.density}
        />
      </Figure>
      {chosen.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-64 w-full" />}>
          <ChosenDrawings {...{ world, onLook }} types={chosen} />
        </Suspense>
      )}
    </>
  )
}
