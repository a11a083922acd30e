import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
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
export const reach = 2
/** A feeling on fewer days makes no chain. */
const leastDays = 8
/** Days are moved within stretches of so many written days. */
const stretch = 14
/** So many movings can tell one chain among all pairs of eight feelings from chance. */
const mostMoved = 1_999
/** One find in ten may be chance. */
const mostFalse = 0.1

/**
 * What follows what more often than days moved by up to two weeks would have it. `days`: for each day what was felt; null where nothing was written.
 * Only chains of which one in ten would be chance are given (Benjamini and Hochberg 1995, over all pairs), the clearest first. Yields now and then.
 */
export function* chainsIn(days: readonly (ReadonlySet<string> | null)[]): Generator<void, Chain[]> {
  const counts = new Map<string, number>()
  for (const felt of days) for (const one of felt ?? []) counts.set(one, (counts.get(one) ?? 0) + 1)
  const often = [...counts]
    .filter(([, count]) => count >= leastDays)
    .map(([name]) => name)
    .sort()
  const written = days.flatMap((felt, at) => (felt ? [{ felt, at }] : []))
  const ends = reachOf(written)
  const found: CountedChain[] = []
  for (const first of often)
    for (const next of often) if (next !== first) found.push(yield* chainOf(written, ends, first, next))
  const rates = falseFindRates(found.map(({ p }) => p))
  return found
    .map(({ p: _, ...chain }, at) => ({ ...chain, falseFinds: rates[at] ?? 1 }))
    .filter(({ falseFinds, days: those }) => falseFinds <= mostFalse && those.length >= 5)
    .sort((a, b) => a.falseFinds - b.falseFinds || b.days.length - a.days.length)
}

interface Written {
  readonly felt: ReadonlySet<string>
  readonly at: number
}

interface CountedChain extends Omit<Chain, 'falseFinds'> {
  readonly p: number
}

/** For each written day the written days after it that are within reach: from the next one up to (not with) the one given. */
function reachOf(written: readonly Written[]): Int32Array {
  return Int32Array.from(written, ({ at }, nth) => {
    let end = nth + 1
    while (end < written.length && (written[end]?.at ?? 0) - at <= reach) end++
    return end
  })
}

/**
 * `into` becomes `from` with each stretch of days turned round in itself, by a number of days of its own (none, too: so no turn is likelier than the one that
 * was lived). Where stretches begin is drawn anew each time. What is more or less often for weeks stays where it is, and runs of days stay together; what is lost
 * is only what comes right after something else.
 */
function turnStretches(from: Uint8Array, into: Uint8Array, chance: Chance): void {
  const turn = (start: number, end: number): void => {
    const length = end - start
    const by = Math.floor(chance() * length)
    for (let at = 0; at < length; at++) into[start + at] = from[start + ((at + by) % length)] ?? 0
  }
  const first = Math.floor(chance() * stretch)
  turn(0, Math.min(from.length, first))
  for (let start = first; start < from.length; start += stretch)
    turn(start, Math.min(from.length, start + stretch))
}

function* chainOf(
  written: readonly Written[],
  ends: Int32Array,
  first: string,
  next: string,
): Generator<void, CountedChain> {
  const those = written.flatMap(({ felt }, nth) => (felt.has(first) ? [nth] : []))
  const isNext = Uint8Array.from(written, ({ felt }) => (felt.has(next) ? 1 : 0))
  const moved = new Uint8Array(isNext.length)
  const isFollowed = (nth: number, row: Uint8Array): boolean => {
    for (let later = nth + 1; later < (ends[nth] ?? 0); later++) if (row[later] === 1) return true
    return false
  }
  const days = those.flatMap((nth) => (isFollowed(nth, isNext) ? [written[nth]?.at ?? 0] : []))
  const chance = seededRandom(seedOf(`${first} ${next}`))
  let [sum, tried] = [0, 0]
  const p = yield* shuffledP(
    days.length,
    () => {
      turnStretches(isNext, moved, chance)
      let count = 0
      for (const nth of those) if (isFollowed(nth, moved)) count++
      sum += count
      tried++
      return count
    },
    4 * written.length,
    mostMoved,
  )
  return { first, next, days, of: those.length, byChance: tried === 0 ? 0 : sum / tried, p }
}
