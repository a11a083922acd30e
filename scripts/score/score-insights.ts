import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { DayRow } from '#domain/insights/day-table.ts'
import { blockDifference } from '#domain/insights/experiments/experiment-result.ts'
import { tosses } from '#domain/insights/experiments/toss.ts'
import { plantedDeviation, plantedLife } from '#domain/insights/planted-lives.test-support.ts'
import { levelChanges } from '#domain/insights/signals.ts'
import { finished } from '#domain/insights/statistics/finished.ts'
import { type Measured, type Move, movesAmong } from '#domain/insights/statistics/moves.ts'
import { rhythmsOf } from '#domain/insights/statistics/rhythm.ts'
import type { RatingScale } from '#domain/journal/rating-words.ts'
import { addDays } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { pearsonFinds, pearsonFindsAny, uncorrectedFind } from './score-insight-rivals.ts'

const lives = 1_000
/** Held against three scales, as the screen does. */
const sureRhythm = 0.01 / 3
const likelyRhythm = 0.1 / 3

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`

function rhythmIn({ values }: Measured, seed: number) {
  const rated = values.flatMap((value, day) => (value === null ? [] : [{ day, value }]))
  const [first] = finished(
    rhythmsOf(
      rated.map(({ day }) => day),
      rated.map(({ value }) => value),
      seededRandom(seed),
      likelyRhythm,
    ),
  )
  return first
}

/** Changes of level as the screen tells them, ratings only. */
function changesIn({ key, values }: Measured) {
  const rows = values.map((value, at) => ({ [key]: value, day: addDays('2026-01-01', at) }))
  return finished(levelChanges(rows as unknown as DayRow[], key as RatingScale))
}

function printChange(by: number): void {
  let found = 0
  for (let seed = 1; seed <= lives; seed++) {
    const { measures } = plantedLife({
      seed: seed + 4 * lives,
      days: 120,
      factors: 0,
      change: { at: 60, by },
    })
    if (measures[0] && changesIn(measures[0]).some(({ day }) => isNear(day, addDays('2026-01-01', 60))))
      found++
  }
  console.log(`change of level of ${by} deviations: found within a week of it ${percent(found, lives)}`)
}

const isNear = (one: string, other: string): boolean => Math.abs(daysBetween(one, other)) <= 7

function printNothing(carried: number): void {
  let [links, rhythms, changes, any, plain, uncorrected] = [0, 0, 0, 0, 0, 0]
  for (let seed = 1; seed <= lives; seed++) {
    const { factors, measures } = plantedLife({ seed, days: 120, carried })
    const moves = finished(movesAmong(factors, measures, 0))
    const hasLink = moves.some(({ confidence }) => confidence === 'High')
    const hasRhythm = measures.some((measure) => (rhythmIn(measure, seed)?.p ?? 1) <= sureRhythm)
    if (hasLink) links++
    if (hasRhythm) rhythms++
    const hasChange = measures.some((measure) => changesIn(measure).length > 0)
    if (hasChange) changes++
    if (hasLink || hasRhythm) any++
    if (pearsonFindsAny(factors, measures)) plain++
    if (moves.some(uncorrectedFind)) uncorrected++
  }
  console.log(
    `no effect, ${carried} carried over: a claim at High in ${percent(any, lives)} (asked: 5 at most); links ${percent(links, lives)}, rhythms ${percent(rhythms, lives)}; changes of level ${percent(changes, lives)}; rivals: Pearson with p < .05 ${percent(plain, lives)}, ours without correction ${percent(uncorrected, lives)}`,
  )
}

function printEffect(effect: number, days: number, count: number): void {
  let [found, sure, covered, tried, plain, uncorrected] = [0, 0, 0, 0, 0, 0]
  for (let seed = 1; seed <= lives; seed++) {
    const { factors, measures } = plantedLife({
      seed: seed + lives,
      days,
      effect,
      factors: count,
      isRounded: false,
    })
    const moves: Move[] = finished(movesAmong(factors, measures, 0))
    const move = moves.find(
      ({ factor, measure, lag }) => factor === 'thing 0' && measure === 'mood' && lag === 0,
    )
    if (move?.confidence) found++
    if (move?.confidence === 'High') sure++
    if (factors[0] && measures[0] && pearsonFinds(factors[0], measures[0], 0)) plain++
    if (move && uncorrectedFind(move)) uncorrected++
    if (!move?.link) continue
    const truth = effect * plantedDeviation
    tried++
    if (move.link.low <= truth && move.link.high >= truth) covered++
  }
  console.log(
    `effect of ${effect} deviations, ${days} days, ${count * 6} pairs: found ${percent(found, lives)} (High ${percent(sure, lives)}); intervals hold the truth in ${percent(covered, tried)}; rivals: Pearson ${percent(plain, lives)}, without correction ${percent(uncorrected, lives)}`,
  )
}

function printCycle(days: number, height: number): void {
  let [found, right] = [0, 0]
  for (let seed = 1; seed <= lives; seed++) {
    const { measures } = plantedLife({
      seed: seed + 2 * lives,
      days: 120,
      factors: 0,
      cycle: { days, height },
    })
    const rhythm = measures[0] && rhythmIn(measures[0], seed)
    if (!rhythm || rhythm.p > likelyRhythm) continue
    found++
    if (Math.abs(rhythm.days - days) < 0.12 * days) right++
  }
  console.log(
    `rhythm of ${days} days, ${height} deviations high: found ${percent(found, lives)}, of the right length ${percent(right, lives)}`,
  )
}

/** Experiments of so many days, in lives that carry over from day to day: how often the interval holds the truth, and how often it leaves out zero. */
function printExperiment(effect: number, days: number, carried: number): void {
  let [covered, clear] = [0, 0]
  for (let seed = 1; seed <= lives; seed++) {
    const isToDo = tosses(days, seededRandom(seed))
    const { measures } = plantedLife({ seed: seed + 3 * lives, days, factors: 0, carried, isRounded: false })
    const values = (measures[0]?.values ?? []).map((value, at) =>
      value === null ? null : value + (isToDo[at] ? effect * plantedDeviation : 0),
    )
    const found = blockDifference(values, isToDo)
    if (!found) continue
    if (found.low <= effect * plantedDeviation && found.high >= effect * plantedDeviation) covered++
    if (found.low > 0 || found.high < 0) clear++
  }
  console.log(
    `experiment of ${days} days, ${effect} deviations, ${carried} carried over: a clear answer in ${percent(clear, lives)}; intervals hold the truth in ${percent(covered, lives)}`,
  )
}

/** How often insights find what was planted in made-up lives, and how often they find what is not there. */
export function printInsights(): void {
  console.log(`\nInsights, ${lives} made-up lives a line, 120 days unless said, one day in ten not rated`)
  for (const carried of [0, 0.3]) printNothing(carried)
  for (const [effect, days, count] of [
    [0.5, 120, 1],
    [0.5, 120, 8],
    [0.5, 365, 8],
    [0.8, 120, 8],
  ] as const)
    printEffect(effect, days, count)
  for (const [effect, days] of [
    [0, 28],
    [0.5, 28],
    [1, 28],
    [1, 56],
  ] as const)
    for (const carried of [0, 0.3]) printExperiment(effect, days, carried)
  for (const days of [7, 28]) for (const height of [0.5, 0.8]) printCycle(days, height)
  for (const by of [0.8, 1.2]) printChange(by)
}
