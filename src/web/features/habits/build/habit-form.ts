import type { Habit, HabitFrequency, HabitTarget } from '#domain/habits/habit.ts'
import type { Difficulty, HabitArea, HabitKind } from '#domain/habits/habit-choices.ts'
import type { HabitExample } from '#domain/habits/habit-examples.ts'
import type { HabitCue } from '#domain/habits/habit-records.ts'
import type { Day } from '#domain/time/day.ts'
import { clockTyped } from '#domain/time/typed-time.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { blankCue, type CueForm, cueFormOf, ringsItself } from './cue-form.ts'

/** How often, as the builder asks it. */
export const howOften = ['days', 'week', 'every', 'month'] as const

/** What the builder's fields hold. Numbers, times and days are as they were typed. */
export interface HabitForm extends CueForm {
  readonly name: string
  readonly trigger: string
  readonly behavior: string
  readonly reinforcement: string
  readonly smallest: string
  readonly about: string
  readonly area: HabitArea
  readonly difficulty: Difficulty
  readonly kind: HabitKind
  readonly often: (typeof howOften)[number]
  readonly weekdays: readonly number[]
  readonly timesPerWeek: string
  readonly everyDays: string
  readonly dates: readonly number[]
  readonly times: readonly string[]
  readonly isMeasured: boolean
  readonly targetValue: string
  readonly targetUnit: string
  readonly direction: HabitTarget['direction']
  readonly startDate: string
  readonly isPublic: boolean
  readonly showsStreak: boolean
  readonly stackId: string
}

const everyWeekday = [0, 1, 2, 3, 4, 5, 6]

/** The fields of a new habit. */
export const blankForm = (today: Day): HabitForm => ({
  name: '',
  trigger: '',
  behavior: '',
  reinforcement: '',
  smallest: '',
  about: '',
  area: 'other',
  difficulty: 'moderate',
  kind: 'build',
  ...blankCue,
  often: 'days',
  weekdays: everyWeekday,
  timesPerWeek: '2',
  everyDays: '2',
  dates: [],
  times: [],
  isMeasured: false,
  targetValue: '10',
  targetUnit: 'minutes',
  direction: 'at_least',
  startDate: today,
  isPublic: false,
  showsStreak: true,
  stackId: '',
})

/** Each day once, in order. */
const once = (days: readonly number[]): number[] => [...new Set(days)].sort((a, b) => a - b)

const weekdaysOf = ({ type, days = [] }: HabitFrequency): readonly number[] => {
  if (type === 'weekdays') return [1, 2, 3, 4, 5]
  if (type === 'weekends') return [0, 6]
  return type === 'daily' || days.length === 0 ? everyWeekday : once(days)
}

/** How often, as the fields ask it. */
export function oftenOf(frequency: HabitFrequency): Partial<HabitForm> {
  const { type, days = [], timesPerWeek, everyDays } = frequency
  if (type === 'monthly') return { often: 'month', dates: once(days) }
  if (type === 'custom' && everyDays !== undefined) return { often: 'every', everyDays: String(everyDays) }
  if (type === 'custom' && timesPerWeek !== undefined)
    return { often: 'week', timesPerWeek: String(timesPerWeek) }
  if (type === 'weekly' && days.length === 0) return { often: 'week', timesPerWeek: '1' }
  return { often: 'days', weekdays: weekdaysOf(frequency) }
}

const targetFields = (target: HabitTarget | null): Partial<HabitForm> =>
  target === null
    ? {}
    : {
        isMeasured: true,
        targetValue: String(target.value),
        targetUnit: target.unit,
        direction: target.direction,
      }

/** The times beside the one that is the cue. */
const withoutCue = (times: readonly string[] = [], cue: CueForm): string[] =>
  [...new Set(times)].filter((time) => !ringsItself(cue) || time !== cue.cueAt)

/** The fields of a habit that is changed. `cue`: the details of its cue, as it is kept; undefined where there is none. */
export function formOf(
  habit: HabitRow,
  { cue, stackId = '' }: { cue?: Partial<HabitCue['cueDetails']> | undefined; stackId?: string } = {},
): HabitForm {
  const { name, trigger, behavior, reinforcement, smallest, about, area, difficulty, kind } = habit
  const { frequency, startDate, isPublic, showsStreak } = habit
  const asked = cueFormOf(habit, cue)
  return {
    ...blankForm(startDate),
    ...{ name, trigger, behavior, reinforcement, smallest, about, area, difficulty, kind },
    ...{ isPublic, showsStreak, stackId },
    ...asked,
    ...oftenOf(frequency),
    times: withoutCue(frequency.times, asked),
    ...targetFields(habit.target),
  }
}

