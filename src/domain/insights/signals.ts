import { seededRandom } from '#domain/chance/seeded-random.ts'
import { type RatingScale, type Ratings, scaleName } from '../journal/rating-words.ts'
import type { Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { shortDate } from '../time/entry-date.ts'
import type { DayRow } from './day-table.ts'
import type { RiskFactorReport } from './derived.ts'
import { changePoints } from './statistics/change-point.ts'
import { seedOf } from './statistics/moves.ts'

/** A day from which on a scale lay elsewhere. */
export interface LevelChange {
  readonly claim: string
  readonly scale: RatingScale
  readonly day: string
  readonly before: number
  readonly after: number
  readonly p: number
}

/** 'Mood has been higher since 12 October: 6.8 after 4.1.' `to`: the day on which it is said. */
export function changeWords(
  { scale, day, before, after }: Omit<LevelChange, 'claim' | 'p'>,
  to: Day,
): string {
  const way = after > before ? 'higher' : 'lower'
  return `${scaleName(scale)} has been ${way} since ${shortDate(day, to.slice(0, 4))}: ${after.toFixed(1)} after ${before.toFixed(1)}.`
}

/** Of a change that is told as one: two in a hundred for all three scales together (Bonferroni). */
const leastP = 0.02 / 3

/** Changes of level of one scale. Yields now and then. */
export function* levelChanges(table: readonly DayRow[], scale: RatingScale): Generator<void, LevelChange[]> {
  const rated = table.flatMap((row) => (row[scale] === null ? [] : [{ day: row.day, value: row[scale] }]))
  const found = yield* changePoints(
    rated.map(({ value }) => value),
    seededRandom(seedOf(`change ${scale}`)),
    leastP,
  )
  return found.map(({ at, before, after, p }) => {
    const day = rated[at]?.day ?? ''
    return {
      claim: `change ${scale} ${after > before ? 'higher' : 'lower'} ${day}`,
      scale,
      day,
      before,
      after,
      p,
    }
  })
}

/** A change whose day is found to be another one, when days were added, is the same within so many days: a side of it has as many. */
const sameChange = 14

/** Whether a change was put away: this one, or one of the same scale and way at about the same time. */
export function isChangeGone(
  { claim, day }: Pick<LevelChange, 'claim' | 'day'>,
  gone: ReadonlySet<string>,
): boolean {
  const kind = claim.slice(0, -day.length)
  return [...gone].some(
    (one) => one.startsWith(kind) && Math.abs(daysBetween(one.slice(kind.length), day)) <= sameChange,
  )
}

/** The changes of which something may still be said: of each scale those after the latest one that was put away. */
export const changesLeft = (changes: readonly LevelChange[], gone: ReadonlySet<string>): LevelChange[] =>
  changes.filter(({ scale, day }) =>
    changes.every((one) => one.scale !== scale || one.day < day || !isChangeGone(one, gone)),
  )

/** What is said of one scale: its claim is that of the change, or that there is none. */
export interface EarlyWarning {
  readonly claim: string
  readonly scale: RatingScale
  /** Null: it has stayed about where it was. */
  readonly change: LevelChange | null
  readonly words: string
  readonly status: 'positive' | 'negative' | 'neutral'
}

/** Early signals with what each of them is of. */
export interface EarlySignals extends RiskFactorReport {
  earlyWarnings: EarlyWarning[]
}

/** Things to do that are kind, small and harm nobody. Reviewed by hand; none of them treats an illness. */
const strategies = {
  sleep: {
    title: 'An early night',
    description: 'One evening with the light out an hour before the usual time.',
    category: 'rest',
  },
  person: {
    title: 'One person',
    description: 'A message to somebody who is easy to be with. It need not say how it is.',
    category: 'people',
  },
  outdoors: { title: 'Ten minutes outside', description: 'Daylight, any pace, no aim.', category: 'body' },
  breath: {
    title: 'Three slow minutes',
    description: 'Out for longer than in. The breathing page keeps the count.',
    category: 'calm',
  },
  doctor: {
    title: 'Somebody who knows',
    description:
      'If it stays like this for two weeks or more, a doctor or a counsellor is the right one to ask.',
    category: 'help',
  },
} as const

const worse: Readonly<Record<RatingScale, 1 | -1>> = { mood: -1, energy: -1, stress: 1 }

const statusOf = ({ scale, before, after }: LevelChange): 'positive' | 'negative' =>
  (after - before) * worse[scale] > 0 ? 'negative' : 'positive'

/** So many days of a scale have to be rated before anything is said of it. */
const fewestRated = 28
/** A change that lies further back is no early signal. */
export const recentDays = 56

/** What the changes of the last eight weeks say, in plain words, of each scale that was rated often enough, without what was put away. Null: none was. */
export function earlySignals(
  table: readonly (Ratings & { readonly day: string })[],
  changes: readonly LevelChange[],
  gone: ReadonlySet<string> = new Set(),
): EarlySignals | null {
  const today = table.at(-1)?.day ?? ''
  const scales = (['mood', 'energy', 'stress'] as const).filter(
    (scale) => table.filter((row) => row[scale] !== null).length >= fewestRated,
  )
  if (scales.length === 0) return null
  const latest = scales.flatMap((scale) => {
    const last = changes.findLast((one) => one.scale === scale)
    return last && daysBetween(last.day, today) <= recentDays ? [last] : []
  })
  const left = latest.filter((one) => !isChangeGone(one, gone))
  const burden = left.map((one) => Math.max(0, (one.after - one.before) * worse[one.scale]))
  const severity = Math.min(100, Math.round(burden.reduce((sum, each) => sum + each, 0) * 14))
  const isHeavy = severity >= 25
  const earlyWarnings = scales.flatMap((scale): EarlyWarning[] => {
    const change = latest.find((one) => one.scale === scale)
    const claim = change?.claim ?? `steady ${scale}`
    if (change ? isChangeGone(change, gone) : gone.has(claim)) return []
    const words = change
      ? changeWords(change, today)
      : `${scaleName(scale)} has stayed about where it was for eight weeks.`
    return [{ claim, scale, change: change ?? null, words, status: change ? statusOf(change) : 'neutral' }]
  })
  const { sleep, person, outdoors, breath, doctor } = strategies
  const chosen = isHeavy ? [person, sleep, outdoors, doctor] : severity > 0 ? [breath, outdoors] : []
  return {
    level: severity >= 60 ? 'High' : isHeavy ? 'Medium' : 'Low',
    severity,
    preventionStrategies: chosen,
    earlyWarnings,
  }
}
