import type { Goal } from './goal.ts'
import type { GoalForm } from './goal-form.ts'

/** A goal as the fields of its form hold it. */
export const fieldsOf = (goal: Goal): GoalForm => ({
  title: goal.title,
  why: goal.customization.why,
  description: goal.description,
  category: goal.category,
  priority: goal.priority,
  timeframe: goal.timeframe,
  parentId: goal.parentId === null ? '' : String(goal.parentId),
  startDate: goal.startDate ?? '',
  targetDate: goal.targetDate ?? '',
  impact: goal.impact,
  tags: goal.tags.join(', '),
  imageUrl: goal.imageUrl ?? '',
  recurringType: goal.recurringType ?? '',
  progressRule: goal.customization.progressRule,
  notes: goal.notes,
})

/** What a form changes in its goal. */
export function changesFrom({ why, progressRule, tags, ...form }: GoalForm, goal: Goal): Partial<Goal> {
  return {
    ...form,
    parentId: form.parentId || null,
    startDate: form.startDate || null,
    targetDate: form.targetDate || null,
    imageUrl: form.imageUrl || null,
    recurringType: form.recurringType || null,
    tags: [...new Set(tags.split(',').map((tag) => tag.trim().slice(0, 40)))]
      .filter((tag) => tag !== '')
      .slice(0, 30),
    customization: { ...goal.customization, why, progressRule },
  }
}

/** The fields of a form that say something else than before. */
export function changedFields(now: GoalForm, before: GoalForm): Partial<GoalForm> {
  const isChanged = (name: string) => now[name as keyof GoalForm] !== before[name as keyof GoalForm]
  return Object.fromEntries(Object.entries(now).filter(([name]) => isChanged(name)))
}
