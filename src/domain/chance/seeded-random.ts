/** Numbers from 0 (inclusive) to 1 (exclusive), one a call. */
export type Chance = () => number

/** A row of numbers from 0 to 1 that a whole-number seed decides (mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number evenly between two others. */
export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance()
}

/** A number between two positive others, every octave as likely as the next. */
export function betweenOctaves(chance: Chance, low: number, high: number): number {
  return low * (high / low) ** chance()
}

/** One of a list; throws a RangeError for an empty one. */
export function oneOf<T>(chance: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.')
  return items[Math.floor(chance() * items.length)] as T
}
