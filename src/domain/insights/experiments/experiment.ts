import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { ratingScales } from '../../journal/rating-words.ts'

/** An experiment with oneself. Sealed as kind 'experiment'. What each day says follows from `seed` alone, so that all devices say the same. */
export const experiment = z.object({
  /** 'Does walking home make me less tense?' */
  question: z.string().trim().min(1).max(200),
  /** What is done on one half of the days, and on the other. */
  doing: z.string().trim().min(1).max(100),
  instead: z.string().trim().max(100).default(''),
  measure: z.enum(ratingScales),
  /** 0: rated on the same day; 1: on the day after. */
  lag: z.int().min(0).max(1).default(0),
  /** Points of difference that would be worth it, decided before it began. */
  enough: z.number().min(0).max(9).default(1),
  firstDay: z.iso.date(),
  days: z.int().min(8).max(84).default(28),
  seed: z.int().min(0),
  /** The result is not shown before the end. */
  isBlind: z.boolean().default(true),
  /** By day: whether it was done as the toss said. A day without a word is in none. */
  followed: z.record(z.iso.date(), z.boolean()).default({}),
  /** The day on which it was stopped early. */
  stoppedOn: z.iso.date().nullable().default(null),
  /** The reminder that asks each day; null: none does. */
  reminderId: z.uuid().nullable().default(null),
  /** The insight that it came from. */
  claim: z.string().max(300).nullable().default(null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Experiment = z.infer<typeof experiment>
export const experiments = entity('experiment', {
  schema: experiment,
  version: 1,
  upgrades: {},
  label: 'Experiments',
})
