import { createHash } from 'node:crypto'

/** Set by `npm run test:long -- --sample`: the seed that the run printed. Without it everything runs in full. */
const seed = process.env.INKWELL_SAMPLE ?? ''
export const isSample = seed !== ''

/** A number from 0 to 1, without it, which the seed and `what` decide. */
const chance = (what: string): number =>
  createHash('sha256').update(`${seed}\n${what}`).digest().readUInt32BE() / 2 ** 32

/** How often something is done: `full` times, in a sample `sample` times. */
export const times = (full: number, sample: number): number => (isSample ? sample : full)

/** Where the seeds of a run begin: at 0, in a sample anywhere. */
export const firstSeed = (what: string): number => (isSample ? Math.floor(chance(what) * 1_000_000_000) : 0)

/** Whether this one is part of the run: always, in a sample with that probability. */
export const isTaken = (what: string, share: number): boolean => !isSample || chance(what) < share

/** All of them, in a sample `count` of them in the same order. */
export function someOf<T>(what: string, all: readonly T[], count: number): readonly T[] {
  if (!isSample) return all
  const drawn = all.map((_, at) => at).sort((a, b) => chance(`${what} ${a}`) - chance(`${what} ${b}`))
  const kept = new Set(drawn.slice(0, count))
  return all.filter((_, at) => kept.has(at))
}
