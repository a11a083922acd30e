import type { Chance } from './seeded-random.ts'

/**
 * What a statistic is over days drawn anew: `rounds` times, blocks of `block` neighbouring days drawn from a ring of `count` days with replacement
 * (circular block bootstrap, Politis and Romano 1992), since days that follow one another are alike. `statistic` gets the drawn places (0 to count - 1) and
 * may answer NaN for a draw that says nothing. Ascending.
 */
export function blockBootstrap(
  count: number,
  { block, rounds, chance }: { readonly block: number; readonly rounds: number; readonly chance: Chance },
  statistic: (places: Int32Array) => number,
): number[] {
  const drawn: number[] = []
  const places = new Int32Array(count)
  for (let round = 0; round < rounds; round++) {
    for (let from = 0; from < count; from += block) {
      const start = Math.floor(chance() * count)
      for (let at = 0; at < block && from + at < count; at++) places[from + at] = (start + at) % count
    }
    const one = statistic(places)
    if (!Number.isNaN(one)) drawn.push(one)
  }
  return drawn.sort((a, b) => a - b)
}
