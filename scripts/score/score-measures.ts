import { seededRandom } from '#domain/chance/seeded-random.ts'
import { binaryF1 } from './score-calibration.ts'
import { shuffled } from './score-logistic.ts'

/** What was true and what was said of each text, for one label. */
export interface Verdicts {
  readonly targets: readonly number[]
  readonly said: readonly number[]
}

/** A figure with its 95 % interval. */
export interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Mean F1 of the class 1 over several labels of the same texts. */
export const macroF1 = (labels: readonly Verdicts[]): number =>
  labels.reduce((sum, { targets, said }) => sum + binaryF1(targets, said), 0) / labels.length

/** Mean F1 of both classes of one label. */
export const bothSidesF1 = ([label]: readonly Verdicts[]): number =>
  label ? (binaryF1(label.targets, label.said, 1) + binaryF1(label.targets, label.said, 0)) / 2 : 0

const samples = 500
const seed = 31

/** A figure over texts and its bootstrap interval: the texts drawn anew with replacement, 500 times, seeded. */
export function withInterval(
  labels: readonly Verdicts[],
  figure: (labels: readonly Verdicts[]) => number,
): Figure {
  const count = labels[0]?.targets.length ?? 0
  const random = seededRandom(seed)
  const drawn: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const places = Uint32Array.from({ length: count }, () => Math.floor(random() * count))
    const pick = (from: readonly number[]): number[] => Array.from(places, (at) => from[at] ?? 0)
    drawn.push(figure(labels.map(({ targets, said }) => ({ targets: pick(targets), said: pick(said) }))))
  }
  drawn.sort((a, b) => a - b)
  const at = (share: number): number => drawn[Math.floor(share * samples)] ?? 0
  return { value: figure(labels), low: at(0.025), high: at(0.975) }
}

const folds = 10
/** Neighbouring answers may be of one writer, so that many in a row go into the same fold. */
const together = 10

/** The fold 0..9 of each text in its order, seeded; neighbours stay together. */
export function foldsOf(count: number): number[] {
  const groups = Math.ceil(count / together)
  const place = new Map(Array.from(shuffled(groups, seededRandom(seed)), (group, at) => [group, at % folds]))
  return Array.from({ length: count }, (_, at) => place.get(Math.floor(at / together)) ?? 0)
}

/** What is said of each text by what was fitted on the other folds. */
export function crossValidated<Fitted>(
  count: number,
  learn: (places: readonly number[]) => Fitted,
  say: (fitted: Fitted, place: number) => number,
): number[] {
  const foldAt = foldsOf(count)
  const all = foldAt.map((_, at) => at)
  const said = new Array<number>(count).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const fitted = learn(all.filter((at) => foldAt[at] !== fold))
    for (const at of all) if (foldAt[at] === fold) said[at] = say(fitted, at)
  }
  return said
}

const thresholds = Array.from({ length: 25 }, (_, at) => (at - 12) * 0.05)

/** 0 or 1 for each score, by the threshold that did best on the other folds. */
export function thresholded(scores: readonly number[], targets: readonly number[]): number[] {
  const learn = (places: readonly number[]): number => {
    const known = places.map((at) => targets[at] ?? 0)
    const results = thresholds.map((least) =>
      bothSidesF1([{ targets: known, said: places.map((at) => ((scores[at] ?? 0) >= least ? 1 : 0)) }]),
    )
    return thresholds[results.indexOf(Math.max(...results))] ?? 0
  }
  return crossValidated(scores.length, learn, (least, at) => ((scores[at] ?? 0) >= least ? 1 : 0))
}
