import { seededRandom } from '#domain/chance/seeded-random.ts'
import { lengthOf, type Meaning } from '#domain/meaning/vectors.ts'
import { shuffled } from '../score-logistic.ts'

/** A dense layer: a row of weights and a bias for each number that comes out. */
export interface Layer {
  readonly rows: number
  readonly columns: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** A small network on the vector of a text: hidden units with ReLU, then log-odds. */
export interface Head {
  readonly hidden: Layer
  readonly last: Layer
}

export interface HeadTask {
  readonly vectors: readonly Meaning[]
  /** 0..1 for each output of each vector; undefined where it is not known. */
  readonly targets: readonly (readonly (number | undefined)[])[]
  readonly hiddenUnits: number
  readonly epochs: number
  readonly seed: number
}

const batch = 64
const fastest = 0.003
/** How many hidden units are left out of each step, so that none relies on another (dropout). */
const leftOut = 0.3
/** Adam (Kingma and Ba, 2015). */
const [memory, squareMemory, tiny] = [0.9, 0.999, 1e-8]

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))

/** Of length 1. */
export function unit(vector: Meaning): Float32Array {
  const length = lengthOf(vector) || 1
  return Float32Array.from(vector, (one) => one / length)
}

/** Weights by chance, of a standard deviation of `spread`. */
function layerByChance(rows: number, columns: number, spread: number, random: () => number): Layer {
  const width = spread * Math.sqrt(12)
  const weights = Float32Array.from({ length: rows * columns }, () => (random() - 0.5) * width)
  return { rows, columns, weights, biases: new Float32Array(rows) }
}

/** One number that comes out of a layer. */
function sumAt({ columns, weights, biases }: Layer, row: number, input: Float32Array): number {
  let sum = biases[row] as number
  for (let at = 0, cell = row * columns; at < columns; at++, cell++)
    sum += (weights[cell] as number) * (input[at] as number)
  return sum
}

/** Moves some numbers against their slopes by Adam. */
export class Adam {
  readonly #numbers: Float32Array
  readonly #means: Float32Array
  readonly #squares: Float32Array
  readonly slopes: Float32Array

  constructor(numbers: Float32Array) {
    this.#numbers = numbers
    this.#means = new Float32Array(numbers.length)
    this.#squares = new Float32Array(numbers.length)
    this.slopes = new Float32Array(numbers.length)
  }

  /** `step` from 1 on. The slopes begin at 0 again. */
  move(step: number, rate: number): void {
    const { slopes } = this
    const [a, b] = [1 - memory ** step, 1 - squareMemory ** step]
    for (let at = 0; at < slopes.length; at++) {
      const slope = slopes[at] as number
      const mean = memory * (this.#means[at] as number) + (1 - memory) * slope
      const square = squareMemory * (this.#squares[at] as number) + (1 - squareMemory) * slope * slope
      this.#means[at] = mean
      this.#squares[at] = square
      this.#numbers[at] = (this.#numbers[at] as number) - (rate * (mean / a)) / (Math.sqrt(square / b) + tiny)
    }
    slopes.fill(0)
  }
}

interface Learner {
  readonly layer: Layer
  readonly weights: Adam
  readonly biases: Adam
}

const learnerOf = (layer: Layer): Learner => ({
  layer,
  weights: new Adam(layer.weights),
  biases: new Adam(layer.biases),
})

function addSlope(
  { layer, weights, biases }: Learner,
  row: number,
  slope: number,
  input: Float32Array,
): void {
  biases.slopes[row] = (biases.slopes[row] as number) + slope
  for (let at = 0, cell = row * layer.columns; at < layer.columns; at++, cell++)
    weights.slopes[cell] = (weights.slopes[cell] as number) + slope * (input[at] as number)
}

/** Learns a head. The same seed gives the same one. */
export function learnHead({ vectors, targets, hiddenUnits, epochs, seed }: HeadTask): Head {
  const random = seededRandom(seed)
  const inputs = vectors.map(unit)
  const outputs = targets[0]?.length ?? 0
  const head: Head = {
    hidden: layerByChance(hiddenUnits, inputs[0]?.length ?? 0, 0.8, random),
    last: layerByChance(outputs, hiddenUnits, 1 / Math.sqrt(hiddenUnits), random),
  }
  const hidden = learnerOf(head.hidden)
  const last = learnerOf(head.last)
  const [units, back] = [new Float32Array(hiddenUnits), new Float32Array(hiddenUnits)]
  const steps = epochs * Math.ceil(inputs.length / batch)
  let step = 0

  const learnFrom = (input: Float32Array, wanted: readonly (number | undefined)[], share: number): void => {
    back.fill(0)
    for (let row = 0; row < hiddenUnits; row++)
      units[row] = random() < leftOut ? 0 : Math.max(0, sumAt(head.hidden, row, input)) / (1 - leftOut)
    for (const [row, target] of wanted.entries()) {
      if (target === undefined) continue
      const slope = (sigmoid(sumAt(head.last, row, units)) - target) * share
      for (let at = 0, cell = row * hiddenUnits; at < hiddenUnits; at++, cell++)
        back[at] = (back[at] as number) + slope * (head.last.weights[cell] as number)
      addSlope(last, row, slope, units)
    }
    for (let row = 0; row < hiddenUnits; row++)
      if ((units[row] as number) > 0) addSlope(hidden, row, (back[row] as number) / (1 - leftOut), input)
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(inputs.length, random)
    for (let from = 0; from < order.length; from += batch) {
      const places = order.subarray(from, from + batch)
      for (const at of places) {
        const [input, wanted] = [inputs[at], targets[at]]
        if (input && wanted) learnFrom(input, wanted, 1 / places.length)
      }
      const rate = fastest * (1 - step / steps)
      step++
      for (const { weights, biases } of [hidden, last]) {
        weights.move(step, rate)
        biases.move(step, rate)
      }
    }
  }
  return head
}

/** The log-odds that a head finds for a vector. */
export function logOdds({ hidden, last }: Head, vector: Meaning): number[] {
  const input = unit(vector)
  const units = Float32Array.from({ length: hidden.rows }, (_, row) => Math.max(0, sumAt(hidden, row, input)))
  return Array.from({ length: last.rows }, (_, row) => sumAt(last, row, units))
}
