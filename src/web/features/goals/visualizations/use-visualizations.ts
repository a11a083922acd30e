import { useMemo } from 'react'
import type { DataOf } from '#domain/entity/entity.ts'
import { type VisualizationType, visualizationTypes } from '#domain/goals/goal-choices.ts'
import type {
  goalVisualizations,
  visualizationPreferences,
} from '#domain/goals/records/goal-visualization.ts'
import { type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import type { DrawingOptions } from './drawn-visualization.tsx'

type Preference = DataOf<typeof visualizationPreferences>
type Kept = EntityRow<DataOf<typeof goalVisualizations>>

/** As the specification has them, until something was chosen. */
const first: Omit<Preference, 'updatedAt'> = {
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
  const { rows, isReady } = useEntities('visualization_preferences')
  const actions = useEntityActions('visualization_preferences')
  const kept = rows.reduce<Preference | undefined>(
    (latest, row) => (latest && latest.updatedAt >= row.updatedAt ? latest : row),
    undefined,
  )
  const preferences = { ...first, ...kept }
  const choose = (changes: Partial<Omit<Preference, 'updatedAt'>>) => {
    const { updatedAt: _at, id: _id, ...now } = { updatedAt: '', id: '', ...preferences }
    return actions.create({ ...now, ...changes })
  }
  return { preferences, choose, isReady }
}

/** How one goal's drawings are looked at, by type. */
export function useGoalVisualizations(goalId: string) {
  const { rows } = useEntities('goal_visualization')
  const actions = useEntityActions('goal_visualization')
  return useMemo(() => {
    const byType = new Map(rows.filter((row) => row.goalId === goalId).map((row) => [row.type, row]))
    const change = (type: VisualizationType, changes: Partial<Kept>) => {
      const known = byType.get(type)
      return known ? actions.patch(known.id, changes) : actions.create({ goalId, type, ...changes })
    }
    return { byType, change }
  }, [rows, actions, goalId])
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

/** The order in which a type stands one place earlier or later; as it was where there is no such place. */
export function movedType(
  types: readonly VisualizationType[],
  type: VisualizationType,
  by: -1 | 1,
): VisualizationType[] {
  const at = types.indexOf(type)
  const other = types[at + by]
  if (at < 0 || other === undefined) return [...types]
  return types.map((one) => (one === type ? other : one === other ? type : one))
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
