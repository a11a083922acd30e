import type { ComponentType } from 'react'
import type { VisualizationType } from '#domain/goals/goal-choices.ts'
import type { GoalsWorld, GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import type {
  DrawGoal,
  DrawGoals,
  DrawingOptions,
  DrawnVisualization,
  OverviewType,
} from './drawing-options.ts'

interface Drawings {
  readonly ofGoal: Readonly<Record<VisualizationType, DrawGoal>>
  readonly ofAll: Readonly<Record<OverviewType, DrawGoals>>
}

let drawings: Drawings | null = null

/** Fetches what draws, which is much. Nothing can be drawn before. */
export async function fetchDrawings(): Promise<void> {
  const [{ drawnOverTime }, { drawnOfAll, drawnGraph }] = await Promise.all([
    import('./over-time.tsx'),
    import('./compared.tsx'),
  ])
  drawings = {
    ofGoal: { ...drawnOverTime, ...drawnOfAll, relationship_graph: drawnGraph },
    ofAll: drawnOfAll,
  }
}

/** A part of a page that draws, fetched together with what draws. */
export const withDrawings =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [component] = await Promise.all([load(), fetchDrawings()])
    return component
  }

function fetched(): Drawings {
  if (!drawings) throw new Error('What draws was not fetched.')
  return drawings
}

/** One of the nine ways to look at a goal: what it says, and its drawing. */
export const drawnVisualizationOf = (
  type: VisualizationType,
  world: GoalWorld,
  choices: DrawingOptions,
): DrawnVisualization => fetched().ofGoal[type](world, choices)

/** One of the drawings of all goals, with none of them standing out. */
export const overviewVisualizationOf = (
  type: OverviewType,
  world: GoalsWorld,
  choices: DrawingOptions,
): DrawnVisualization => fetched().ofAll[type](world, choices)
