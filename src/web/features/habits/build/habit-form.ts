import type { HabitFrequency, HabitTarget } from '#domain/habits/habit.ts'
import type { CueType, Difficulty, HabitArea, HabitKind } from '#domain/habits/habit-choices.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'

/** How often, as the builder asks it. */
export const howOften = ['days', 'week', 'every', 'month'] as const

/** What the builder's fields hold. Numbers are as they were typed. */
export interface HabitForm {
  readonly name: string
  readonly trigger: string
  readonly behavior: string
  readonly reinforcement: string
  readonly smallest: string
  readonly about: string
  readonly area: HabitArea
  readonly difficulty: Difficulty
  readonly kind: HabitKind
  readonly cueType: CueType | ''
  readonly cueText: string
  readonly often: (typeof howOften)[number]
  readonly weekdays: number[]
  readonly timesPerWeek: number
  readonly everyDays: number
  readonly dates: number[]
  readonly times: string[]
  readonly isMeasured: boolean
  readonly targetValue: string
  readonly targetUnit: string
  readonly direction: HabitTarget['direction']
  readonly startDate: string
  readonly isPublic: boolean
  readonly showsStreak: boolean
  readonly stackId: string
}

const longest = {
  name: 200,
  trigger: 300,
  behavior: 500,
  reinforcement: 300,
  smallest: 300,
  about: 2_000,
  cueText: 300,
  targetUnit: 30,
} as const

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(Number(value)) && value >= least && value <= most

export type HabitFaults = Partial<Record<keyof HabitForm, string>>

/** What is wrong, by field, in the words that the vault would refuse it with. */
export function faultsIn(form: HabitForm): HabitFaults {
  const { often, timesPerWeek, everyDays, isMeasured, targetValue, startDate } = form
  const faults: HabitFaults = {}
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][])
    if (form[field].trim().length > most) faults[field] = `${most} letters at most`
  if (form.name.trim() === '') faults.name = 'Habit name is required'
  if (form.behavior.trim() === '') faults.behavior = 'Behavior description is required'
  if (often === 'week' && !within(timesPerWeek, 1, 7)) faults.timesPerWeek = 'A whole number from 1 to 7'
  if (often === 'every' && !within(everyDays, 2, 365)) faults.everyDays = 'A whole number from 2 to 365'
  const value = Number(targetValue.replace(',', '.'))
  if (isMeasured && !(value > 0 && value <= 1_000_000)) faults.targetValue = 'Write a number above 0'
  if (Number.isNaN(Date.parse(startDate))) faults.startDate = 'Choose a day'
  return faults
}

const everyWeekday = [0, 1, 2, 3, 4, 5, 6]

function oftenOf({ type, days = [], timesPerWeek, everyDays }: HabitFrequency) {
  if (type === 'monthly') return { often: 'month' as const, dates: days }
  if (type === 'custom' && everyDays !== undefined) return { often: 'every' as const, everyDays }
  if (type === 'custom' && timesPerWeek !== undefined) return { often: 'week' as const, timesPerWeek }
  if (type === 'weekly' && days.length === 0) return { often: 'week' as const, timesPerWeek: 1 }
  const weekdays =
    type === 'weekdays'
      ? [1, 2, 3, 4, 5]
      : type === 'weekends'
        ? [0, 6]
        : days.length > 0
          ? days
          : everyWeekday
  return { often: 'days' as const, weekdays }
}

/** The fields of a habit that is changed, or of a new one. */
export function formOf(habit: HabitRow | null, today: Day, stackId: string): HabitForm {
  const target = habit?.target ?? null
  return {
    name: habit?.name ?? '',
    trigger: habit?.trigger ?? '',
    behavior: habit?.behavior ?? '',
    reinforcement: habit?.reinforcement ?? '',
    smallest: habit?.smallest ?? '',
    about: habit?.about ?? '',
    area: habit?.area ?? 'other',
    difficulty: habit?.difficulty ?? 'moderate',
    kind: habit?.kind ?? 'build',
    cueType: habit?.cueType ?? '',
    cueText: '',
    weekdays: everyWeekday,
    timesPerWeek: 2,
    everyDays: 2,
    dates: [],
    ...(habit ? oftenOf(habit.frequency) : { often: 'days' as const }),
    times: habit?.frequency.times ?? [],
    isMeasured: target !== null,
    targetValue: target ? String(target.value) : '10',
    targetUnit: target?.unit ?? 'minutes',
    direction: target?.direction ?? 'at_least',
    startDate: habit?.startDate ?? today,
    isPublic: habit?.isPublic ?? false,
    showsStreak: habit?.showsStreak ?? true,
    stackId,
  }
}

const same = (days: readonly number[], others: readonly number[]): boolean =>
  days.length === others.length && others.every((day) => days.includes(day))

function daysFrequency(weekdays: readonly number[]): HabitFrequency {
  if (weekdays.length === 0 || weekdays.length === 7) return { type: 'daily' }
  if (same(weekdays, [1, 2, 3, 4, 5])) return { type: 'weekdays' }
  if (same(weekdays, [0, 6])) return { type: 'weekends' }
  return weekdays.length === 1
    ? { type: 'weekly', days: [...weekdays] }
    : { type: 'custom', days: [...weekdays] }
}

/** How often, in the words of the specification. */
export function frequencyOf(form: HabitForm): HabitFrequency {
  const { often, weekdays, dates } = form
  const [timesPerWeek, everyDays] = [Number(form.timesPerWeek), Number(form.everyDays)]
  const times = form.times.length > 0 ? { times: [...new Set(form.times)].sort() } : {}
  if (often === 'month') return { type: 'monthly', ...(dates.length > 0 && { days: [...dates] }), ...times }
  if (often === 'every') return { type: 'custom', everyDays, ...times }
  if (often === 'week')
    return timesPerWeek === 1 ? { type: 'weekly', ...times } : { type: 'custom', timesPerWeek, ...times }
  return { ...daysFrequency(weekdays), ...times }
}

/** What is kept of the fields. */
export function habitOf(form: HabitForm) {
  const {
    name,
    trigger,
    behavior,
    reinforcement,
    smallest,
    about,
    area,
    difficulty,
    kind,
    startDate,
    isPublic,
    showsStreak,
  } = form
  const { isMeasured, targetValue, targetUnit: unit, direction } = form
  const target = isMeasured
    ? { value: Number(targetValue.replace(',', '.')), unit: unit.trim(), direction }
    : null
  const cueType: CueType | null = form.cueType === '' ? null : form.cueType
  const sentence = { name, trigger, behavior, reinforcement, smallest, about }
  return {
    ...sentence,
    area,
    difficulty,
    kind,
    startDate,
    isPublic,
    showsStreak,
    target,
    cueType,
    frequency: frequencyOf(form),
  }
}
