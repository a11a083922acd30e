import type { Chance } from '../../chance/seeded-random.ts'
import { between } from '../../chance/seeded-random.ts'
import type { Partial } from '../signal/partial.ts'
import type { Tone } from '../sound-names.ts'

/** The soft knock with which something is struck. */
export interface Strike {
  /** Around which frequency it is. */
  readonly hertz: number
  /** Seconds in which it has fallen to a third. */
  readonly seconds: number
  readonly level: number
}

export interface ToneModel {
  readonly partials: (chance: Chance) => Partial[]
  readonly strike: Strike | null
}

/** A mode of a bowl or bell that is not quite round: two partials a little apart, which beat. */
function doublet(partial: Partial, apart: number): Partial[] {
  const { hertz, level } = partial
  return [
    { ...partial, hertz: hertz - apart / 2, level: level * 0.58 },
    { ...partial, hertz: hertz + apart / 2, level: level * 0.42 },
  ]
}

/** All tones stand on G and D, so that cues that follow each other agree. */
export const toneHertz: Readonly<Record<Tone, number>> = {
  chime: 1174.66,
  bell: 392,
  bowl: 196,
  gong: 98,
  crystal: 783.99,
}

/** Modes of a free bar (Fletcher and Rossing, The Physics of Musical Instruments, 2.15). */
export const chimeRatios = [1, 2.756, 5.404, 8.933]
/** Hum, prime, tierce, quint and nominal of a minor-third bell, in primes (Rossing, Science of Percussion Instruments, 11). */
export const bellRatios = [0.5, 1, 1.2, 1.5, 2]
/** Bending modes of a Himalayan bowl (Inácio, Henrique and Antunes, The dynamics of Tibetan singing bowls, 2006). */
export const bowlRatios = [1, 2.71, 5.06, 7.92]

const chime: ToneModel = {
  strike: { hertz: 5200, seconds: 0.003, level: 0.12 },
  partials: () =>
    chimeRatios.map((ratio, at) => ({
      hertz: toneHertz.chime * ratio,
      level: [1, 0.42, 0.16, 0.07][at] ?? 0,
      decaySeconds: [1.9, 0.85, 0.38, 0.2][at] ?? 0.2,
    })),
}

/** Beside the five that name a bell, its upper octave partials, which make the clang of the first moment. */
const bell: ToneModel = {
  strike: { hertz: 2600, seconds: 0.004, level: 0.1 },
  partials: () => [
    ...bellRatios.flatMap((ratio, at) =>
      doublet(
        {
          hertz: toneHertz.bell * ratio,
          level: [0.5, 0.8, 0.55, 0.28, 0.85][at] ?? 0,
          decaySeconds: [9, 5.5, 4.2, 2.6, 3][at] ?? 3,
        },
        [0.3, 0.6, 0.8, 1.1, 0.7][at] ?? 0.5,
      ),
    ),
    ...[2.67, 3.01, 4.17, 5.43, 6.79].map((ratio, at) => ({
      hertz: toneHertz.bell * ratio,
      level: 0.3 / (at + 1),
      decaySeconds: 1.5 / (at + 1),
    })),
  ],
}

/** Doublets 0.9 to 4 Hz apart: each mode swells and fades at its own pace. */
export const bowlBeats = [0.9, 1.7, 2.8, 4]
const bowl: ToneModel = {
  strike: { hertz: 700, seconds: 0.012, level: 0.09 },
  partials: (chance) =>
    bowlRatios.flatMap((ratio, at) =>
      doublet(
        {
          hertz: toneHertz.bowl * ratio,
          level: [1, 0.62, 0.24, 0.09][at] ?? 0,
          decaySeconds: [15, 9, 4.6, 2.6][at] ?? 2,
          riseSeconds: [0.02, 0.008, 0.003, 0.002][at] ?? 0.002,
          phase: chance(),
        },
        bowlBeats[at] ?? 1,
      ),
    ),
}

/** How many partials the gong has: dense enough that no single one is heard. */
export const gongPartials = 18

/** A plate's modes: dense, inharmonic; the higher, the later they wake and the sooner they are gone (Rossing and Fletcher 1983). */
const gong: ToneModel = {
  strike: { hertz: 180, seconds: 0.03, level: 0.3 },
  partials: (chance) =>
    Array.from({ length: gongPartials }, (_, at) => {
      const share = at / (gongPartials - 1)
      return {
        hertz: toneHertz.gong * gongRatio(at) * (at === 0 ? 1 : between(chance, 0.985, 1.015)),
        level: (1 - 0.55 * share) * between(chance, 0.7, 1),
        decaySeconds: 12 - 8.5 * share,
        riseSeconds: 0.006 + 0.75 * share ** 1.3,
        phase: chance(),
      }
    }),
}

/** From the ground note to about 19 times it, each mode a little closer in proportion to the one before. */
function gongRatio(at: number): number {
  return (1 + at * 0.5) ** 1.3
}

/** A stroked glass: nearly one sine, nine tenths of it there after 90 ms, with a shimmer of two others far below it. */
const crystal: ToneModel = {
  strike: null,
  partials: () => [
    ...doublet({ hertz: toneHertz.crystal, level: 1, decaySeconds: 4.2, riseSeconds: 0.04 }, 0.5),
    { hertz: toneHertz.crystal * 2, level: 0.05, decaySeconds: 2.6, riseSeconds: 0.06 },
    { hertz: toneHertz.crystal * 3, level: 0.018, decaySeconds: 1.8, riseSeconds: 0.08 },
  ],
}

export const toneModels: Readonly<Record<Tone, ToneModel>> = { chime, bell, bowl, gong, crystal }
