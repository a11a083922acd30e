import { packSteps, unpackSteps } from '../journal/reading/valence-pack.ts'

/** What a table of learned weights says of some sentences: how much speaks for a finding at all, and for one that is said outright. */
export interface Weighed {
  readonly any: number
  readonly outright: number
}

/** Weights of clues, by the numbers of the clues: for any finding, and for one that is said outright. */
export interface RiskWeights {
  readonly any: ReadonlyMap<number, number>
  readonly outright: ReadonlyMap<number, number>
  readonly biasOfAny: number
  readonly biasOfOutright: number
}

/** What a table is kept as: gaps between the numbers of clues (two digits each) and a step for each weight. */
export interface PackedWeights {
  readonly gaps: string
  readonly any: string
  readonly outright: string
  readonly stepOfAny: number
  readonly stepOfOutright: number
  readonly biasOfAny: number
  readonly biasOfOutright: number
}

const mostSteps = 12
/** Gaps are written with two digits to this base; a wider one is told as several. */
const radix = 79
const widest = radix * radix - 1
/** Many clues weigh no more than a few: their sum is divided by the root of how many there are. */
export const scaleOf = (clues: number): number => 2.5 / Math.sqrt(clues)

export function weigh(weights: RiskWeights, clues: ReadonlySet<number>): Weighed {
  let any = 0
  let outright = 0
  for (const clue of clues) {
    any += weights.any.get(clue) ?? 0
    outright += weights.outright.get(clue) ?? 0
  }
  const scale = scaleOf(clues.size)
  return { any: any * scale + weights.biasOfAny, outright: outright * scale + weights.biasOfOutright }
}

const stepFor = (weights: ReadonlyMap<number, number>): number =>
  [...weights.values()].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostSteps

/** Packs weights in steps of a 12th of the greatest; the reverse of `unpackWeights`, but for what the steps round. */
export function packWeights(weights: RiskWeights): PackedWeights {
  const [stepOfAny, stepOfOutright] = [stepFor(weights.any), stepFor(weights.outright)]
  const gaps: number[] = []
  const any: number[] = []
  const outright: number[] = []
  let last = 0
  for (const clue of [...new Set([...weights.any.keys(), ...weights.outright.keys()])].sort(
    (a, b) => a - b,
  )) {
    const steps = [
      Math.round((weights.any.get(clue) ?? 0) / stepOfAny),
      Math.round((weights.outright.get(clue) ?? 0) / stepOfOutright),
    ]
    if (steps.every((step) => step === 0)) continue
    for (; clue - last > widest; last += widest) {
      gaps.push(radix - 1, radix - 1)
      any.push(0)
      outright.push(0)
    }
    gaps.push(Math.floor((clue - last) / radix), (clue - last) % radix)
    any.push(steps[0] ?? 0)
    outright.push(steps[1] ?? 0)
    last = clue
  }
  return {
    gaps: packSteps(gaps, 0),
    any: packSteps(any, -mostSteps),
    outright: packSteps(outright, -mostSteps),
    stepOfAny,
    stepOfOutright,
    biasOfAny: weights.biasOfAny,
    biasOfOutright: weights.biasOfOutright,
  }
}

export function unpackWeights(packed: PackedWeights): RiskWeights {
  const gaps = unpackSteps(packed.gaps, 0)
  const stepsOfAny = unpackSteps(packed.any, -mostSteps)
  const stepsOfOutright = unpackSteps(packed.outright, -mostSteps)
  const any = new Map<number, number>()
  const outright = new Map<number, number>()
  let clue = 0
  for (const [at, step] of stepsOfAny.entries()) {
    clue += (gaps[2 * at] ?? 0) * radix + (gaps[2 * at + 1] ?? 0)
    const outrightStep = stepsOfOutright[at] ?? 0
    if (step !== 0) any.set(clue, step * packed.stepOfAny)
    if (outrightStep !== 0) outright.set(clue, outrightStep * packed.stepOfOutright)
  }
  return { any, outright, biasOfAny: packed.biasOfAny, biasOfOutright: packed.biasOfOutright }
}
