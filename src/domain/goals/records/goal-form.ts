import { z } from 'zod'
import { endSentence } from '../engine/goal-problems.ts'
import {
  goalCategories,
  goalPriorities,
  goalRecurrences,
  goalTimeframes,
  progressRules,
} from '../goal-choices.ts'
import { goal } from './goal.ts'

const title = goal.shape.title
const category = z.enum(goalCategories, 'Choose a category.')
/** A date field: a day, or empty. */
const dayOrNone = z.union([z.literal(''), z.iso.date()], 'This is not a date.')

const timeframe = z.enum(goalTimeframes, 'Choose a timeframe.')

/** A new goal, in three fields. */
export const newGoalForm = z.object({ title, category, timeframe })
export type NewGoalForm = z.infer<typeof newGoalForm>

/** Everything of a goal that a person writes or chooses, as fields hold it: an empty text is none. */
export const goalForm = z
  .object({
    title,
    why: z.string().max(500, 'At most 500 characters.'),
    description: z.string().max(5_000, 'At most 5,000 characters.'),
    category,
    priority: z.enum(goalPriorities, 'Choose a priority.'),
    timeframe,
    parentId: z.string(),
    startDate: dayOrNone,
    targetDate: dayOrNone,
    impact: z
      .number('Impact is a number from 0 to 10.')
      .min(0, 'Impact is a number from 0 to 10.')
      .max(10, 'Impact is a number from 0 to 10.'),
    /** Separated by commas. */
    tags: z.string().max(1_000, 'At most 1,000 characters.'),
    imageUrl: z.union([z.literal(''), z.url('This is not an address.')]),
    recurringType: z.enum(['', ...goalRecurrences]),
    progressRule: z.enum(progressRules),
    notes: z.string().max(20_000, 'At most 20,000 characters.'),
  })
  .superRefine(({ startDate, targetDate }, context) => {
    if (startDate !== '' && targetDate !== '' && targetDate < startDate)
      context.addIssue({ code: 'custom', path: ['targetDate'], message: endSentence })
  })
export type GoalForm = z.infer<typeof goalForm>
