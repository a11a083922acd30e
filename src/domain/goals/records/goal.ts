import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { entryPhoto } from '../../journal/entry-photo.ts'
import {
  goalCategories,
  goalPriorities,
  goalRecurrences,
  goalStatuses,
  goalTimeframes,
  progressRules,
} from '../goal-choices.ts'
import { coercedDay, coercedInstant } from './coerced-date.ts'

/** The goal above: a uid, a number or null. A text of digits is parsed to an integer, as the specification has it; a uid stays what it is. */
export const parentId = z
  .union([z.string(), z.number(), z.null()])
  .transform((id) => (typeof id === 'string' && /^\d+$/.test(id) ? Number.parseInt(id, 10) : id))

/** 0 to 100. */
export const progressShare = z
  .number('Progress is a number from 0 to 100.')
  .min(0, 'Progress is a number from 0 to 100.')
  .max(100, 'Progress is a number from 0 to 100.')

/** Something that is counted on the way: kilometres from 0 to 10, now 4. */
export const goalMetric = z.object({
  name: z.string().trim().min(1, 'A number needs a name.').max(80),
  unit: z.string().trim().max(30).default(''),
  from: z.number('Write a number.').default(0),
  to: z.number('Write a number.'),
  current: z.number('Write a number.').default(0),
})
export type GoalMetric = z.infer<typeof goalMetric>

/** A wish in four parts: wish, outcome, obstacle, plan (Oettingen, "Rethinking Positive Thinking", 2014). */
export const woop = z.object({
  wish: z.string().max(500),
  outcome: z.string().max(500),
  obstacle: z.string().max(500),
  plan: z.string().max(500),
})
export type Woop = z.infer<typeof woop>

/** A linked habit, by uid, and how many points of 100 a day on which it was done is worth. */
const linkedHabit = z.object({ habitId: z.string().min(1), points: z.number().min(0).max(100).default(1) })

/** goals.customization. */
const customization = z.looseObject({
  progressRule: z.enum(progressRules).default('hand'),
  /** Why it rests; empty while it does not. */
  pauseReason: z.string().max(500).default(''),
  /** What it is for, in the person's words. */
  why: z.string().max(500).default(''),
  /** The page that was written when it was completed. */
  closingEntryId: z.string().nullable().default(null),
  habits: z.array(linkedHabit).max(50).default([]),
  woop: woop.nullable().default(null),
  /** A picture of the person's own, sealed as those of pages are; its caption says what it shows. */
  picture: entryPhoto.nullable().default(null),
  /** The person's day on which it was made. Null: the day of `createdAt` by UTC, as goals had it before. */
  madeOn: z.iso.date().nullable().default(null),
  /** The day on which the person was asked whether it still holds. */
  askedOn: z.iso.date().nullable().default(null),
  /** When it changed its status, oldest first. */
  course: z
    .array(z.object({ on: z.iso.date(), status: z.enum(goalStatuses) }))
    .max(500)
    .default([]),
})

/** goals. Sealed as kind 'goal'; the record's uid is its id, the vault's owner its userId. */
export const goal = z.object({
  parentId: parentId.default(null),
  title: z.string().trim().min(1, 'Goal title is required').max(200, 'At most 200 characters.'),
  description: z.string().max(5_000).default(''),
  category: z.enum(goalCategories, 'Choose a category.'),
  priority: z.enum(goalPriorities, 'Choose a priority.'),
  status: z.enum(goalStatuses, 'Choose a status.').default('not_started'),
  timeframe: z.enum(goalTimeframes, 'Choose a timeframe.'),
  progress: progressShare.default(0),
  targetDate: coercedDay.nullable().default(null),
  startDate: coercedDay.nullable().default(null),
  completedAt: coercedInstant.nullable().default(null),
  tags: z.array(z.string().trim().min(1).max(40)).max(30).default([]),
  impact: z
    .number('Impact is a number from 0 to 10.')
    .min(0, 'Impact is a number from 0 to 10.')
    .max(10, 'Impact is a number from 0 to 10.')
    .default(0),
  imageUrl: z.string().max(2_000).nullable().default(null),
  recurringType: z.enum(goalRecurrences).nullable().default(null),
  customization: customization.default(() => customization.parse({})),
  metrics: z.array(goalMetric).max(20).default([]),
  notes: z.string().max(20_000).default(''),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Goal = z.infer<typeof goal>
export type GoalCustomization = Goal['customization']

// The goal above is no reference here. What goes along with a goal are the goals that are shown below it: in a circle that two devices made, a reference would take
// the one above, too.
export const goals = entity('goal', { schema: goal, version: 1, upgrades: {}, label: 'Goals' })
