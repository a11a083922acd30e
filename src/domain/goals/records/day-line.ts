import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { dayLineStatuses, dayLineTypes } from '../goal-choices.ts'
import { coercedDay } from './coerced-date.ts'

/** goals_and_affirmations: a small intention or a sentence to oneself, for one day. Sealed as kind 'goal_or_affirmation'. */
export const dayLine = z.object({
  date: coercedDay,
  content: z.string().trim().min(1, 'Write a few words.').max(500, 'At most 500 characters.'),
  type: z.enum(dayLineTypes, 'Choose what it is.'),
  status: z.enum(dayLineStatuses).default('pending'),
  createdAt: z.iso.datetime(),
})
export type DayLine = z.infer<typeof dayLine>
export const dayLines = entity('goal_or_affirmation', {
  schema: dayLine,
  version: 1,
  upgrades: {},
  label: 'Intentions and affirmations',
})
