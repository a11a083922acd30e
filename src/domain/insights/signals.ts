import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { RatingScale } from '../journal/rating-words.ts'
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
    return { claim: `change ${scale} ${day}`, scale, day, before, after, p }
  })
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

const shown = (value: number): string => (Math.round(value * 10) / 10).toFixed(1)
const worse: Readonly<Record<RatingScale, 1 | -1>> = { mood: -1, energy: -1, stress: 1 }
const highNames: Readonly<Record<RatingScale, string>> = { mood: 'Mood', energy: 'Energy', stress: 'Stress' }

/** So many days of a scale have to be rated before anything is said of it. */
const fewestRated = 28
/** A change that lies further back is no early signal. */
const recentDays = 56

/** What the changes of the last eight weeks say, in plain words, of each scale that was rated often enough. Null: none was. */
export function earlySignals(
  table: readonly DayRow[],
  changes: readonly LevelChange[],
): RiskFactorReport | null {
  const today = table.at(-1)?.day ?? ''
  const scales = (['mood', 'energy', 'stress'] as const).filter(
    (scale) => table.filter((row) => row[scale] !== null).length >= fewestRated,
  )
  if (scales.length === 0) return null
  const latest = scales.flatMap((scale) => {
    const last = changes.findLast((one) => one.scale === scale)
    return last && daysBetween(last.day, today) <= recentDays ? [last] : []
  })
  const burden = latest.map((one) => Math.max(0, (one.after - one.before) * worse[one.scale]))
  const severity = Math.min(100, Math.round(burden.reduce((sum, each) => sum + each, 0) * 14))
  const isHeavy = severity >= 25
  const earlyWarnings = scales.map((scale) => {
    const change = latest.find((one) => one.scale === scale)
    if (!change)
      return {
        words: `${highNames[scale]} has stayed about where it was for eight weeks.`,
        status: 'neutral' as const,
      }
    const way = change.after > change.before ? 'higher' : 'lower'
    const isWorse = (change.after - change.before) * worse[scale] > 0
    return {
      words: `${highNames[scale]} has been ${way} since ${shortDate(change.day, today.slice(0, 4))}: ${shown(change.after)} after ${shown(change.before)}.`,
      status: isWorse ? ('negative' as const) : ('positive' as const),
    }
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
