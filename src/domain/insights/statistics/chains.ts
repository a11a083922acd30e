import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { seedOf } from './moves.ts'
import { shuffledP } from './resampling.ts'

/** One feeling that comes after another within two days. */
export interface Chain {
  readonly first: string
  readonly next: string
  /** Indexes of the days of the first on which the other followed, and how many days of the first there were. */
  readonly days: readonly number[]
  readonly of: number
  /** How many would follow by chance. */
  readonly byChance: number
  readonly falseFinds: number
}

/** Within so many days after. */
const reach = 2
/** A feeling on fewer days makes no chain. */
const leastDays = 8

/**
 * What follows what more often than days moved round the year would have it. `days`: for each day what was felt; null where nothing was written.
 * Only chains that one in ten would be chance of are given, the clearest first. Yields now and then.
 */
export function* chainsIn(days: readonly (ReadonlySet<string> | null)[]): Generator<void, Chain[]> {
  const counts = new Map<string, number>()
  for (const felt of days) for (const one of felt ?? []) counts.set(one, (counts.get(one) ?? 0) + 1)
  const often = [...counts]
    .filter(([, count]) => count >= leastDays)
    .map(([name]) => name)
    .sort()
  const written = days.flatMap((felt, at) => (felt ? [{ felt, at }] : []))
  const found: CountedChain[] = []
  for (const first of often)
    for (const next of often) if (next !== first) found.push(yield* chainOf(written, first, next))
  const rates = falseFindRates(found.map(({ p }) => p))
  return found
    .map(({ p: _, ...chain }, at) => ({ ...chain, falseFinds: rates[at] ?? 1 }))
    .filter(({ falseFinds, days: those }) => falseFinds <= 0.1 && those.length >= 5)
    .sort((a, b) => a.falseFinds - b.falseFinds || b.days.length - a.days.length)
}

interface Written {
  readonly felt: ReadonlySet<string>
  readonly at: number
}

interface CountedChain extends Omit<Chain, 'falseFinds'> {
  readonly p: number
}

function* chainOf(written: readonly Written[], first: string, next: string): Generator<void, CountedChain> {
  const isFirst = written.map(({ felt }) => felt.has(first))
  const isNext = written.map(({ felt }) => felt.has(next))
  const followed = (shift: number): number[] =>
    written.flatMap(({ at }, nth) => {
      if (!isFirst[nth]) return []
      for (let later = nth + 1; later < written.length; later++) {
        if ((written[later]?.at ?? 0) - at > reach) break
        if (isNext[(later + shift) % written.length]) return [at]
      }
      return []
    })
  const days = followed(0)
  const chance = seededRandom(seedOf(`${first} ${next}`))
  let [sum, tried] = [0, 0]
  const p = yield* shuffledP(
    days.length,
    () => {
      const far = 3 + Math.floor(chance() * Math.max(1, written.length - 6))
      const count = followed(far).length
      sum += count
      tried++
      return count
    },
    8 * written.length,
    499,
  )
  return { first, next, days, of: isFirst.filter(Boolean).length, byChance: tried === 0 ? 0 : sum / tried, p }
}
