import { capital, inWords } from '../text/number-words.ts'
import { minutesOf } from './frequency-words.ts'
import type { HabitTarget } from './habit.ts'
import type { TodayState } from './schedule/due-today.ts'
import { placesOf, type StackPlace } from './stack-places.ts'

/** What of a habit decides whether a run asks for it, and for how long. */
export interface RunHabit {
  readonly id: string
  readonly isArchived: boolean
  readonly today: TodayState
  readonly target: HabitTarget | null
  readonly note: { readonly value: number | null } | null
}

/** What became of a habit in a run. left: passed over; unreached: its turn did not come; gone: deleted, archived or no longer asked for. */
export type RunOutcome = 'done' | 'skipped' | 'left' | 'unreached' | 'gone'

/** Whether a habit is still to do: due, open within its week, or done in part; of what has a limit nothing is left once more was noted. */
export const isToDo = ({ isArchived, today, target }: Omit<RunHabit, 'id' | 'note'>): boolean =>
  !isArchived &&
  (today === 'due' || today === 'open' || (today === 'partly' && target?.direction !== 'at_most'))

/** What a run of a stack asks for, in its order: the uids of its habits that are to do. */
export const runQueue = (
  stackId: string,
  places: readonly StackPlace[],
  habits: readonly RunHabit[],
): string[] =>
  placesOf(places, stackId).flatMap(({ habitId }) =>
    habits.some((habit) => habit.id === habitId && isToDo(habit)) ? [habitId] : [],
  )

/** Whose turn it is: the first of the queue that was not `answered` and is still to do; undefined: all had theirs. */
export const nextInRun = <H extends RunHabit>(
  queue: readonly string[],
  answered: ReadonlySet<string>,
  habits: readonly H[],
): H | undefined =>
  queue
    .filter((id) => !answered.has(id))
    .map((id) => habits.find((habit) => habit.id === id))
    .find((habit) => habit && isToDo(habit))

/** What became of one of the queue, by how it stands now, so that a skip that was taken back is none. */
export function outcomeOf(
  id: string,
  answered: ReadonlySet<string>,
  habits: readonly RunHabit[],
): RunOutcome {
  const habit = habits.find((one) => one.id === id)
  if (!habit || habit.isArchived) return 'gone'
  if (habit.today === 'done' || habit.today === 'enough') return 'done'
  if (habit.today === 'skipped') return 'skipped'
  if (!isToDo(habit)) return 'gone'
  return answered.has(id) ? 'left' : 'unreached'
}

const outcomeWords: readonly (readonly [RunOutcome, string])[] = [
  ['done', 'done'],
  ['skipped', 'skipped'],
  ['left', 'left for later'],
  ['unreached', 'not reached'],
]

/** What a run came to, in a sentence: 'All three done.', 'One done, one skipped, two not reached.' */
export function runSentence(outcomes: readonly RunOutcome[]): string {
  const asked = outcomes.filter((one) => one !== 'gone')
  if (asked.length === 0) return 'Nothing in this stack is left to do.'
  if (asked.every((one) => one === 'done'))
    return { 1: 'Done.', 2: 'Both done.' }[asked.length] ?? `All ${inWords(asked.length)} done.`
  const parts = outcomeWords.flatMap(([outcome, words]) => {
    const count = asked.filter((one) => one === outcome).length
    return count === 0 ? [] : [`${inWords(count)} ${words}`]
  })
  return `${capital(parts.join(', '))}.`
}

/** How long a habit still takes, in seconds: the rest of its minutes; null where it has none. */
export function secondsLeftOf({ target, note, today }: RunHabit): number | null {
  const minutes = minutesOf(target)
  if (minutes === null || target === null) return null
  const share = today === 'partly' ? (note?.value ?? 0) / target.value : 0
  return Math.max(0, Math.round(minutes * 60 * (1 - share)))
}

/** Time that is counted in pieces, in ms; `since`: when the running piece began; null: it stands still. */
export interface CountedTime {
  readonly countedMs: number
  readonly since: number | null
}

export const notCounted: CountedTime = { countedMs: 0, since: null }

/** The ms that were counted by `now`. */
export const countedBy = ({ countedMs, since }: CountedTime, now: number): number =>
  countedMs + (since === null ? 0 : Math.max(0, now - since))

export const startedAt = (time: CountedTime, now: number): CountedTime => ({
  countedMs: countedBy(time, now),
  since: now,
})

export const stoppedAt = (time: CountedTime, now: number): CountedTime => ({
  countedMs: countedBy(time, now),
  since: null,
})
