import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { customFieldTypes } from '../goal-choices.ts'
import { coercedDay, coercedInstant } from './coerced-date.ts'
import { progressShare } from './goal.ts'

const goalId = z.string().min(1)
const rating = z.int('From 1 to 10.').min(1, 'From 1 to 10.').max(10, 'From 1 to 10.').nullable()

/** goal_progress_history: one step. Sealed as kind 'goal_progress'. */
export const goalProgress = z.object({
  goalId,
  /** The person's day of the step. */
  date: coercedDay,
  progressValue: progressShare,
  note: z.string().max(2_000).default(''),
  mood: rating.default(null),
  energy: rating.default(null),
  createdAt: z.iso.datetime(),
})
export type GoalProgress = z.infer<typeof goalProgress>
export const goalProgresses = entity('goal_progress', {
  schema: goalProgress,
  version: 1,
  upgrades: {},
  label: 'Goal steps',
  references: { goalId: 'goal' },
})

/** goal_milestones. Sealed as kind 'goal_milestone'; in the order of `order`. */
export const goalMilestone = z.object({
  goalId,
  title: z.string().trim().min(1, 'Milestone title is required').max(200, 'At most 200 characters.'),
  description: z.string().max(2_000).default(''),
  targetDate: coercedDay.nullable().default(null),
  isCompleted: z.boolean().default(false),
  completedAt: coercedInstant.nullable().default(null),
  order: z.number().default(0),
})
export type GoalMilestone = z.infer<typeof goalMilestone>
export const goalMilestones = entity('goal_milestone', {
  schema: goalMilestone,
  version: 1,
  upgrades: {},
  label: 'Milestones',
  references: { goalId: 'goal' },
})

/** goal_custom_fields. Sealed as kind 'goal_field'; the value is kept as text, whatever its type. */
export const goalCustomField = z.object({
  goalId,
  fieldName: z.string().trim().min(1, 'Field name is required').max(80, 'At most 80 characters.'),
  fieldType: z.enum(customFieldTypes, 'Choose text, number, date or yes and no.'),
  fieldValue: z.string().max(2_000).default(''),
})
export type GoalCustomField = z.infer<typeof goalCustomField>
export const goalCustomFields = entity('goal_field', {
  schema: goalCustomField,
  version: 1,
  upgrades: {},
  label: 'Own fields of goals',
  references: { goalId: 'goal' },
})

/** A line of a page that tells of a goal, as the person judged it. Sealed as kind 'goal_evidence'; once for each line. */
export const goalEvidence = z.object({
  goalId,
  entryId: z.string().min(1),
  /** Literal substring of the page. */
  quote: z.string().min(1).max(1_000),
  /** removed: it has nothing to do with the goal, and is not shown again. */
  standing: z.enum(['confirmed', 'against', 'removed']),
})
export type GoalEvidence = z.infer<typeof goalEvidence>
export const goalEvidences = entity('goal_evidence', {
  schema: goalEvidence,
  version: 1,
  upgrades: {},
  label: 'Lines of pages about goals',
  key: ({ goalId: id, entryId, quote }) => [id, entryId, quote],
  references: { goalId: 'goal', entryId: 'journal_entry' },
})
