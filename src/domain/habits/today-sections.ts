import { capital, inWords } from '../text/number-words.ts'
import { timeOfDay } from '../time/day.ts'
import type { Habit } from './habit.ts'
import { type StackTime, stackTimes } from './habit-choices.ts'
import type { DayState } from './schedule/day-state.ts'
import type { TodayState } from './schedule/due-today.ts'
import { placesOf, type StackPlace } from './stack-places.ts'

/** What of a habit decides where it stands on a day's list. */
export interface ListedHabit {
  readonly id: string
  readonly order: number
  readonly frequency: Habit['frequency']
  readonly today: TodayState
  readonly quota: { readonly count: number; readonly asked: number } | null
}

interface StackOf {
  readonly id: string
  readonly name: string
  readonly timeOfDay: StackTime
}

/** A part of a day's list: a stack, or what belongs to a part of the day. `stackId` null: no stack. */
export interface TodaySection<H> {
  readonly id: string
  readonly part: StackTime
  readonly stackId: string | null
  readonly title: string
  /** A quiet word beside the title: 'evening', 'this week'. */
  readonly aside: string
  readonly habits: readonly H[]
}

const titles: Readonly<Record<StackTime, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  anytime: 'Any time',
}

/** The part of the day of an hour (0 to 23): what is done at night belongs to the evening. */
function partAt(hour: number): StackTime {
  const part = timeOfDay(hour)
  return part === 'night' ? 'evening' : part
}

/** The part of the day of a habit that says at what times. */
function partOf({ frequency }: ListedHabit): StackTime {
  const [first] = [...(frequency.times ?? [])].sort()
  return first === undefined ? 'anytime' : partAt(Number(first.slice(0, 2)))
}

/**
 * Habits by stack, in the order of the day, and within a stack in its order; what is in no stack by the part of the day that its times say, and what is
 * asked for by the week or month last. Nothing of this changes by completing one: the list does not jump. A habit in several stacks stands in each of them.
 */
export function todaySections<H extends ListedHabit>(
  habits: readonly H[],
  stacks: readonly StackOf[],
  places: readonly StackPlace[],
): TodaySection<H>[] {
  const ordered = habits.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const byId = new Map(habits.map((habit) => [habit.id, habit]))
  const inTime = stacks.toSorted((a, b) => stackTimes.indexOf(a.timeOfDay) - stackTimes.indexOf(b.timeOfDay))
  const ofStacks = inTime.map(({ id, name, timeOfDay: part }) => {
    const inside = placesOf(places, id).flatMap(({ habitId }) => byId.get(habitId) ?? [])
    const partName = titles[part].toLowerCase()
    const aside = name.trim().toLowerCase() === partName ? '' : partName
    return { part, section: { id, part, stackId: id, title: name, aside, habits: inside } }
  })
  const taken = new Set(ofStacks.flatMap(({ section }) => section.habits.map(({ id }) => id)))
  const free = ordered.filter(({ id }) => !taken.has(id))
  const fixed = free.filter(({ quota }) => quota === null)
  const sections = stackTimes.flatMap((part) => [
    ...ofStacks.filter((one) => one.part === part).map(({ section }) => section),
    {
      id: part,
      part,
      stackId: null,
      title: titles[part],
      aside: '',
      habits: fixed.filter((one) => partOf(one) === part),
    },
  ])
  const fitting = free.filter(({ quota }) => quota !== null)
  const last = {
    id: 'fits',
    part: 'anytime',
    stackId: null,
    title: 'When it fits',
    aside: 'this week',
  } as const
  return [...sections, { ...last, habits: fitting }].filter((section) => section.habits.length > 0)
}

