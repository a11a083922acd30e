import type { GoalFact, HabitFact, MilestoneFact, StepFact } from '#domain/goals/engine/goal-facts.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import type { Entity, Store } from '#vault/store/store.ts'

/** The goal with its id; undefined where there is none. */
export function goalIn(store: Store, uid: string): GoalFact | undefined {
  const found = store.one(goals, uid)
  return found && { ...found.data, id: uid }
}

export const milestonesIn = (store: Store, goalId: string): MilestoneFact[] =>
  [...store.of(goalMilestones).values()]
    .filter(({ data }) => data.goalId === goalId)
    .map(({ uid, data }) => ({ ...data, id: uid }))

export const stepsIn = (store: Store, goalId: string): StepFact[] =>
  [...store.of(goalProgresses).values()]
    .filter(({ data }) => data.goalId === goalId)
    .map(({ uid, data }) => ({ ...data, id: uid }))

const field = ({ data }: Entity, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined

/** Habits by uid with the days on which they were done. They belong to another feature: only their kinds and names are known here. */
export function habitsIn(store: Store): (HabitFact & { readonly goalId: unknown })[] {
  const days = new Map<string, string[]>()
  for (const done of store.byKind('habit_completion').values()) {
    const [habitId, day] = [field(done, 'habitId'), field(done, 'completedDate')]
    if (typeof habitId !== 'string' || typeof day !== 'string') continue
    const known = days.get(habitId)
    if (known) known.push(day)
    else days.set(habitId, [day])
  }
  return [...store.byKind('habit').values()].flatMap((habit) => {
    const name = field(habit, 'name')
    if (typeof name !== 'string' || field(habit, 'isArchived') === true) return []
    return [{ id: habit.uid, name, days: (days.get(habit.uid) ?? []).sort(), goalId: field(habit, 'goalId') }]
  })
}

/** Whether a goal and a habit are linked, from either side. */
export const isLinked = (goal: Goal & { id: string }, habit: { id: string; goalId: unknown }): boolean =>
  habit.goalId === goal.id || goal.customization.habits.some(({ habitId }) => habitId === habit.id)
