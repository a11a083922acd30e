import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { clockTime } from './habit.ts'
import { cueTypes, habitAreas, insightTypes, recommendationSources, stackTimes } from './habit-choices.ts'

const ofFive = z.int().min(1, 'From 1 to 5').max(5, 'From 1 to 5')

/**
 * habit_completions. The uid comes from habit and day: completed on two devices, twice, it is one. `value`: of a measured habit; null: as much as was
 * asked for. `completedAt`: the instant (ISO) of the tap on that very day; null where it was put in later.
 */
export const habitCompletion = z.object({
  habitId: z.uuid(),
  completedDate: z.iso.date(),
  notes: z.string().max(2_000).default(''),
  mood: ofFive.nullable().default(null),
  difficulty: ofFive.nullable().default(null),
  value: z.number().min(0).max(1_000_000).nullable().default(null),
  completedAt: z.iso.datetime().nullable().default(null),
  /** The zone that it was in, which keeps its hour. */
  zone: z.string().max(64).default('UTC'),
  importId: z.uuid().nullable().default(null),
  updatedAt: z.iso.datetime(),
})
export type HabitCompletion = z.infer<typeof habitCompletion>
export const habitCompletions = entity('habit_completion', {
  schema: habitCompletion,
  version: 1,
  upgrades: {},
  label: 'Days a habit was done',
  key: ({ habitId, completedDate }) => [habitId, completedDate],
  references: { habitId: 'habit' },
})

/** A day on which a habit was left out, with its reason. It changes neither strength nor streak; a completion of that day goes before it. */
export const habitSkip = z.object({
  habitId: z.uuid(),
  skippedDate: z.iso.date(),
  reason: z.string().trim().max(500).default(''),
  importId: z.uuid().nullable().default(null),
  updatedAt: z.iso.datetime(),
})
export type HabitSkip = z.infer<typeof habitSkip>
export const habitSkips = entity('habit_skip', {
  schema: habitSkip,
  version: 1,
  upgrades: {},
  label: 'Days a habit was skipped',
  key: ({ habitId, skippedDate }) => [habitId, skippedDate],
  references: { habitId: 'habit' },
})

/**
 * habit_cues. `cueDetails.text`: what it is in words, such as 'the lid is open', whatever its type; `since`: from which day it holds. What only some types
 * have is null in every other, and in cues that were kept before it was asked for.
 */
export const habitCue = z.object({
  habitId: z.uuid(),
  cueType: z.enum(cueTypes),
  cueDetails: z
    .looseObject({
      text: z.string().trim().max(300).default(''),
      /** time: when it is; notification: when the habit itself rings. */
      at: clockTime.nullable().default(null),
      /** preceding_event: the habit that comes before. */
      afterHabitId: z.uuid().nullable().default(null),
      /** notification: the reminder that it is. */
      reminderId: z.uuid().nullable().default(null),
      since: z.iso.date().nullable().default(null),
      until: z.iso.date().nullable().default(null),
    })
    .prefault({}),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type HabitCue = z.infer<typeof habitCue>
/** What only some types of cue have. */
export type CueLinks = Pick<HabitCue['cueDetails'], 'at' | 'afterHabitId' | 'reminderId'>
export const habitCues = entity('habit_cue', {
  schema: habitCue,
  version: 1,
  upgrades: {},
  label: 'Habit cues',
  references: { habitId: 'habit' },
})

/** habit_stacks. */
export const habitStack = z.object({
  name: z.string().trim().min(1, 'Stack name is required').max(100),
  description: z.string().trim().max(500).default(''),
  timeOfDay: z.enum(stackTimes).default('anytime'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type HabitStack = z.infer<typeof habitStack>
export const habitStacks = entity('habit_stack', {
  schema: habitStack,
  version: 1,
  upgrades: {},
  label: 'Habit stacks',
})

/** habit_stack_items: a habit's place in a stack. */
export const habitStackItem = z.object({
  stackId: z.uuid(),
  habitId: z.uuid(),
  order: z.int().min(0).default(0),
  updatedAt: z.iso.datetime(),
})
export type HabitStackItem = z.infer<typeof habitStackItem>
export const habitStackItems = entity('habit_stack_item', {
  schema: habitStackItem,
  version: 1,
  upgrades: {},
  label: 'Order of habits in stacks',
  key: ({ stackId, habitId }) => [stackId, habitId],
  references: { stackId: 'habit_stack', habitId: 'habit' },
})

/** habit_recommendations, once a person has answered one: what is only offered is told from the pages each time. */
export const habitRecommendation = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200),
  behavior: z.string().trim().min(1, 'Behavior is required').max(500),
  trigger: z.string().trim().max(300).default(''),
  area: z.enum(habitAreas).default('other'),
  benefits: z.string().max(500).default(''),
  source: z.enum(recommendationSources),
  /** The entry or goal that it came from; null: neither. What days show came from the page of its newest sentence, where there is one. */
  sourceId: z.string().max(100).nullable().default(null),
  isAdopted: z.boolean().default(false),
  /** The sentence that it rests on, literally. */
  quote: z.string().max(1_000).default(''),
  /** Not now: asked again from this day on. */
  laterFrom: z.iso.date().nullable().default(null),
  isNever: z.boolean().default(false),
  updatedAt: z.iso.datetime(),
})
export type HabitRecommendation = z.infer<typeof habitRecommendation>
export const habitRecommendations = entity('habit_recommendation', {
  schema: habitRecommendation,
  version: 1,
  upgrades: {},
  label: 'Habit suggestions you answered',
  key: ({ source, behavior }) => [source, behavior.toLowerCase()],
})

/**
 * habit_insights, once a person has said something about one: what is found is told from the days each time. `content.about` names what it is about
 * within its type.
 */
export const habitInsight = z.object({
  habitId: z.uuid(),
  type: z.enum(insightTypes),
  content: z.looseObject({ about: z.string().max(100).default('') }).prefault({}),
  answer: z.enum(['helpful', 'not_true', 'hidden']),
  updatedAt: z.iso.datetime(),
})
export type HabitInsight = z.infer<typeof habitInsight>
export const habitInsights = entity('habit_insight', {
  schema: habitInsight,
  version: 1,
  upgrades: {},
  label: 'Habit insights you answered',
  key: ({ habitId, type, content }) => [habitId, type, content.about],
  references: { habitId: 'habit' },
})
