import type { ReactNode } from 'react'
import type { Density, VisualizationType } from '#domain/goals/goal-choices.ts'
import { categoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { effortImpact } from '#domain/goals/visuals/effort-impact.ts'
import type { GoalsWorld, GoalWorld, Visual } from '#domain/goals/visuals/goal-world.ts'
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
import type { OpenRelative } from './graph-list.tsx'
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
  /** Opens what stands in the list of the relationship graph; absent: it is only read. */
  readonly onOpen?: OpenRelative | undefined
}

export interface DrawnVisualization {
  readonly visual: Visual
  readonly drawing: ReactNode
}

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

const monthsShown: Readonly<Record<Density, number>> = { compact: 6, normal: 12, detailed: 24 }
const relativesShown: Readonly<Record<Density, number>> = { compact: 2, normal: 3, detailed: 4 }

/** The drawings that say something of all goals together. */
export const overviewTypes = [
  'category_distribution',
  'status_breakdown',
  'effort_impact',
  'impact_analysis',
] as const satisfies readonly VisualizationType[]
type OverviewType = (typeof overviewTypes)[number]

type Make<World> = (world: World, choices: DrawingOptions) => DrawnVisualization

const ofAllGoals: Readonly<Record<OverviewType, Make<GoalsWorld>>> = {
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

const ofOneGoal: Readonly<Record<Exclude<VisualizationType, OverviewType>, Make<GoalWorld>>> = {
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
  relationship_graph: (world, { density, onOpen }) => {
    const drawn = relationshipGraph(world, relativesShown[density])
    return { visual: drawn, drawing: <GraphDrawing {...{ drawn, density, onOpen }} /> }
  },
}

const drawers: Readonly<Record<VisualizationType, Make<GoalWorld>>> = { ...ofOneGoal, ...ofAllGoals }

/** One of the nine ways to look at a goal: what it says, and its drawing. */
export const drawnVisualizationOf = (
  type: VisualizationType,
  world: GoalWorld,
  choices: DrawingOptions,
): DrawnVisualization => drawers[type](world, choices)

/** One of the drawings of all goals, with none of them standing out. */
export const overviewVisualizationOf = (
  type: OverviewType,
  world: GoalsWorld,
  choices: DrawingOptions,
): DrawnVisualization => ofAllGoals[type](world, choices)
