import type { Dense, EncoderWeights, Layer, Norm } from './encoder-weights.ts'
import { type Area, type KernelMemory, type MatrixKernel, panelColumns, plainKernel, upTo } from './kernel.ts'
import { readModelFile } from './model-file.ts'
import { Tokenizer } from './tokenizer.ts'
import { bytesOf, type Meaning, type MeaningEncoder, vectorLength as width } from './vectors.ts'

const mostPieces = 128
const heads = 12
const headWidth = width / heads
/** Numbers of a piece within a feed-forward layer. */
const grown = 1_536
const epsilon = 1e-12
/** Numbers that go into a product of whole ones are at most so great: with bytes, 1,536 of them stay below 2^31. */
const mostShort = 8_191
const aboveShort = mostShort + 1

/** The encoder of a file that `npm run build` packs (scripts/build/pack-meaning.ts). Takes about 37 MB. Throws where it is not such a file. */
export const loadEncoder = (file: Uint8Array<ArrayBuffer>, kernel?: MatrixKernel | null): MeaningEncoder =>
  new SentenceEncoder(readModelFile(file), kernel ?? plainKernel())

/**
 * all-MiniLM-L6-v2: six layers of BERT (Devlin et al., 2019) over the pieces of a text, each normalized behind its attention and behind what it is fed forward
 * through, then the mean over the pieces. Texts go through one at a time.
 */
export class SentenceEncoder implements MeaningEncoder {
  readonly #weights: EncoderWeights
  readonly #kernel: MatrixKernel
  readonly #tokenizer: Tokenizer
  readonly #memory: KernelMemory
  #reserved = 0
  readonly #state = this.#area(width)
  readonly #result = this.#area(width)
  readonly #attended = this.#area(grown)
  readonly #scores = this.#area(mostPieces)
  readonly #headPanels = this.#reserve(mostPieces * headWidth * 4) / 4
  readonly #shorts = this.#reserve(mostPieces * grown * 2) / 2
  /** Where the weights of a dense layer lie, in bytes. */
  readonly #places = new Map<Dense, number>()

  constructor(weights: EncoderWeights, kernel: MatrixKernel) {
    this.#weights = weights
    this.#kernel = kernel
    this.#tokenizer = new Tokenizer(weights.pieces)
    const all = weights.layers.flatMap(({ attend, gather, grow, shrink }) => [attend, gather, grow, shrink])
    for (const dense of all) this.#places.set(dense, this.#reserve(dense.weights.bytes.length))
    this.#memory = kernel.reserve(this.#reserved)
    for (const [dense, at] of this.#places) this.#memory.bytes.set(dense.weights.bytes, at)
  }

  #reserve(bytes: number): number {
    const at = this.#reserved
    this.#reserved += upTo(bytes, 32)
    return at
  }

  #area(stride: number): Area {
    return { at: this.#reserve(mostPieces * stride * 4) / 4, stride }
  }

  encode(text: string): Meaning | null {
    const vector = this.vector(text)
    return vector && bytesOf(vector)
  }

