import type { Density } from '#domain/goals/goal-choices.ts'
import { categoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { effortImpact } from '#domain/goals/visuals/effort-impact.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { impactAnalysis } from '#domain/goals/visuals/impact-analysis.ts'
import { relationshipGraph } from '#domain/goals/visuals/relationship-graph.ts'
import { statusBreakdown } from '#domain/goals/visuals/status-breakdown.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import type { DrawGoals, DrawingOptions, DrawnVisualization, OverviewType } from './drawing-options.ts'
import { EffortDrawing } from './effort-drawing.tsx'
import { GraphDrawing } from './graph-drawing.tsx'
import { ImpactDrawing } from './impact-drawing.tsx'
import { StatusDrawing } from './status-drawing.tsx'

const monthsShown: Readonly<Record<Density, number>> = { compact: 6, normal: 12, detailed: 24 }
const relativesShown: Readonly<Record<Density, number>> = { compact: 2, normal: 3, detailed: 4 }

/** The drawings that compare goals. */
export const drawnOfAll: Readonly<Record<OverviewType, DrawGoals>> = {
  impact_analysis: (world, { density, showsMood, showsEnergy }) => {
    const drawn = impactAnalysis(world, showsEnergy ? (showsMood ? 'both' : 'energy') : 'mood')
    return { visual: drawn, drawing: <ImpactDrawing {...{ drawn, density }} /> }
  },
  category_distribution: (world, { density }) => {
    const drawn = categoryDistribution(world)
    return { visual: drawn, drawing: <CategoryDrawing {...{ drawn, density }} /> }
  },
  status_breakdown: (world, { density }) => {
    const drawn = statusBreakdown(world, monthsShown[density])
    return { visual: drawn, drawing: <StatusDrawing {...{ drawn, density }} /> }
  },
  effort_impact: (world, { density }) => {
    const drawn = effortImpact(world)
    return { visual: drawn, drawing: <EffortDrawing {...{ drawn, density }} /> }
  },
}

/** A goal among what it hangs together with. */
export function drawnGraph(world: GoalWorld, { density, onOpen }: DrawingOptions): DrawnVisualization {
  const drawn = relationshipGraph(world, relativesShown[density])
  return { visual: drawn, drawing: <GraphDrawing {...{ drawn, density, onOpen }} /> }
}
