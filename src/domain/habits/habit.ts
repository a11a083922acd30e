import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { cueTypes, difficulties, frequencyTypes, habitAreas, habitKinds } from './habit-choices.ts'

/** 'HH:MM' on the wall, from 00:00 to 23:59. */
export const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time as 07:30')

/**
 * habits.frequency. `days`: weekdays 0 (Sunday) to 6 for weekly and custom, days of the month 1 to 31 for monthly; without any, weekly and monthly are
 * once in each, on whichever day it fits. Within custom one of `days`, `timesPerWeek` and `everyDays` says how often.
 */
export const habitFrequency = z
  .object({
    type: z.enum(frequencyTypes),
    days: z.array(z.int().min(0).max(31)).max(31).optional(),
    times: z.array(clockTime).max(24).optional(),
    timesPerWeek: z.int().min(1, 'Once a week at least').max(7, 'Seven times a week at most').optional(),
    everyDays: z.int().min(2, 'Two days at least').max(365, '365 days at most').optional(),
  })
  .superRefine(({ type, days = [] }, context) => {
    const [least, most] = type === 'monthly' ? [1, 31] : [0, 6]
    if (days.some((day) => day < least || day > most))
      context.addIssue({ code: 'custom', path: ['days'], message: `Days from ${least} to ${most}` })
  })
export type HabitFrequency = z.infer<typeof habitFrequency>

/** What a measured habit is held to: at least so much, or at most. */
export const habitTarget = z.object({
  value: z.number().positive('More than nothing').max(1_000_000),
  unit: z.string().trim().max(30).default(''),
  direction: z.enum(['at_least', 'at_most']).default('at_least'),
})
export type HabitTarget = z.infer<typeof habitTarget>

/** Days on which a habit rests, both ends included. `to` null: until it is taken up again. */
export const habitPause = z
  .object({
    from: z.iso.date(),
    to: z.iso.date().nullable().default(null),
    reason: z.string().max(300).default(''),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ['to'],
    message: 'The end is before the beginning',
  })
export type HabitPause = z.infer<typeof habitPause>

/**
 * habits. Sealed as kind 'habit'; the record's uid is its id. currentStreak, longestStreak and totalCompletions are told from the completions each time
 * (`habitCourse`) and stand in no record.
 */
export const habit = z.object({
  name: z.string().trim().min(1, 'Habit name is required').max(200),
  trigger: z.string().trim().max(300).default(''),
  behavior: z.string().trim().min(1, 'Behavior description is required').max(500),
  reinforcement: z.string().trim().max(300).default(''),
  area: z.enum(habitAreas, 'Choose an area'),
  frequency: habitFrequency,
  currentStreak: z.int().min(0).default(0),
  longestStreak: z.int().min(0).default(0),
  totalCompletions: z.int().min(0).default(0),
  startDate: z.iso.date(),
  isPublic: z.boolean().default(false),
  difficulty: z.enum(difficulties).default('moderate'),
  cueType: z.enum(cueTypes).nullable().default(null),
  isArchived: z.boolean().default(false),
  /** The last day that counts, of an archived one. */
  archivedOn: z.iso.date().nullable().default(null),
  kind: z.enum(habitKinds).default('build'),
  target: habitTarget.nullable().default(null),
  /** A version for the worst day, such as 'for three breaths'. */
  smallest: z.string().trim().max(300).default(''),
  /** What else is worth knowing of it. */
  about: z.string().trim().max(2_000).default(''),
  pauses: z.array(habitPause).max(500).default([]),
  showsStreak: z.boolean().default(true),
  /** The goal that it serves. */
  goalId: z.uuid().nullable().default(null),
  /** The import that it came with. */
  importId: z.uuid().nullable().default(null),
  order: z.int().min(0).default(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Habit = z.infer<typeof habit>
export const habits = entity('habit', { schema: habit, version: 1, upgrades: {}, label: 'Habits' })
