import { clockTyped, isDay } from '#domain/time/typed-time.ts'
import { ringsItself } from './cue-form.ts'
import { type HabitForm, numberTyped } from './habit-form.ts'

/** How many letters a field has room for, in UTF-16 units. */
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

const most = 1_000_000

export type HabitFaults = Partial<Record<keyof HabitForm, string>>

const isWithin = (typed: string, least: number, most: number): boolean =>
  /^\s*\d{1,3}\s*$/.test(typed) && Number(typed) >= least && Number(typed) <= most

const count = (number: number): string => number.toLocaleString('en')

/** Whether the words of a cue are asked for. */
const asksForWords = ({ cueType, cueHabit, cueReminder }: HabitForm): boolean =>
  (cueType !== 'preceding_event' || cueHabit.id === '') &&
  (cueType !== 'notification' || cueReminder.id === '') &&
  !['', 'time'].includes(cueType)

/** What is wrong with the time of a cue, or with its reminder. */
function cueFaults(form: HabitForm): HabitFaults {
  const { cueType, cueAt, kind } = form
  const rings = ringsItself(form)
  if (rings && kind === 'track')
    return { cueReminder: 'A habit that is only counted does not ring. Choose another reminder.' }
  if (!rings && (cueType !== 'time' || cueAt === '')) return {}
  return clockTyped(cueAt) === cueAt ? {} : { cueAt: 'Enter a time such as 07:30' }
}

function textFaults(form: HabitForm): HabitFaults {
  const faults: HabitFaults = {}
  for (const [field, room] of Object.entries(longest) as [keyof typeof longest, number][]) {
    const { length } = form[field].trim()
    if (length > room) faults[field] = `Up to ${count(room)} characters. This has ${count(length)}.`
  }
  if (form.name.trim() === '') faults.name = 'Habit name is required'
  if (form.behavior.trim() === '') faults.behavior = 'Behavior description is required'
  if (!form.isMeasured) delete faults.targetUnit
  if (!asksForWords(form)) delete faults.cueText
  return faults
}

/** What is wrong with how often. */
export function oftenFaults({ often, weekdays, timesPerWeek, everyDays }: HabitForm): HabitFaults {
  if (often === 'days' && weekdays.length === 0) return { weekdays: 'Choose at least one day' }
  if (often === 'week' && !isWithin(timesPerWeek, 1, 7))
    return { timesPerWeek: 'Enter a whole number from 1 to 7' }
  if (often === 'every' && !isWithin(everyDays, 2, 365))
    return { everyDays: 'Enter a whole number from 2 to 365' }
  return {}
}

/** What is wrong with one of the times of day; undefined: nothing. */
export function timeFault(times: readonly string[], at: number): string | undefined {
  const time = times[at] ?? ''
  if (clockTyped(time) !== time) return 'Enter a time such as 07:30'
  return times.indexOf(time) < at ? `${time} is already there` : undefined
}

function targetFault({ isMeasured, targetValue }: HabitForm): HabitFaults {
  const value = numberTyped(targetValue)
  if (!isMeasured || (value > 0 && value <= most)) return {}
  const isTooMuch = value > most
  return { targetValue: isTooMuch ? `Enter a number up to ${count(most)}` : 'Enter a number above 0' }
}

/** What is wrong, by field. What is not asked for is not wrong. */
export function faultsIn(form: HabitForm): HabitFaults {
  const time = form.times.map((_, at) => timeFault(form.times, at)).find((fault) => fault !== undefined)
  return {
    ...textFaults(form),
    ...cueFaults(form),
    ...oftenFaults(form),
    ...(time && { times: time }),
    ...targetFault(form),
    ...(!isDay(form.startDate) && { startDate: 'Choose a day' }),
  }
}
