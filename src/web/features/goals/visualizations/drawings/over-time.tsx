import type { Density } from '#domain/goals/goal-choices.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { milestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import { progressChart } from '#domain/goals/visuals/progress-chart.ts'
import type { OverlayScale } from '#domain/goals/visuals/rating-means.ts'
import { streakCalendar } from '#domain/goals/visuals/streak-calendar.ts'
import { timeline } from '#domain/goals/visuals/timeline.ts'
import { CalendarDrawing } from './calendar-drawing.tsx'
import { drawingHeights } from './drawing-heights.ts'
import type { DrawGoal, DrawingOptions } from './drawing-options.ts'
import { MilestoneDrawing } from './milestone-drawing.tsx'
import { ProgressDrawing } from './progress-drawing.tsx'
import { TimelineDrawing } from './timeline-drawing.tsx'

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

/** The drawings along time. */
export const drawnOverTime = {
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
} satisfies Record<string, DrawGoal>