  /** The vector of a text as floats, of length 1; null where there is nothing to read. */
  vector(text: string): Float32Array | null {
    const pieces = this.#tokenizer.pieces(text, mostPieces)
    if (pieces.length === 0) return null
    this.#embed(pieces)
    for (const layer of this.#weights.layers) this.#pass(layer, pieces.length)
    return this.#mean(pieces.length)
  }

  #embed(pieces: readonly number[]): void {
    const { words, places, embedded } = this.#weights
    const { floats } = this.#memory
    for (const [place, piece] of pieces.entries()) {
      const row = this.#result.at + place * width
      const [word, at] = [words.scales[piece] as number, places.scales[place] as number]
      for (let n = 0; n < width; n++)
        floats[row + n] =
          word * (words.bytes[piece * width + n] as number) + at * (places.bytes[place * width + n] as number)
    }
    floats.fill(0, this.#state.at, this.#state.at + pieces.length * width)
    this.#normalize(embedded, pieces.length)
  }

  #pass({ attend, gather, attended, grow, shrink, grown: last }: Layer, count: number): void {
    this.#multiply(attend, this.#state, this.#attended, count)
    this.#attend(count)
    this.#multiply(gather, this.#result, this.#result, count)
    this.#normalize(attended, count)
    this.#multiply(grow, this.#state, this.#attended, count)
    const { floats } = this.#memory
    for (let at = this.#attended.at; at < this.#attended.at + count * grown; at++)
      floats[at] = gelu(floats[at] as number)
    this.#multiply(shrink, this.#attended, this.#result, count)
    this.#normalize(last, count)
  }

  /** Queries, keys and values -> what each piece takes from all: attended -> result. */
  #attend(count: number): void {
    for (let head = 0; head < heads; head++) {
      const [queries, keys, values] = [0, 1, 2].map((part) => ({
        at: this.#attended.at + part * width + head * headWidth,
        stride: this.#attended.stride,
      })) as [Area, Area, Area]
      this.#panelsOfKeys(keys, count)
      const columns = upTo(count, panelColumns)
      this.#kernel.multiply(queries, this.#headPanels, this.#scores, {
        rows: count,
        inner: headWidth,
        columns,
      })
      this.#softmax(count, 1 / Math.sqrt(headWidth))
      this.#panelsOfValues(values, count)
      const into = { at: this.#result.at + head * headWidth, stride: this.#result.stride }
      this.#kernel.multiply(this.#scores, this.#headPanels, into, {
        rows: count,
        inner: count,
        columns: headWidth,
      })
    }
  }

  /** The keys of a head, a column a piece. */
  #panelsOfKeys(keys: Area, count: number): void {
    const { floats } = this.#memory
    for (let piece = 0; piece < upTo(count, panelColumns); piece++) {
      const column = piece % panelColumns
      const panel = this.#headPanels + (piece - column) * headWidth + column
      const row = keys.at + piece * keys.stride
      for (let at = 0; at < headWidth; at++)
        floats[panel + at * panelColumns] = piece < count ? (floats[row + at] as number) : 0
    }
  }

  /** The values of a head, a row a piece. */
  #panelsOfValues(values: Area, count: number): void {
    const { floats } = this.#memory
    for (let at = 0; at < headWidth; at++) {
      const column = at % panelColumns
      const panel = this.#headPanels + (at - column) * count + column
      for (let piece = 0; piece < count; piece++)
        floats[panel + piece * panelColumns] = floats[values.at + piece * values.stride + at] as number
    }
  }

  #softmax(count: number, scale: number): void {
    const { floats } = this.#memory
    for (let row = 0; row < count; row++) {
      const from = this.#scores.at + row * this.#scores.stride
      let most = Number.NEGATIVE_INFINITY
      for (let at = from; at < from + count; at++) most = Math.max(most, floats[at] as number)
      let sum = 0
      for (let at = from; at < from + count; at++) {
        const weight = Math.exp(((floats[at] as number) - most) * scale)
        floats[at] = weight
        sum += weight
      }
      for (let at = from; at < from + count; at++) floats[at] = (floats[at] as number) / sum
    }
  }

  /** A product with what is added to it. What goes in is rounded to whole numbers first, each row by its greatest. */
  #multiply(dense: Dense, left: Area, result: Area, count: number): void {
    const { floats, shorts } = this.#memory
    const { columns: inner, rows: columns, scales } = dense.weights
    const steps = new Float32Array(count)
    for (let row = 0; row < count; row++) {
      const from = left.at + row * left.stride
      let greatest = 0
      for (let at = from; at < from + inner; at++) {
        const size = Math.abs(floats[at] as number)
        if (size > greatest) greatest = size
      }
      const by = mostShort / (greatest || 1)
      steps[row] = 1 / by
      const into = this.#shorts + row * inner
      // Math.round would take as long as the product. Without a sign, cutting off what stands behind the point after adding a half is the same.
      for (let at = 0; at < inner; at++)
        shorts[into + at] = (((floats[from + at] as number) * by + aboveShort + 0.5) | 0) - aboveShort
    }
    this.#kernel.multiplyWhole(this.#shorts, this.#places.get(dense) as number, result, {
      rows: count,
      inner,
      columns,
    })
    const { added } = dense
    for (let row = 0; row < count; row++) {
      const from = result.at + row * result.stride
      const step = steps[row] as number
      for (let at = 0; at < columns; at++)
        floats[from + at] =
          (floats[from + at] as number) * step * (scales[at] as number) + (added[at] as number)
    }
  }

  /** Layer normalization (Ba, Kiros and Hinton, 2016) of the state and the result together -> state. */
  #normalize({ scale, offset }: Norm, count: number): void {
    const { floats } = this.#memory
    for (let row = 0; row < count; row++) {
      const [state, result] = [this.#state.at + row * width, this.#result.at + row * width]
      let [sum, squares] = [0, 0]
      for (let at = 0; at < width; at++) {
        const one = (floats[state + at] as number) + (floats[result + at] as number)
        floats[state + at] = one
        sum += one
      }
      const mean = sum / width
      for (let at = 0; at < width; at++) squares += ((floats[state + at] as number) - mean) ** 2
      const by = 1 / Math.sqrt(squares / width + epsilon)
      for (let at = 0; at < width; at++)
        floats[state + at] =
          ((floats[state + at] as number) - mean) * by * (scale[at] as number) + (offset[at] as number)
    }
  }

  /** The mean over the pieces, at length 1. */
  #mean(count: number): Float32Array {
    const { floats } = this.#memory
    const vector = new Float32Array(width)
    for (let row = 0; row < count; row++)
      for (let at = 0; at < width; at++)
        vector[at] = (vector[at] as number) + (floats[this.#state.at + row * width + at] as number)
    const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0))
    return vector.map((one) => one / length)
  }
}

/** Steps of the table of `gelu` in 1, and how far from 0 it goes: beyond, it is x or 0 to seven digits. */
const [geluSteps, geluEdge] = [256, 6]

/**
 * x times the share of a normal distribution below x (Hendrycks and Gimpel, 2016, "Gaussian Error Linear Units"), from a table of that share; the share itself
 * by Abramowitz and Stegun 7.1.26, to 1.5e-7.
 */
const shareBelow = Float32Array.from({ length: 2 * geluEdge * geluSteps + 2 }, (_, at) => {
  const x = (at / geluSteps - geluEdge) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-x * x)
  return x < 0 ? tail / 2 : 1 - tail / 2
})

function gelu(x: number): number {
  if (x <= -geluEdge) return 0
  if (x >= geluEdge) return x
  const place = (x + geluEdge) * geluSteps
  const at = Math.floor(place)
  const below = shareBelow[at] as number
  return x * (below + ((shareBelow[at + 1] as number) - below) * (place - at))
}
