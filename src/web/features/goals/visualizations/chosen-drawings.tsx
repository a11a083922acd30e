import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { drawnVisualizationOf } from './drawings/drawn-visualization.ts'
import { LookCloser } from './look-closer.tsx'
import { useDrawingColours } from './use-drawing-colours.ts'
import { choicesFor, useGoalVisualizations, useVisualizationPreferences } from './use-visualizations.ts'
import { VisualizationFrame } from './visualization-frame.tsx'

interface ChosenDrawingsProps {
  world: GoalWorld
  types: readonly VisualizationType[]
  onLook: (type: VisualizationType) => void
}

/** Some drawings of a goal beside one another, as the person has them. */
export function ChosenDrawings({ world, types, onLook }: ChosenDrawingsProps) {
  const { preferences } = useVisualizationPreferences()
  const { byType } = useGoalVisualizations(world.goal.id)
  const colours = useDrawingColours(preferences.colorTheme)
  return (
    <div {...colours} className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
      {types.map((type) => (
        <VisualizationFrame
          key={type}
          visualization={drawnVisualizationOf(type, world, choicesFor(preferences, byType.get(type)))}
          fileName={`${type}-${world.today}`}
          opacity={byType.get(type)?.customization.backgroundOpacity ?? 0}
          appearsDrawn={preferences.animationsEnabled}
          corner={<LookCloser onPress={() => onLook(type)} />}
        />
      ))}
    </div>
  )
}
