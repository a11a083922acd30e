import { cueName } from '#domain/habits/habit-choices.ts'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { inWords } from '#domain/text/number-words.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'

/** Something that is said at a day of a habit: by its place among the days, with how much it matters. */
export interface StrengthEvent {
  readonly at: number
  readonly words: string
  readonly weight: number
}

const longest = 32
const shortened = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words

type Told = Pick<HabitDetailRow, 'from' | 'states' | 'strengths' | 'skips' | 'cues'> & {
  readonly habit: Pick<HabitDetailRow['habit'], 'pauses'>
}

/** What bent the strength of a habit and what changed, by day from the first: pauses and skips with their reasons, new cues, missed days that cost something. */
export function strengthEvents(detail: Told): StrengthEvent[] {
  const first = dayNumberOf(detail.from)
  const skips = detail.skips
    .filter(({ reason }) => reason !== '')
    .map(({ day, reason }) => ({ at: dayNumberOf(day) - first, words: shortened(reason), weight: 4 }))
    .filter(({ at }) => detail.states[at] === 'skipped')
  return [...pausesIn(detail, first), ...cuesIn(detail, first), ...missesIn(detail), ...skips].sort(
    (a, b) => a.at - b.at,
  )
}

/** Runs of days of one state, as their first and last place. */
export function runsOf(states: readonly DayState[], wanted: DayState): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const [at, state] of states.entries()) {
    if (state !== wanted) continue
    const run = runs.at(-1)
    if (run && run.last === at - 1) run.last = at
    else runs.push({ first: at, last: at })
  }
  return runs
}

function pausesIn({ states, habit: { pauses } }: Told, from: number): StrengthEvent[] {
  return runsOf(states, 'paused').map(({ first, last }) => {
    const held = pauses.find(
      (pause) =>
        dayNumberOf(pause.from) <= from + last &&
        (pause.to === null || dayNumberOf(pause.to) >= from + first),
    )
    const words = held?.reason ? shortened(`paused, ${held.reason}`) : 'paused'
    return { at: Math.round((first + last) / 2), words, weight: 60 }
  })
}

/** The first cue is no change. */
function cuesIn({ cues, states }: Told, from: number): StrengthEvent[] {
  return cues
    .filter(({ since }) => since !== null)
    .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1))
    .slice(1)
    .map(({ since, text, cueType }) => ({
      at: dayNumberOf(since ?? '') - from,
      words: shortened(`cue changed to ${text || cueName(cueType).toLowerCase()}`),
      weight: 30,
    }))
    .filter(({ at }) => at > 0 && at < states.length)
}

function missesIn({ states, strengths }: Told): StrengthEvent[] {
  return runsOf(states, 'missed').flatMap(({ first, last }) => {
    const cost = (strengths[first - 1] ?? 0) - (strengths[last] ?? 0)
    const days = last === first ? 'one missed day' : `${inWords(last - first + 1)} missed days`
    return cost > 0 ? [{ at: last, words: `${days}, −${cost}`, weight: cost }] : []
  })
}
