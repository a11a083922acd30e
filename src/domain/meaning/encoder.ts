import type { EncoderWeights, Matrix, MatrixName, VectorName } from './encoder-weights.ts'
import { type Area, type MatrixKernel, panelColumns, plainKernel, upTo } from './kernel.ts'
import { readModelFile } from './model-file.ts'
import { Tokenizer } from './tokenizer.ts'
import { bytesOf, type Meaning, type MeaningEncoder, vectorLength } from './vectors.ts'

const mostPieces = 128
const heads = 4
/** Numbers a piece goes in with, has in between, and has within a feed-forward layer. */
const narrow = 256
const wide = 512
const grown = 1_536
const epsilon = 1e-6
/** Wavelengths of the timing signal go up to this (Vaswani et al., 2017, "Attention Is All You Need"). */
const longestWave = 10_000

interface Layer {
  readonly width: number
  readonly attend: MatrixName
  readonly gather: MatrixName
  readonly grow: MatrixName
  readonly shrink: MatrixName
  readonly norms: readonly [VectorName, VectorName, VectorName, VectorName]
}

const layers: readonly Layer[] = [
  {
    width: narrow,
    ...{ attend: 'attend0', gather: 'gather0', grow: 'grow0', shrink: 'shrink0' },
    norms: ['scale0', 'offset0', 'scale0b', 'offset0b'],
  },
  {
    width: wide,
    ...{ attend: 'attend1', gather: 'gather1', grow: 'grow1', shrink: 'shrink1' },
    norms: ['scale1', 'offset1', 'scale1b', 'offset1b'],
  },
]

/** The encoder of a file that `npm run build` packs (scripts/build/pack-meaning.ts). Takes about 30 MB. Throws where it is not such a file. */
export const loadEncoder = (file: Uint8Array<ArrayBuffer>, kernel?: MatrixKernel | null): MeaningEncoder =>
  new SentenceEncoder(readModelFile(file), kernel ?? plainKernel())

/**
 * The Universal Sentence Encoder Lite: two layers of a transformer over the pieces of a text, each normalized before it attends and before it is fed forward,
 * then the mean over the pieces, and one dense layer. Texts go through one at a time.
 */
export class SentenceEncoder implements MeaningEncoder {
  readonly #weights: EncoderWeights
  readonly #kernel: MatrixKernel
  readonly #tokenizer: Tokenizer
  readonly #memory: Float32Array
  readonly #panels = new Map<MatrixName, number>()
  #reserved = 0
  readonly #state = this.#area(wide)
  readonly #input = this.#area(wide)
  readonly #attended = this.#area(grown)
  readonly #result = this.#area(wide)
  readonly #scores = this.#area(mostPieces)
  readonly #headPanels = this.#reserve(mostPieces * (wide / heads))

  constructor(weights: EncoderWeights, kernel: MatrixKernel) {
    this.#weights = weights
    this.#kernel = kernel
    this.#tokenizer = new Tokenizer(weights.pieces, weights.scores)
    for (const [name, { rows, columns }] of Object.entries(weights.matrices))
      this.#panels.set(name as MatrixName, this.#reserve(rows * columns))
    this.#memory = kernel.reserve(this.#reserved)
    for (const [name, matrix] of Object.entries(weights.matrices)) this.#keep(name as MatrixName, matrix)
  }

