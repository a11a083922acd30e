import { capital, inWords } from '../text/number-words.ts'
import { timeOfDay } from '../time/day.ts'
import type { Habit } from './habit.ts'
import { type StackTime, stackTimes } from './habit-choices.ts'
import type { TodayState } from './schedule/due-today.ts'

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

interface PlaceOf {
  readonly stackId: string
  readonly habitId: string
  readonly order: number
}

/** A part of a day's list: a stack, or what belongs to a part of the day. `stackId` null: no stack. */
export interface TodaySection<H> {
  readonly id: string
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

/** The part of the day of a habit that says at what times. */
function partOf({ frequency }: ListedHabit): StackTime {
  const [first] = [...(frequency.times ?? [])].sort()
  if (first === undefined) return 'anytime'
  const part = timeOfDay(Number(first.slice(0, 2)))
  return part === 'night' ? 'evening' : part
}

const placeIn = (order: readonly PlaceOf[], { id }: ListedHabit): number =>
  order.find(({ habitId }) => habitId === id)?.order ?? 0

/**
 * Habits by stack, in the order of the day, and within a stack in its order; what is in no stack by the part of the day that its times say, and what is
 * asked for by the week or month last. Nothing of this changes by completing one: the list does not jump. A habit in several stacks stands in the first.
 */
export function todaySections<H extends ListedHabit>(
  habits: readonly H[],
  stacks: readonly StackOf[],
  places: readonly PlaceOf[],
): TodaySection<H>[] {
  const ordered = habits.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const taken = new Set<string>()
  const inTime = stacks.toSorted((a, b) => stackTimes.indexOf(a.timeOfDay) - stackTimes.indexOf(b.timeOfDay))
  const ofStacks = inTime.map((stack) => {
    const own = places.filter(({ stackId }) => stackId === stack.id)
    const ids = new Set(own.map(({ habitId }) => habitId))
    const inside = ordered
      .filter(({ id }) => ids.has(id) && !taken.has(id))
      .sort((a, b) => placeIn(own, a) - placeIn(own, b))
    for (const { id } of inside) taken.add(id)
    const { id, name, timeOfDay: part } = stack
    const aside = part === 'anytime' ? 'any time' : part
    return { part, section: { id, stackId: id, title: name, aside, habits: inside } }
  })
  const free = ordered.filter(({ id }) => !taken.has(id))
  const fixed = free.filter(({ quota }) => quota === null)
  const sections = stackTimes.flatMap((part) => [
    ...ofStacks.filter((one) => one.part === part).map(({ section }) => section),
    {
      id: part,
      stackId: null,
      title: titles[part],
      aside: '',
      habits: fixed.filter((one) => partOf(one) === part),
    },
  ])
  const fitting = free.filter(({ quota }) => quota !== null)
  const last = { id: 'fits', stackId: null, title: 'When it fits', aside: 'this week', habits: fitting }
  return [...sections, last].filter((section) => section.habits.length > 0)
}

/** How a day stands, in a sentence that hurries nobody: 'Two done, two to go. Nothing is late.' */
export function todaySentence(habits: readonly Pick<ListedHabit, 'today'>[]): string {
  const done = habits.filter(({ today }) => today === 'done').length
  const due = habits.filter(({ today }) => today === 'due' || today === 'partly').length
  const open = habits.some(({ today }) => today === 'open')
  if (done + due === 0) return open ? 'Nothing is due today. What fits is below.' : 'Nothing is due today.'
  if (due === 0) return done === 1 ? 'Done. That was all for today.' : `All ${inWords(done)} done.`
  if (done === 0) return `${capital(inWords(due))} for today. Nothing is late.`
  return `${capital(inWords(done))} done, ${inWords(due)} to go. Nothing is late.`
}

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
  if (done + missed + skipped + due === 0) return 'No day of these was due yet.'
  const parts = [`${done} of ${done + missed} due ${done + missed === 1 ? 'was' : 'were'} done`]
  if (skipped > 0) parts.push(`${inWords(skipped)} skipped`)
  const tail = due > 0 ? ` ${capital(inWords(due))} more ${due === 1 ? 'is' : 'are'} due today.` : ''
  return `${parts.join(', ')}.${tail}`
}
