import { isClear, type Look, lookAtHabits } from '#domain/insights/habits/look.ts'
import {
  habitDeviation,
  type PlantedHabits,
  plantedHabits,
} from '#domain/insights/habits/planted-habits.test-support.ts'
import { finished } from '#domain/insights/statistics/finished.ts'

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`

function looksAt(life: PlantedHabits): Look[] {
  const { lives, ratings, today } = plantedHabits(life)
  return finished(lookAtHabits(lives, ratings, today))
}

const kinds = ['rating', 'habit', 'weekday', 'hour', 'change'] as const

/** How many of so many lives without any effect show a claim. */
function printNothing(lives: number, life: Omit<PlantedHabits, 'seed'>): void {
  let any = 0
  const of = new Map(kinds.map((kind) => [kind as string, 0]))
  for (let seed = 1; seed <= lives; seed++) {
    const clear = new Set(
      looksAt({ ...life, seed })
        .filter(isClear)
        .map(({ about }) => about.is),
    )
    if (clear.size > 0) any++
    for (const kind of clear) of.set(kind, (of.get(kind) ?? 0) + 1)
  }
  const each = kinds.map((kind) => `${kind} ${percent(of.get(kind) ?? 0, lives)}`).join(', ')
  console.log(
    `no effect, ${life.days} days, ${life.habits} habits, ${life.carried} carried over: a claim in ${percent(any, lives)} (asked: 5 at most); ${each}`,
  )
}

/** How often what was planted in the first habit is found, and how often its interval holds the truth. */
function printPlanted(
  lives: number,
  life: Omit<PlantedHabits, 'seed'>,
  isIt: (look: Look) => boolean,
  truth: number,
): void {
  let [found, covered, tried] = [0, 0, 0]
  for (let seed = 1; seed <= lives; seed++) {
    const look = looksAt({ ...life, seed: seed + lives }).find((one) => one.habit === 'habit 0' && isIt(one))
    if (!look?.found) continue
    if (isClear(look)) found++
    tried++
    if (look.found.low <= truth && look.found.high >= truth) covered++
  }
  console.log(
    `${JSON.stringify(life)}: found in ${percent(found, lives)}; intervals hold the truth in ${percent(covered, tried)}`,
  )
}

const isMood = ({ about }: Look) => about.is === 'rating' && about.scale === 'mood' && about.lag === 0
const isSundays = ({ about }: Look) => about.is === 'weekday' && about.weekday === 0
const isPull = ({ about }: Look) => about.is === 'habit' && about.other === 'habit 1'

/** Each line is one group of lives. */
const lines: readonly ((lives: number) => void)[] = [
  ...[120, 365].flatMap((days) =>
    [0.3, 0].flatMap((carried) =>
      [1, 3].map((habits) => (lives: number) => printNothing(lives, { days, habits, carried })),
    ),
  ),
  ...(
    [
      [0.8, 120],
      [0.5, 365],
    ] as const
  ).flatMap(([effect, days]) =>
    [1, 3].map(
      (habits) => (lives: number) =>
        printPlanted(lives, { days, habits, effect }, isMood, effect * habitDeviation),
    ),
  ),
  ...[120, 365].flatMap((days) => [
    (lives: number) => printPlanted(lives, { days, sundays: 0.4 }, isSundays, -0.4),
    (lives: number) => printPlanted(lives, { days, rise: 0.4 }, ({ about }) => about.is === 'change', 0.4),
    (lives: number) => printPlanted(lives, { days, pulls: 0.4 }, isPull, 0.4),
    (lives: number) => printPlanted(lives, { days, late: 0.4 }, ({ about }) => about.is === 'hour', 0.4),
  ]),
]

/** How often insights of habits find what was planted in made-up lives, and how often they find what is not there. `only`: places of lines. */
export function printHabitInsights(lives = 500, only: readonly number[] = [...lines.keys()]): void {
  console.log(`\nInsights of habits, ${lives} made-up lives a line, one day in ten not rated`)
  for (const at of only) lines[at]?.(lives)
}

// Alone: node scripts/run.mjs scripts/score/score-habit-insights.ts [lives] [places of lines]
if (process.argv[1]?.endsWith('score-habit-insights.ts')) {
  const [lives, ...only] = process.argv.slice(2).map(Number)
  printHabitInsights(lives, only.length > 0 ? only : undefined)
}
