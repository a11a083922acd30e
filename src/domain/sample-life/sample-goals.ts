import { goals } from '../goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '../goals/records/goal-parts.ts'
import { habits } from '../habits/habit.ts'
import type { LifeClock } from './life-clock.ts'
import type { SampleRecord, ToldGoal } from './told-life.ts'

function goalRecord(goal: ToldGoal, { moved, at }: LifeClock): SampleRecord {
  const { id, from, target, course, steps, metric, parent, why, rule } = goal
  const { title, description, category, priority, timeframe, impact, tags, progress } = goal
  const changes = Object.entries(course).sort(([a], [b]) => (a < b ? -1 : 1))
  const [lastDay = from, status = 'not_started'] = changes.at(-1) ?? []
  const changed = [lastDay, ...Object.keys(steps)].sort().at(-1) ?? from
  return {
    entity: goals,
    name: id,
    data: (uidOf) => ({
      ...{ title, description, category, priority, timeframe, impact, tags, progress },
      parentId: parent === undefined ? null : uidOf(goals.kind, parent),
      status,
      startDate: changes.length > 0 ? moved(from) : null,
      targetDate: moved(target),
      completedAt: status === 'completed' ? at(lastDay, '19:00') : null,
      metrics: metric ? [metric] : [],
      customization: {
        progressRule: metric ? 'metrics' : rule,
        why,
        pauseReason: status === 'paused' ? goal.pauseReason : '',
        habits: goal.habits.map((habit) => ({ habitId: uidOf(habits.kind, habit) })),
        course: changes.map(([on, then]) => ({ on: moved(on), status: then })),
      },
      createdAt: at(from, '08:00'),
      updatedAt: at(changed, '20:00'),
    }),
  }
}

const stepsOf = ({ id, steps }: ToldGoal, { moved, at }: LifeClock): SampleRecord[] =>
  Object.entries(steps).map(([day, [progressValue, note]]) => ({
    entity: goalProgresses,
    name: `${id} ${day}`,
    data: (uidOf) => ({
      goalId: uidOf(goals.kind, id),
      date: moved(day),
      progressValue,
      note,
      createdAt: at(day, '20:00'),
    }),
  }))

const milestonesOf = ({ id, milestones }: ToldGoal, { moved, at }: LifeClock): SampleRecord[] =>
  milestones.map(({ title, target, done }, order) => ({
    entity: goalMilestones,
    name: `${id} ${order}`,
    data: (uidOf) => ({
      goalId: uidOf(goals.kind, id),
      title,
      targetDate: moved(target),
      isCompleted: done !== null,
      completedAt: done === null ? null : at(done, '20:00'),
      order,
    }),
  }))

/** The goals of the life with their steps and milestones. */
export function sampleGoals(told: readonly ToldGoal[], clock: LifeClock): SampleRecord[] {
  return [
    ...told.map((goal) => goalRecord(goal, clock)),
    ...told.flatMap((goal) => [...stepsOf(goal, clock), ...milestonesOf(goal, clock)]),
  ]
}