/** The sections with each habit once, in the first that it stands in; what has none left goes. */
export function listedOnce<H extends ListedHabit>(sections: readonly TodaySection<H>[]): TodaySection<H>[] {
  const seen = new Set<string>()
  return sections
    .map((section) => ({
      ...section,
      habits: section.habits.filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter((section) => section.habits.length > 0)
}

/**
 * The habits of a day's list, each once, with what is to be done at an `hour` (0 to 23) first: those of its part of the day, those of any time, then the rest in the
 * order of the day; and what `isDone` after all that is open.
 */
export function dueNowFirst<H extends ListedHabit>(
  sections: readonly TodaySection<H>[],
  hour: number,
  isDone: (habit: H) => boolean,
): H[] {
  const now = partAt(hour)
  const rank = ({ part }: TodaySection<H>) => (part === now ? 0 : part === 'anytime' ? 1 : 2)
  const ordered = listedOnce(sections.toSorted((a, b) => rank(a) - rank(b))).flatMap(({ habits }) => habits)
  return [...ordered.filter((habit) => !isDone(habit)), ...ordered.filter(isDone)]
}

const allDone = (count: number): string => (count === 2 ? 'Both done.' : `All ${inWords(count)} done.`)

/** How a day stands, in a sentence that hurries nobody: 'Two done, two to go. Nothing is late.' */
export function todaySentence(habits: readonly Pick<ListedHabit, 'today'>[]): string {
  const done = habits.filter(({ today }) => today === 'done').length
  const due = habits.filter(({ today }) => today === 'due' || today === 'partly').length
  const open = habits.some(({ today }) => today === 'open')
  if (done + due === 0) return open ? 'Nothing is due today. What fits is below.' : 'Nothing is due today.'
  if (due === 0) return done === 1 ? 'Done. That was all for today.' : allDone(done)
  if (done === 0) return `${capital(inWords(due))} for today. Nothing is late.`
  return `${capital(inWords(done))} done, ${inWords(due)} to go. Nothing is late.`
}

/** How a day that is over went: 'Two of four done.' What is still open can be filled in, and no word asks why it was not. */
export function pastSentence(habits: readonly Pick<ListedHabit, 'today'>[], hasBegun: boolean): string {
  if (!hasBegun) return 'None of your habits had begun yet.'
  const done = habits.filter(({ today }) => today === 'done').length
  const due = habits.filter(({ today }) => today === 'due' || today === 'partly').length
  const skipped = habits.filter(({ today }) => today === 'skipped').length
  const tail = skipped > 0 ? ` ${capital(inWords(skipped))} skipped.` : ''
  if (done + due === 0) return `Nothing ${skipped > 0 ? 'else ' : ''}was due.${tail}`
  if (due === 0) return `${done === 1 ? 'Done.' : allDone(done)}${tail}`
  if (done === 0) return `${capital(inWords(due))} not filled in.${tail}`
  return `${capital(inWords(done))} of ${inWords(done + due)} done.${tail}`
}

/** How much of what was due on a day was done. `share`: 0 to 1, what was done in part counts half; null: nothing was due, and nothing done. */
export interface DayShare {
  readonly done: number
  readonly due: number
  readonly share: number | null
}

/** The share of each day, of the marks of all habits, which cover the same days. Skipped and paused days ask for nothing. */
export function dayShares(marks: readonly (readonly DayState[])[]): DayShare[] {
  const days = marks[0]?.length ?? 0
  return Array.from({ length: days }, (_, at) => {
    const count = (state: DayState) => marks.filter((own) => own[at] === state).length
    const [done, partly] = [count('done'), count('partly')]
    const due = done + partly + count('missed') + count('due')
    return { done, due, share: due === 0 ? null : (done + partly / 2) / due }
  })
}

/** A day's share as it is read aloud: 'two of four done'. */
export const shareWords = ({ done, due }: DayShare): string =>
  due === 0 ? 'nothing due' : `${inWords(done, { zero: 'none' })} of ${inWords(due)} done`

/** How the last days stand, in a sentence: '46 of 56 due were done, three skipped with a reason.' */
export function weeksSentence(marks: readonly (readonly string[])[]): string {
  const all = marks.flat()
  const count = (state: string) => all.filter((one) => one === state).length
  const [done, missed, skipped, due] = [
    count('done'),
    count('missed') + count('partly'),
    count('skipped'),
    count('due'),
  ]
  if (done + missed + skipped + due === 0) return 'Nothing was due on these days.'
  const parts = [`${done} of ${done + missed} due ${done + missed === 1 ? 'was' : 'were'} done`]
  if (skipped > 0) parts.push(`${inWords(skipped)} skipped`)
  const tail = due > 0 ? ` ${capital(inWords(due))} more ${due === 1 ? 'is' : 'are'} due today.` : ''
  return `${parts.join(', ')}.${tail}`
}
