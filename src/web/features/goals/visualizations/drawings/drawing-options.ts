import type { ReactNode } from 'react'
import type { Density, VisualizationType } from '#domain/goals/goal-choices.ts'
import type { GoalsWorld, GoalWorld, Visual } from '#domain/goals/visuals/goal-world.ts'
import type { OpenRelative } from './graph-list.tsx'

export const densityWords: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  detailed: 'Detailed',
}

/** How a drawing is to be looked at. */
export interface DrawingOptions {
  readonly density: Density
  readonly showsMood: boolean
  readonly showsEnergy: boolean
  /** Opens what stands in the list of the relationship graph; absent: it is only read. */
  readonly onOpen?: OpenRelative | undefined
}

/** What a drawing says, and the drawing. */
export interface DrawnVisualization {
  readonly visual: Visual
  readonly drawing: ReactNode
}

/** The drawings that say something of all goals together. */
export const overviewTypes = [
  'category_distribution',
  'status_breakdown',
  'effort_impact',
  'impact_analysis',
] as const satisfies readonly VisualizationType[]
export type OverviewType = (typeof overviewTypes)[number]

export type Draw<World> = (world: World, choices: DrawingOptions) => DrawnVisualization
export type DrawGoals = Draw<GoalsWorld>
export type DrawGoal = Draw<GoalWorld>
