import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { Factor, Measured } from './statistics/moves.ts'

/** What is true of a life that was made up. */
export interface PlantedLife {
  readonly seed: number
  readonly days: number
  /** How much of a day is left in the next one, 0 to .9. */
  readonly carried?: number
  /** How many things may move with the three measures. */
  readonly factors?: number
  /** What the first of them adds to mood, in standard deviations of a day. */
  readonly effect?: number
  /** Share of days that it is there. */
  readonly share?: number
  /** A wave in mood: days a turn, and its height in standard deviations. */
  readonly cycle?: { readonly days: number; readonly height: number }
  /** A change of level in mood: which day, and by how many standard deviations. */
  readonly change?: { readonly at: number; readonly by: number }
  /** What Saturday and Sunday add to all measures, in standard deviations. */
  readonly weekend?: number
  /** Share of days without a rating. */
  readonly missing?: number
  /** Whether ratings are whole numbers from 1 to 10, as people give them. */
  readonly isRounded?: boolean
}

/** A bell-shaped number (Box and Muller 1958). */
const normal = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** One standard deviation of a day's mood, in points. */
export const plantedDeviation = 1.5

/** A life with known effects, or with none at all: days carry over, weekdays differ a little, some things come in runs. */
export function plantedLife(life: PlantedLife): { factors: Factor[]; measures: Measured[] } {
  const { seed, days, carried = 0.3, factors: count = 8, effect = 0, share = 0.4, missing = 0.1 } = life
  const chance = seededRandom(seed)
  const factors: Factor[] = Array.from({ length: count }, (_, nth) => {
    const often = nth === 0 ? share : 0.2 + 0.5 * chance()
    const clings = nth % 2 === 0 ? 0 : 0.5
    let isThere = chance() < often
    const values = Array.from({ length: days }, () => {
      if (chance() >= clings) isThere = chance() < often
      return isThere ? 1 : 0
    })
    return { key: `thing ${nth}`, isYesOrNo: true, values }
  })
  const fresh = Math.sqrt(1 - carried * carried)
  const measures = ['mood', 'energy', 'stress'].map((key): Measured => {
    let noise = normal(chance)
    const values = Array.from({ length: days }, (_, day) => {
      noise = carried * noise + fresh * normal(chance)
      let z = noise + (day % 7 > 4 ? (life.weekend ?? 0) : 0)
      if (key === 'mood') {
        z += effect * (factors[0]?.values[day] ?? 0)
        if (life.cycle) z += life.cycle.height * Math.sin((2 * Math.PI * day) / life.cycle.days)
        if (life.change && day >= life.change.at) z += life.change.by
      }
      if (chance() < missing) return null
      const rating = 5.5 + plantedDeviation * z
      return life.isRounded === false ? rating : Math.max(1, Math.min(10, Math.round(rating)))
    })
    return { key, values }
  })
  return { factors, measures }
}
