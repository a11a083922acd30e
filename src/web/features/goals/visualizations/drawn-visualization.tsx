import type { ReactNode } from 'react'
import type { Density, VisualizationType } from '#domain/goals/goal-choices.ts'
import { categoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { effortImpact } from '#domain/goals/visuals/effort-impact.ts'
import type { GoalsWorld, GoalWorld, Visual } from '#domain/goals/visuals/goal-world.ts'
import { impactAnalysis } from '#domain/goals/visuals/impact-analysis.ts'
import { milestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
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

const rows: Readonly<Record<Density, number>> = { compact: 18, normal: 22, detailed: 30 }
const cellSizes: Readonly<Record<Density, number>> = { compact: 16, normal: 26, detailed: 34 }

const monthsShown: Readonly<Record<Density, number>> = { compact: 6, normal: 12, detailed: 24 }
const relativesShown: Readonly<Record<Density, number>> = { compact: 2, normal: 3, detailed: 4 }

type Make = (world: GoalWorld, choices: DrawingOptions) => DrawnVisualization

const drawers: Readonly<Record<VisualizationType, Make>> = {
  progress_chart: (world, { density, showsMood, showsEnergy }) => {
    const chart = progressChart(world)
    return {
      visual: chart,
      drawing: (
        <ProgressDrawing
          {...{ chart }}
          today={world.today}
          height={drawingHeights[density]}
          mood={showsMood ? world.rated : []}
          energy={showsEnergy ? world.rated : []}
        />
      ),
    }
  },
  streak_calendar: (world, { density }) => {
    const calendar = streakCalendar(world)
    return {
      visual: calendar,
      drawing: <CalendarDrawing {...{ calendar }} today={world.today} largest={cellSizes[density]} />,
    }
  },
  timeline: (world, { density }) => {
    const drawn = timeline(world, density === 'detailed' ? 40 : 8)
    return {
      visual: drawn,
      drawing: <TimelineDrawing {...{ drawn }} today={world.today} rowHeight={rows[density]} />,
    }
  },
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
  milestone_timeline: (world, { density }) => {
    const drawn = milestoneTimeline(world)
    return {
      visual: drawn,
      drawing: <MilestoneDrawing {...{ drawn }} today={world.today} height={drawingHeights[density]} />,
    }
  },
  relationship_graph: (world, { density, onOpen }) => {
    const drawn = relationshipGraph(world, relativesShown[density])
    return { visual: drawn, drawing: <GraphDrawing {...{ drawn, density, onOpen }} /> }
  },
}

/** One of the nine ways to look at a goal: what it says, and its drawing. */
export const drawnVisualizationOf = (
  type: VisualizationType,
  world: GoalWorld,
  choices: DrawingOptions,
): DrawnVisualization => drawers[type](world, choices)

/** The drawings that say something of all goals together. */
export const overviewTypes = [
  'category_distribution',
  'status_breakdown',
  'effort_impact',
  'impact_analysis',
] as const satisfies readonly VisualizationType[]
type OverviewType = (typeof overviewTypes)[number]

/** One of the drawings of all goals, with none of them standing out. */
export const overviewVisualizationOf = (
  type: OverviewType,
  world: GoalsWorld,
  choices: DrawingOptions,
): DrawnVisualization => drawers[type](world, choices)