/** The fields as an example fills them. */
export function exampleForm({ id: _, frequency, target, ...fields }: HabitExample, today: Day): HabitForm {
  const [at = null] = frequency.times ?? []
  const cue = cueFormOf(fields, { at })
  return {
    ...blankForm(today),
    ...fields,
    ...cue,
    ...oftenOf(frequency),
    times: withoutCue(frequency.times, cue),
    ...targetFields(target),
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const differing = <T extends object>(now: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !same(value, before[key as keyof T])),
  ) as Partial<T>

/** The fields that hold something else than they held at first. */
export const filledIn = (form: HabitForm, first: HabitForm): Partial<HabitForm> => differing(form, first)

/** The fields as they were left, over what they hold at first. What a field cannot hold stays out. */
export function filledAgain(first: HabitForm, left: object): HabitForm {
  const fits = ([key, value]: [string, unknown]) => {
    const before = (first as unknown as Record<string, unknown>)[key]
    return typeof before === typeof value && Array.isArray(before) === Array.isArray(value)
  }
  return { ...first, ...Object.fromEntries(Object.entries(left).filter(fits)) }
}

const holds = (days: readonly number[], others: readonly number[]): boolean =>
  days.length === others.length && others.every((day) => days.includes(day))

function daysFrequency(weekdays: readonly number[]): HabitFrequency {
  if (weekdays.length === 7) return { type: 'daily' }
  if (holds(weekdays, [1, 2, 3, 4, 5])) return { type: 'weekdays' }
  if (holds(weekdays, [0, 6])) return { type: 'weekends' }
  return { type: weekdays.length === 1 ? 'weekly' : 'custom', days: [...weekdays] }
}

/** How often, in the words of the specification. */
export function frequencyOf(form: HabitForm): HabitFrequency {
  const { often, weekdays, dates } = form
  const all =
    ringsItself(form) && clockTyped(form.cueAt) === form.cueAt ? [...form.times, form.cueAt] : form.times
  const times = all.length > 0 ? { times: [...new Set(all)].sort() } : {}
  if (often === 'month') return { type: 'monthly', ...(dates.length > 0 && { days: [...dates] }), ...times }
  if (often === 'every') return { type: 'custom', everyDays: Number(form.everyDays), ...times }
  if (often === 'days') return { ...daysFrequency(weekdays), ...times }
  const timesPerWeek = Number(form.timesPerWeek)
  return timesPerWeek === 1 ? { type: 'weekly', ...times } : { type: 'custom', timesPerWeek, ...times }
}

/** A number as people write it: '12', '1.5', '1,5', '10,000', '1e3'; NaN: it is none. */
export function numberTyped(typed: string): number {
  const text = typed.trim()
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d+(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** What a measured habit is held to; null: it is not measured. */
export const targetOf = ({
  isMeasured,
  targetValue,
  targetUnit,
  direction,
}: HabitForm): HabitTarget | null =>
  isMeasured ? { value: numberTyped(targetValue), unit: targetUnit.trim(), direction } : null

/** What is kept of the fields. */
export function habitOf(form: HabitForm) {
  const { area, difficulty, kind, startDate, isPublic, showsStreak } = form
  const cueType: Habit['cueType'] = form.cueType === '' ? null : form.cueType
  return {
    name: form.name.trim(),
    trigger: form.trigger.trim(),
    behavior: form.behavior.trim(),
    reinforcement: form.reinforcement.trim(),
    smallest: form.smallest.trim(),
    about: form.about.trim(),
    ...{ area, difficulty, kind, startDate, isPublic, showsStreak, cueType },
    target: targetOf(form),
    frequency: frequencyOf(form),
  }
}

/** What of a habit is otherwise after its fields were changed: what nobody touched is kept as it is. */
export const changesOf = (form: HabitForm, first: HabitForm): Partial<ReturnType<typeof habitOf>> =>
  differing(habitOf(form), habitOf(first))
