import { lookAtDeeds, wellLived } from '#domain/insights/deeds/look-at-deeds.ts'
import { type PlantedDeeds, plantedDays } from '#domain/insights/deeds/planted-deeds.test-support.ts'
import { finished } from '#domain/insights/statistics/finished.ts'

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`

/** How often a life of such days is offered anything, and how often what was planted in it: a walk that mood goes with, or what comes with its habit. */
function printLives(lives: number, first: number, life: Omit<PlantedDeeds, 'seed'>): void {
  let [any, walk, after, other] = [0, 0, 0, 0]
  for (let nth = 0; nth < lives; nth++) {
    const found = wellLived(finished(lookAtDeeds(plantedDays({ ...life, seed: first + nth })))).flat()
    const isWalk = found.some(({ deed, about }) => deed === 'walk' && about.is === 'rating')
    const isAfter = found.some(({ about }) => about.is === 'with' && about.other === 'scales')
    if (found.length > 0) any++
    if (isWalk) walk++
    if (isAfter) after++
    if (found.some(({ deed }) => !['walk', 'write', 'meditate'].includes(deed))) other++
  }
  console.log(
    `${JSON.stringify(life)}: anything is offered in ${percent(any, lives)}; a walk for a rating in ${percent(walk, lives)}, something after the habit in ${percent(after, lives)}, any of the other deeds in ${percent(other, lives)}`,
  )
}

/** How often what days show is offered as a habit: in lives without any effect (asked: 5 % at most), and with one. `first`: the seed of the first life. */
export function printDeeds(lives = 500, first = 1): void {
  console.log(`\nHabits offered from days, ${lives} made-up lives a line, one day in seven without a page`)
  for (const days of [120, 365]) for (const carried of [0, 0.3]) printLives(lives, first, { days, carried })
  printLives(lives, first + lives, { days: 120, effect: 0.8 })
  printLives(lives, first + 2 * lives, { days: 365, effect: 0.5 })
  printLives(lives, first + 3 * lives, { days: 120, pulls: 0.5 })
}

// Alone: node scripts/run.mjs scripts/score/score-deeds.ts [lives] [first seed]
if (process.argv[1]?.endsWith('score-deeds.ts')) {
  const [lives, first] = process.argv.slice(2).map(Number)
  printDeeds(lives, first)
}
