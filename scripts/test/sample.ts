import { createHash } from 'node:crypto'

/** Set by `npm test` and `.ci/run`: of what many tests do in passing only a part is done, always the same one. */
const isSample = Boolean(process.env.INKWELL_SAMPLE)
/** Set by `npm run test:long`, which prints it. */
const seed = process.env.INKWELL_SEED ?? ''

/** A number from 0 to 1, without it, which `what` decides. */
const chance = (what: string): number => createHash('sha256').update(what).digest().readUInt32BE() / 2 ** 32

/** Where what explores begins: at 0, in a long run anywhere. */
export const firstSeed = (what: string): number =>
  seed === '' ? 0 : Math.floor(chance(`${seed}\n${what}`) * 1_000_000_000)

/** Whether this one is part of the run: always, in a sample for such a share of all. */
export const isTaken = (what: string, share: number): boolean => !isSample || chance(what) < share

/** All of them, in a sample `count` of them in the same order. */
export function someOf<T>(what: string, all: readonly T[], count: number): readonly T[] {
  if (!isSample) return all
  const drawn = all.map((_, at) => at).sort((a, b) => chance(`${what} ${a}`) - chance(`${what} ${b}`))
  const kept = new Set(drawn.slice(0, count))
  return all.filter((_, at) => kept.has(at))
}

/** When a journey that hangs is ended, in ms; what needs longer is several journeys. With every look through axe it takes longer. */
export const journeyTimeout = isSample ? 90_000 : 300_000
/** The same for one over many pages. */
export const sweepTimeout = isSample ? journeyTimeout : 900_000
