import { packSteps, unpackSteps } from '#domain/text/valence-pack.ts'

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

/** What a table is kept as: gaps between the numbers of clues (all their high digits, then all their low ones, which packs best) and a step for each weight. */
export interface PackedWeights {
  readonly gaps: string
  readonly any: string
  /** By how many steps more or fewer than for any finding: the two go together. */
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
  const [highs, lows]: [number[], number[]] = [[], []]
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
    // One step of one of the two says too little for the room that it takes.
    if (steps[0] === 0 && Math.abs(steps[1] ?? 0) < 2) continue
    for (; clue - last > widest; last += widest) {
      highs.push(radix - 1)
      lows.push(radix - 1)
      any.push(0)
      outright.push(0)
    }
    highs.push(Math.floor((clue - last) / radix))
    lows.push((clue - last) % radix)
    any.push(steps[0] ?? 0)
    outright.push(steps[1] ?? 0)
    last = clue
  }
  return {
    gaps: packSteps([...highs, ...lows], 0),
    any: packSteps(any, -mostSteps),
    outright: packSteps(
      outright.map((step, at) => step - (any[at] ?? 0)),
      -2 * mostSteps,
    ),
    stepOfAny,
    stepOfOutright,
    biasOfAny: weights.biasOfAny,
    biasOfOutright: weights.biasOfOutright,
  }
}

export function unpackWeights(packed: PackedWeights): RiskWeights {
  const gaps = unpackSteps(packed.gaps, 0)
  const stepsOfAny = unpackSteps(packed.any, -mostSteps)
  const stepsOfOutright = unpackSteps(packed.outright, -2 * mostSteps)
  const any = new Map<number, number>()
  const outright = new Map<number, number>()
  let clue = 0
  for (const [at, step] of stepsOfAny.entries()) {
    clue += (gaps[at] ?? 0) * radix + (gaps[at + gaps.length / 2] ?? 0)
    const outrightStep = step + (stepsOfOutright[at] ?? 0)
    if (step !== 0) any.set(clue, step * packed.stepOfAny)
    if (outrightStep !== 0) outright.set(clue, outrightStep * packed.stepOfOutright)
  }
  return { any, outright, biasOfAny: packed.biasOfAny, biasOfOutright: packed.biasOfOutright }
}