  #reserve(floats: number): number {
    const at = this.#reserved
    this.#reserved += upTo(floats, panelColumns)
    return at
  }

  #area(stride: number): Area {
    return { at: this.#reserve(mostPieces * stride), stride }
  }

  #keep(name: MatrixName, matrix: Matrix): void {
    const at = this.#panels.get(name) as number
    const { rows, columns } = matrix
    for (let column = 0; column < columns; column++) {
      const panel = at + Math.floor(column / panelColumns) * panelColumns * rows + (column % panelColumns)
      for (let row = 0; row < rows; row++)
        this.#memory[panel + row * panelColumns] = matrix.number(row * columns + column)
    }
  }

  encode(text: string): Meaning | null {
    const vector = this.vector(text)
    return vector && bytesOf(vector)
  }

  /** The vector of a text as floats, of length 1; null where there is nothing to read. */
  vector(text: string): Float32Array | null {
    const pieces = this.#tokenizer.pieces(text.trim(), mostPieces)
    if (pieces.length === 0) return null
    const count = pieces.length
    this.#embed(pieces)
    for (const [at, layer] of layers.entries()) {
      this.#attend(layer, count)
      if (at === 0) this.#multiply('widen', this.#state, this.#input, count)
      this.#sum(this.#result, at === 0 ? this.#input : this.#state, count)
      this.#grow(layer, count)
      if (at === 0) this.#shrink(layer.shrink, count)
    }
    return this.#last(count)
  }

  /** What is embedded enters twice, once with the timing signal. */
  #embed(pieces: readonly number[]): void {
    const { embedding } = this.#weights
    const half = narrow / 2
    for (const [position, piece] of pieces.entries()) {
      const row = this.#state.at + position * this.#state.stride
      for (let at = 0; at < narrow; at++) {
        const wave = position * longestWave ** (-(at % half) / (half - 1))
        const timing = at < half ? Math.sin(wave) : Math.cos(wave)
        this.#memory[row + at] = 2 * embedding.number(piece * narrow + at) + timing
      }
    }
  }

  /** The attention of a layer: state -> result, `wide` numbers a row. */
  #attend({ width, attend, gather, norms }: Layer, count: number): void {
    this.#normalize(this.#state, width, count, norms[0], norms[1])
    this.#multiply(attend, this.#input, this.#attended, count)
    const size = width / heads
    for (let head = 0; head < heads; head++) {
      const [queries, keys, values] = [0, 1, 2].map((part) => ({
        at: this.#attended.at + part * width + head * size,
        stride: this.#attended.stride,
      })) as [Area, Area, Area]
      this.#panelsOfKeys(keys, size, count)
      const columns = upTo(count, panelColumns)
      this.#kernel.multiply(queries, this.#headPanels, this.#scores, { rows: count, inner: size, columns })
      this.#softmax(count, 1 / Math.sqrt(size))
      this.#panelsOfValues(values, size, count)
      const into = { at: this.#input.at + head * size, stride: this.#input.stride }
      this.#kernel.multiply(this.#scores, this.#headPanels, into, {
        rows: count,
        inner: count,
        columns: size,
      })
    }
    this.#multiply(gather, this.#input, this.#result, count)
  }

  /** The keys of a head, a column a piece. */
  #panelsOfKeys(keys: Area, size: number, count: number): void {
    const memory = this.#memory
    for (let piece = 0; piece < upTo(count, panelColumns); piece++) {
      const column = piece % panelColumns
      const panel = this.#headPanels + (piece - column) * size + column
      const row = keys.at + piece * keys.stride
      for (let at = 0; at < size; at++)
        memory[panel + at * panelColumns] = piece < count ? (memory[row + at] as number) : 0
    }
  }

  /** The values of a head, a row a piece. */
  #panelsOfValues(values: Area, size: number, count: number): void {
    const memory = this.#memory
    for (let at = 0; at < size; at++) {
      const column = at % panelColumns
      const panel = this.#headPanels + (at - column) * count + column
      for (let piece = 0; piece < count; piece++)
        memory[panel + piece * panelColumns] = memory[values.at + piece * values.stride + at] as number
    }
  }

  #softmax(count: number, scale: number): void {
    const { at: from, stride } = this.#scores
    for (let row = 0; row < count; row++) {
      const scores = this.#memory.subarray(from + row * stride, from + row * stride + count)
      let most = Number.NEGATIVE_INFINITY
      for (const score of scores) most = Math.max(most, score)
      let sum = 0
      for (let at = 0; at < count; at++) {
        const weight = Math.exp(((scores[at] as number) - most) * scale)
        scores[at] = weight
        sum += weight
      }
      for (let at = 0; at < count; at++) scores[at] = (scores[at] as number) / sum
    }
  }

  /** The first of the two dense layers beside which the state goes through, with the ReLU behind it: state -> attended. */
  #grow({ grow, norms }: Layer, count: number): void {
    this.#normalize(this.#state, wide, count, norms[2], norms[3])
    this.#multiply(grow, this.#input, this.#attended, count)
    const { at: from, stride } = this.#attended
    for (let at = from; at < from + count * stride; at++)
      if ((this.#memory[at] as number) < 0) this.#memory[at] = 0
  }

  /** The second of them: attended -> state. */
  #shrink(name: MatrixName, count: number): void {
    this.#multiply(name, this.#attended, this.#result, count)
    this.#sum(this.#result, this.#state, count)
  }

  /** state = one + other. */
  #sum(one: Area, other: Area, count: number): void {
    const memory = this.#memory
    for (let at = 0; at < count * wide; at++)
      memory[this.#state.at + at] = (memory[one.at + at] as number) + (memory[other.at + at] as number)
  }

  /** A product with what is added to it. */
  #multiply(name: MatrixName, left: Area, result: Area, count: number): void {
    const { rows: inner, columns } = this.#weights.matrices[name]
    this.#kernel.multiply(left, this.#panels.get(name) as number, result, { rows: count, inner, columns })
    const added = this.#weights.vectors[name]
    for (let row = 0; row < count; row++) {
      const from = result.at + row * result.stride
      for (let at = 0; at < columns; at++)
        this.#memory[from + at] = (this.#memory[from + at] as number) + (added[at] as number)
    }
  }

  /** Layer normalization (Ba, Kiros and Hinton, 2016): `area` -> input. */
  #normalize(area: Area, width: number, count: number, scaleName: VectorName, offsetName: VectorName): void {
    const memory = this.#memory
    const [scale, offset] = [this.#weights.vectors[scaleName], this.#weights.vectors[offsetName]]
    for (let row = 0; row < count; row++) {
      const from = area.at + row * area.stride
      let [sum, squares] = [0, 0]
      for (let at = 0; at < width; at++) sum += memory[from + at] as number
      const mean = sum / width
      for (let at = 0; at < width; at++) squares += ((memory[from + at] as number) - mean) ** 2
      const by = 1 / Math.sqrt(squares / width + epsilon)
      const into = this.#input.at + row * this.#input.stride
      for (let at = 0; at < width; at++)
        memory[into + at] =
          ((memory[from + at] as number) - mean) * by * (scale[at] as number) + (offset[at] as number)
    }
  }

  /** The mean over the pieces, through the last dense layer, at length 1. What is linear is asked of the mean alone: a sixth of all work less. */
  #last(count: number): Float32Array {
    this.#mean(this.#attended, grown, count)
    this.#mean(this.#state, wide, count)
    this.#shrink('shrink1', 1)
    this.#multiply('last', this.#state, this.#result, 1)
    const vector = this.#memory.slice(this.#result.at, this.#result.at + vectorLength).map(Math.tanh)
    const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0))
    return vector.map((one) => one / length)
  }

  /** The mean of the rows of an area, into the first of them. */
  #mean({ at: from, stride }: Area, width: number, count: number): void {
    for (let at = from; at < from + width; at++) {
      let sum = 0
      for (let row = 0; row < count; row++) sum += this.#memory[at + row * stride] as number
      this.#memory[at] = sum / count
    }
  }
}
