import type { ReactNode } from 'react'
import type { Density, VisualizationType } from '#domain/goals/goal-choices.ts'
import { categoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { effortImpact } from '#domain/goals/visuals/effort-impact.ts'
import type { GoalWorld, Visual } from '#domain/goals/visuals/goal-world.ts'
import { impactAnalysis } from '#domain/goals/visuals/impact-analysis.ts'
import { milestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
import type { OverlayScale } from '#domain/goals/visuals/rating-means.ts'
import { relationshipGraph } from '#domain/goals/visuals/relationship-graph.ts'
import { statusBreakdown } from '#domain/goals/visuals/status-breakdown.ts'
import { streakCalendar } from '#domain/goals/visuals/streak-calendar.ts'
import { timeline } from '#domain/goals/visuals/timeline.ts'
import { CalendarDrawing } from './calendar-drawing.tsx'
import { CategoryDrawing } from './category-drawing.tsx'
import { drawingHeights } from './drawing-heights.ts'
import { EffortDrawing } from './effort-drawing.tsx'
import { GraphDrawing } from './graph-drawing.tsx'
import { ImpactDrawing } from './impact-drawing.tsx'
import { MilestoneDrawing } from './milestone-drawing.tsx'
import { ProgressDrawing } from './progress-drawing.tsx'
import { StatusDrawing } from './status-drawing.tsx'
import { TimelineDrawing } from './timeline-drawing.tsx'

/** How a drawing is to be looked at. */
export interface DrawingOptions {
  readonly density: Density
  readonly showsMood: boolean
  readonly showsEnergy: boolean
}

export interface DrawnVisualization {
  readonly visual: Visual
  readonly drawing: ReactNode
}

const rows: Readonly<Record<Density, number>> = { compact: 18, normal: 22, detailed: 30 }
const mostGoals: Readonly<Record<Density, number>> = { compact: 5, normal: 10, detailed: 40 }

/** What every drawing along time is given. */
const overTime = (
  { today, rated }: GoalWorld,
  { density, showsMood, showsEnergy }: DrawingOptions,
): Pick<GoalWorld, 'today' | 'rated'> & { density: Density; scales: OverlayScale[] } => ({
  today,
  rated,
  density,
  scales: [...(showsMood ? ['mood' as const] : []), ...(showsEnergy ? ['energy' as const] : [])],
})

type Make = (world: GoalWorld, choices: DrawingOptions) => DrawnVisualization

const drawers: Readonly<Record<VisualizationType, Make>> = {
  progress_chart: (world, choices) => {
    const chart = progressChart(world)
    return {
      visual: chart,
      drawing: (
        <ProgressDrawing
          {...{ chart }}
          {...overTime(world, choices)}
          height={drawingHeights[choices.density]}
        />
      ),
    }
  },
  streak_calendar: (world, choices) => {
    const calendar = streakCalendar(world)
    return { visual: calendar, drawing: <CalendarDrawing {...{ calendar }} {...overTime(world, choices)} /> }
  },
  timeline: (world, choices) => {
    const drawn = timeline(world, mostGoals[choices.density])
    return { visual: drawn, drawing: <TimelineDrawing {...{ drawn }} {...overTime(world, choices)} /> }
  },
  impact_analysis: (world, { showsMood, showsEnergy }) => {
    const drawn = impactAnalysis(world, showsEnergy && !showsMood ? 'energy' : 'mood')
    return { visual: drawn, drawing: <ImpactDrawing {...{ drawn }} /> }
  },
  category_distribution: (world, { density }) => {
    const drawn = categoryDistribution(world)
    return { visual: drawn, drawing: <CategoryDrawing {...{ drawn }} rowHeight={rows[density] + 3} /> }
  },
  status_breakdown: (world, { density }) => {
    const drawn = statusBreakdown(world)
    return { visual: drawn, drawing: <StatusDrawing {...{ drawn }} height={drawingHeights[density]} /> }
  },
  effort_impact: (world, { density }) => {
    const drawn = effortImpact(world)
    return { visual: drawn, drawing: <EffortDrawing {...{ drawn }} height={drawingHeights[density] + 14} /> }
  },
  milestone_timeline: (world, choices) => {
    const drawn = milestoneTimeline(world)
    return {
      visual: drawn,
      drawing: (
        <MilestoneDrawing
          {...{ drawn }}
          {...overTime(world, choices)}
          height={drawingHeights[choices.density]}
        />
      ),
    }
  },
  relationship_graph: (world, { density }) => {
    const drawn = relationshipGraph(world)
    return { visual: drawn, drawing: <GraphDrawing {...{ drawn }} height={drawingHeights[density] + 20} /> }
  },
}

/** One of the nine ways to look at a goal: what it says, and its drawing. */
export const drawnVisualizationOf = (
  type: VisualizationType,
  world: GoalWorld,
  choices: DrawingOptions,
): DrawnVisualization => drawers[type](world, choices)
