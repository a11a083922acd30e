import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import { useGoalWorld } from '../use-goal-world.ts'
import type { GoalData } from '../use-goals.ts'
import type { DrawnVisualization } from './drawings/drawing-options.ts'
import { drawnVisualizationOf } from './drawings/drawn-visualization.ts'
import { useDrawingColours } from './use-drawing-colours.ts'
import { useHeld } from './use-held.ts'
import {
  choicesFor,
  orderedTypes,
  useGoalVisualizations,
  useVisualizationPreferences,
} from './use-visualizations.ts'

/** The drawings of a goal as the person has them: which come first, how each looks, and the ways to change that. */
export function useGoalDrawings(goal: GoalFact, data: GoalData) {
  const latest = useGoalWorld(goal, data)
  const { preferences, choose, isReady } = useVisualizationPreferences()
  const { byType, change } = useGoalVisualizations(goal.id)
  const { defaultView, dashboardLayout, autoRefresh } = preferences
  const held = useHeld(latest.world, { follows: autoRefresh, isReady: latest.isReady && isReady })
  const colours = useDrawingColours(preferences.colorTheme)
  const types =
    dashboardLayout.length > 0
      ? orderedTypes(dashboardLayout, () => false)
      : orderedTypes([defaultView], (type) => byType.get(type)?.isFavorite === true)
  return {
    types,
    preferences,
    choose,
    byType,
    change,
    colours,
    isReady: latest.isReady && isReady,
    isBehind: held.isBehind,
    catchUp: held.catchUp,
    drawn: (type: VisualizationType, more: Partial<ReturnType<typeof choicesFor>> = {}): DrawnVisualization =>
      drawnVisualizationOf(type, held.value, { ...choicesFor(preferences, byType.get(type)), ...more }),
    /** The order of all drawings, here and for every goal; the first one stands on each goal's page. */
    layOut: (order: readonly VisualizationType[]) =>
      choose({ dashboardLayout: [...order], defaultView: order[0] ?? defaultView }),
  }
}
export type GoalDrawings = ReturnType<typeof useGoalDrawings>
