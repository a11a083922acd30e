import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import type { DeedDays, LivedDays } from './look-at-deeds.ts'

/** What is true of a life that was made up. */
export interface PlantedDeeds {
  readonly seed: number
  readonly days: number
  /** What the first deed adds to mood on its days, in standard deviations of a day. */
  readonly effect?: number
  /** How much more often there is a page, and a meditation, on days of the habit, as a share of days. */
  readonly pulls?: number
  /** How much of a day's ratings is left in the next one. */
  readonly carried?: number
  /** Share of days without a page. */
  readonly missing?: number
}

/** A bell-shaped number (Box and Muller 1958). */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** On some days, every other kind in runs. */
function comesAndGoes(often: number, clings: number, chance: Chance) {
  let is = chance() < often
  return (more = 0) => {
    if (more !== 0 || chance() >= clings) is = chance() < often + more
    return is
  }
}

const told = ['walk', 'read', 'call', 'cook']

/** Days of a life with known effects, or with none at all: pages on most of them, four deeds of which they tell, meditation and one habit of which every day tells. */
export function plantedDays(life: PlantedDeeds): LivedDays {
  const { seed, days, carried = 0.3, effect = 0, pulls = 0, missing = 0.15 } = life
  const chance = seededRandom(seed)
  const comes = told.map((_, nth) =>
    comesAndGoes(nth === 0 ? 0.4 : 0.2 + 0.5 * chance(), nth % 2 === 0 ? 0 : 0.5, chance),
  )
  const habitComes = comesAndGoes(0.4, 0.3, chance)
  const meditates = comesAndGoes(0.35, 0.3, chance)
  const writes = comesAndGoes(1 - missing - pulls / 2, 0.3, chance)
  const rows: Record<string, (number | null)[]> = {}
  const put = (key: string, value: number | null) => {
    rows[key] = [...(rows[key] ?? []), value]
  }
  const fresh = Math.sqrt(1 - carried * carried)
  const noise = [normal(chance), normal(chance), normal(chance)]
  for (let at = 0; at < days; at++) {
    const isHabit = habitComes()
    const more = (isHabit ? 0.5 : -0.5) * pulls
    const isWritten = writes(more)
    put('scales', Number(isHabit))
    put('meditate', Number(meditates(more)))
    put('write', Number(isWritten))
    const done = comes.map((come) => come())
    for (const [nth, key] of told.entries()) put(key, isWritten ? Number(done[nth]) : null)
    for (const [nth, scale] of ['mood', 'energy', 'stress'].entries()) {
      noise[nth] = carried * (noise[nth] ?? 0) + fresh * normal(chance)
      const z = (noise[nth] ?? 0) + (nth === 0 && done[0] ? effect : 0)
      put(scale, isWritten ? Math.max(1, Math.min(10, Math.round(5.5 + 1.5 * z))) : null)
    }
  }
  const of = (key: string, from: DeedDays['from']): DeedDays => ({ key, from, values: rows[key] ?? [] })
  return {
    firstDay: 0,
    deeds: [...told.map((key) => of(key, 'pages')), of('meditate', 'days'), of('write', 'days')],
    habits: [of('scales', 'days')],
    ratings: (['mood', 'energy', 'stress'] as const).map((key) => ({ key, values: rows[key] ?? [] })),
  }
}
