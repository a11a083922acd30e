import { useMemo } from 'react'
import { type VisualizationType, visualizationTypes } from '#domain/goals/goal-choices.ts'
import type { GoalVisualization, VisualizationPreference } from '#domain/goals/records/goal-visualization.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { type EntityRow, useEntities } from '#web/lib/vault/use-entities.ts'
import { useSingle } from '#web/lib/vault/use-single.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { chooseDrawing, type DrawingChoice } from '#worker/goals/goals.calls.ts'
import type { DrawingOptions } from './drawings/drawing-options.ts'

type Preference = Omit<VisualizationPreference, 'updatedAt'>
type Kept = EntityRow<GoalVisualization>

/** As the specification has them, until something was chosen. */
const first: Preference = {
  defaultView: 'progress_chart',
  colorTheme: 'default',
  showMoodImpact: true,
  showEnergyImpact: true,
  animationsEnabled: true,
  autoRefresh: true,
  density: 'normal',
  dashboardLayout: [],
}

/** How this person has goals drawn, and the way to change it. */
export function useVisualizationPreferences() {
  const { value: preferences, change: choose, isReady } = useSingle('visualization_preferences', first)
  return { preferences, choose, isReady }
}

/** How one goal's drawings are looked at, by type. */
export function useGoalVisualizations(goalId: string) {
  const { rows } = useEntities('goal_visualization')
  const vault = useVaultCalls()
  return useMemo(() => {
    const byType = new Map(rows.filter((row) => row.goalId === goalId).map((row) => [row.type, row]))
    const change = (type: VisualizationType, changes: NonNullable<DrawingChoice['changes']>) =>
      wasDone(vault.run(chooseDrawing, { goalId, type, changes }))
    return { byType, change }
  }, [rows, vault, goalId])
}

/** The types in the person's order: as laid out, then favourites, then the others as they are listed. */
export function orderedTypes(
  layout: readonly VisualizationType[],
  isFavorite: (type: VisualizationType) => boolean,
): VisualizationType[] {
  const rank = (type: VisualizationType) => {
    const at = layout.indexOf(type)
    return at < 0 ? layout.length + visualizationTypes.indexOf(type) : at
  }
  return [...visualizationTypes].sort(
    (a, b) => Number(isFavorite(b)) - Number(isFavorite(a)) || rank(a) - rank(b),
  )
}

/** What holds for one drawing: its own choice before the general one. */
export const choicesFor = (
  {
    density,
    showMoodImpact,
    showEnergyImpact,
  }: Pick<Preference, 'density' | 'showMoodImpact' | 'showEnergyImpact'>,
  own: Kept | undefined,
): DrawingOptions => ({
  density: own?.settings.density ?? density,
  showsMood: own?.settings.showMoodImpact ?? showMoodImpact,
  showsEnergy: own?.settings.showEnergyImpact ?? showEnergyImpact,
})
