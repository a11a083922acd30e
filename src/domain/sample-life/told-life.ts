import { z } from 'zod'
import type { EntityDefinition } from '../entity/entity.ts'
import { goalMetric } from '../goals/records/goal.ts'
import type { Day } from '../time/day.ts'

const day = z.iso.date()
const stretch = z.object({ from: day, to: day })
const byDay = z.record(day, z.string())

/** One page of the life; `time` is 'HH:MM' where the person is. */
const toldPage = z.object({
  day,
  time: z.string(),
  title: z.string(),
  text: z.string(),
  mood: z.int(),
})

/** A habit, and how well it went: everything that is not told follows by rule. */
const toldHabit = z.object({
  id: z.string(),
  name: z.string(),
  trigger: z.string(),
  behavior: z.string(),
  reinforcement: z.string().default(''),
  smallest: z.string().default(''),
  about: z.string().default(''),
  area: z.string(),
  difficulty: z.string().default('moderate'),
  cueType: z.string(),
  frequency: z.object({
    type: z.string(),
    days: z.array(z.int()).exactOptional(),
    timesPerWeek: z.int().exactOptional(),
    everyDays: z.int().exactOptional(),
  }),
  from: day,
  /** The last day of one that was archived. */
  until: day.exactOptional(),
  /** About when it is done, 'HH:MM'. */
  at: z.string(),
  /** The share of its days on which it was done, from 0 to 1; another one in the dips. */
  often: z.number(),
  dips: z.array(stretch.extend({ often: z.number() })).default([]),
  pauses: z.array(stretch.extend({ reason: z.string() })).default([]),
  /** Days on which it was left out, with the reason. */
  skips: byDay.default({}),
  /** Days on which it was done, with a note. */
  notes: byDay.default({}),
})

/** A goal, with its steps by day. */
const toldGoal = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  why: z.string().default(''),
  category: z.string(),
  priority: z.string(),
  timeframe: z.string(),
  impact: z.number(),
  tags: z.array(z.string()),
  /** What moves it, where that is neither the person's hand nor its number. */
  rule: z.string().default('hand'),
  progress: z.number(),
  parent: z.string().exactOptional(),
  from: day,
  target: day,
  habits: z.array(z.string()).default([]),
  pauseReason: z.string().default(''),
  metric: goalMetric.exactOptional(),
  /** Its status from each day on. */
  course: byDay,
  /** Progress and a note. */
  steps: z.record(day, z.tuple([z.number(), z.string()])),
  milestones: z.array(z.object({ title: z.string(), target: day, done: day.nullable() })),
})

const toldEvent = z.object({
  title: z.string(),
  day,
  /** Of whole days: the last of them. */
  lastDay: day.exactOptional(),
  from: z.string(),
  to: z.string(),
  type: z.string(),
  color: z.string().nullable().default(null),
  place: z.string().default(''),
  about: z.string().default(''),
  isWeekly: z.boolean().default(false),
  skipped: z.array(day).default([]),
})

/** What else there was in the days of the life. */
const toldDays = z.object({
  events: z.array(toldEvent),
  breathing: z.array(
    stretch.extend({ perWeek: z.number(), pattern: z.string(), cycleMs: z.int().positive() }),
  ),
  meditation: z.array(stretch.extend({ perWeek: z.number(), kind: z.string(), minutes: z.int().positive() })),
  intentions: byDay,
  letter: z.object({ written: day, opens: day, words: z.string() }),
  /** When the person worked at night. */
  nights: z.array(stretch),
})

/** What the person said to the companion: beside the page of a day, or in a talk of its own. What it answered is told by its engine alone. */
const toldTalk = z.object({
  page: day.nullable().default(null),
  day,
  time: z.string(),
  title: z.string().default(''),
  says: z.array(z.string().min(1)).min(1),
})

/** Everything that is told of the fictional life; the files in data/sample-life. */
export const toldLife = z.object({
  pages: z.array(toldPage).min(1),
  habits: z.array(toldHabit),
  goals: z.array(toldGoal),
  days: toldDays,
  talks: z.array(toldTalk),
})
export type ToldLife = z.infer<typeof toldLife>
export type ToldPage = z.infer<typeof toldPage>
export type ToldHabit = z.infer<typeof toldHabit>
export type ToldGoal = z.infer<typeof toldGoal>
export type ToldDays = z.infer<typeof toldDays>
export type ToldTalk = z.infer<typeof toldTalk>

/** Finds the uid of another record of the life by its kind and name. */
export type UidOf = (kind: string, name: string) => string

/** One record of the life. `name` is its own among its kind and always the same. */
export interface SampleRecord {
  readonly entity: EntityDefinition
  readonly name: string
  /** What it is made from, by its entity's schema. */
  readonly data: (uidOf: UidOf) => object
}

export const isWithin = (on: Day, { from, to }: z.infer<typeof stretch>): boolean => from <= on && on <= to
