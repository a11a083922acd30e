import type { Chord } from './harmony.ts'

/** Where the inner voices may be, MIDI. */
export interface Register {
  readonly low: number
  readonly high: number
}

/** How far one voice may go at once, in semitones. */
const farthest = 7

/**
 * Four pitches, rising, for a chord after another chord's four: of all places of its notes the one with the least movement that holds the
 * root and the third, spreads the voices, and moves no two of them in parallel fifths or octaves.
 */
export function voicing(chord: Chord, before: readonly number[] | null, register: Register): number[] {
  const centre = (register.low + register.high) / 2
  const from = before ?? [centre - 8, centre - 3, centre + 3, centre + 8]
  const choices = from.map((pitch) => placesNear(chord.tones, pitch, register))
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const voices of combinations(choices)) {
    const cost = costOf(voices, from, chord, before !== null)
    if (cost < least) {
      least = cost
      best = voices
    }
  }
  return best.length > 0 ? best : voicing(chord, null, register)
}

function placesNear(tones: readonly number[], pitch: number, { low, high }: Register): number[] {
  const places: number[] = []
  for (
    let place = Math.ceil(Math.max(low, pitch - farthest));
    place <= Math.min(high, pitch + farthest);
    place++
  )
    if (tones.includes(place % 12)) places.push(place)
  return places
}

/** Every choice of one place a voice in which the voices rise. */
function combinations(choices: readonly (readonly number[])[]): number[][] {
  let made: number[][] = [[]]
  for (const places of choices)
    made = made.flatMap((voices) =>
      places.filter((place) => place > (voices.at(-1) ?? -1)).map((place) => [...voices, place]),
    )
  return made
}

function costOf(
  voices: readonly number[],
  from: readonly number[],
  { tones }: Chord,
  isMoving: boolean,
): number {
  const held = new Set(voices.map((pitch) => pitch % 12))
  const missing = tones.slice(0, 2).filter((tone) => !held.has(tone)).length
  let cost = 30 * missing + 4 * (voices.length - held.size)
  for (const [at, pitch] of voices.entries()) {
    cost += Math.abs(pitch - (from[at] ?? pitch)) ** 1.3
    const gap = pitch - (voices[at - 1] ?? pitch - 5)
    if (gap < 2) cost += 12
    else if (gap > 9) cost += 3 * (gap - 9)
  }
  return isMoving ? cost + 20 * parallels(voices, from) : cost
}

/** Pairs of voices that move in the same direction from one perfect fifth or octave to another. */
export function parallels(voices: readonly number[], from: readonly number[]): number {
  let count = 0
  for (let low = 0; low < voices.length; low++)
    for (let high = low + 1; high < voices.length; high++) {
      const [a, b, c, d] = [from[low] ?? 0, from[high] ?? 0, voices[low] ?? 0, voices[high] ?? 0]
      const interval = (d - c) % 12
      const isPerfect = interval === 7 || interval === 0
      if (isPerfect && (b - a) % 12 === interval && c !== a && Math.sign(c - a) === Math.sign(d - b)) count++
    }
  return count
}

/** The bass of a chord: its root, or in the middle of a phrase its third where that is the nearer step. */
export function bassOf(
  { tones }: Chord,
  before: number | null,
  mayInvert: boolean,
  { low, high }: Register,
): number {
  const near = before ?? (low + high) / 2
  const places = [0, ...(mayInvert ? [1] : [])].flatMap((inversion) => {
    const tone = tones[inversion] ?? 0
    const lowest = low + ((((tone - low) % 12) + 12) % 12)
    return [lowest, lowest + 12].filter((pitch) => pitch <= high).map((pitch) => ({ pitch, inversion }))
  })
  const cost = ({ pitch, inversion }: (typeof places)[number]) => Math.abs(pitch - near) + 2.5 * inversion
  return places.toSorted((a, b) => cost(a) - cost(b))[0]?.pitch ?? low
}
