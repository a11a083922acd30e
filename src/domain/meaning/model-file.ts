import type { EncoderWeights, Matrix, MatrixName, VectorName } from './encoder-weights.ts'

/** First bytes of a file: "IKM1". */
const mark = 0x314d4b49
const headBytes = 8

/** Where a part of the file begins, from the end of the header. */
interface PartAt {
  readonly at: number
  readonly rows: number
  readonly columns: number
}

interface Header {
  readonly pieces: readonly string[]
  /** Log scores, by piece. */
  readonly scores: readonly number[]
  /** Signed bytes, a row a piece; then a scale a row. */
  readonly embedding: PartAt
  /** Signed bytes, row by row; then a scale a column. */
  readonly matrices: Readonly<Record<MatrixName, PartAt>>
  /** Floats. */
  readonly vectors: Readonly<Record<VectorName, PartAt>>
}

/** A row or column in signed bytes: each number is its byte times the scale. */
interface Scaled {
  readonly bytes: Int8Array
  readonly scales: Float32Array
}

/** Weights as one file: the mark, the length of the header, the header as JSON, and after it all numbers, of which floats begin at a multiple of four. */
export function writeModelFile(weights: EncoderWeights): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  const add = (part: Int8Array | Float32Array): number => {
    const [at, filled] = [length, Math.ceil(part.byteLength / 4) * 4]
    const bytes = new Uint8Array(filled)
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
    parts.push(bytes)
    length += filled
    return at
  }
  const addScaled = ({ rows, columns }: Matrix, { bytes, scales }: Scaled): PartAt => {
    const at = add(bytes)
    add(scales)
    return { at, rows, columns }
  }
  const { pieces, scores, embedding } = weights
  const header: Header = {
    pieces,
    scores: scores.map((score) => Number(score.toFixed(6))),
    embedding: addScaled(embedding, byRow(embedding)),
    matrices: mapped(weights.matrices, (matrix) => addScaled(matrix, byColumn(matrix))),
    vectors: mapped(weights.vectors, (vector) => ({ at: add(vector), rows: 1, columns: vector.length })),
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const headerLength = Math.ceil(text.length / 4) * 4
  const file = new Uint8Array(headBytes + headerLength + length)
  new Uint32Array(file.buffer, 0, 2).set([mark, headerLength])
  file.fill(0x20, headBytes, headBytes + headerLength).set(text, headBytes)
  let at = headBytes + headerLength
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Weights of a file. Throws where it is not one. */
export function readModelFile(file: Uint8Array<ArrayBuffer>): EncoderWeights {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
  const [found, headerLength = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (found !== mark) throw new Error('The file of the model is none')
  const from = headBytes + headerLength
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(headBytes, from))) as Header
  const scaled = ({ at, rows, columns }: PartAt, scaleCount: number): Scaled => {
    const start = bytes.byteOffset + from + at
    const count = rows * columns
    return {
      bytes: new Int8Array(bytes.buffer, start, count),
      scales: new Float32Array(bytes.buffer, start + Math.ceil(count / 4) * 4, scaleCount),
    }
  }
  const { pieces, scores, embedding } = header
  return {
    ...{ pieces, scores },
    embedding: matrixOf(embedding, scaled(embedding, embedding.rows), (at) =>
      Math.floor(at / embedding.columns),
    ),
    matrices: mapped(header.matrices, (part) =>
      matrixOf(part, scaled(part, part.columns), (at) => at % part.columns),
    ),
    vectors: mapped(
      header.vectors,
      ({ at, columns }) => new Float32Array(bytes.buffer, bytes.byteOffset + from + at, columns),
    ),
  }
}

/** Numbers are read where they are asked for: the embeddings of a whole vocabulary would be eight megabytes as floats. */
const matrixOf = (
  { rows, columns }: PartAt,
  { bytes, scales }: Scaled,
  scaleOf: (at: number) => number,
): Matrix => ({
  rows,
  columns,
  number: (at) => (bytes[at] as number) * (scales[scaleOf(at)] as number),
})

const mapped = <Name extends string, From, To>(
  of: Readonly<Record<Name, From>>,
  to: (one: From) => To,
): Record<Name, To> =>
  Object.fromEntries(Object.entries<From>(of).map(([name, one]) => [name, to(one)])) as Record<Name, To>

const byRow = (matrix: Matrix): Scaled =>
  scaledBy(matrix, matrix.rows, (at) => Math.floor(at / matrix.columns))
const byColumn = (matrix: Matrix): Scaled => scaledBy(matrix, matrix.columns, (at) => at % matrix.columns)

const mostByte = 127

function scaledBy(matrix: Matrix, scaleCount: number, scaleOf: (at: number) => number): Scaled {
  const count = matrix.rows * matrix.columns
  const scales = new Float32Array(scaleCount)
  for (let at = 0; at < count; at++) {
    const one = scaleOf(at)
    scales[one] = Math.max(scales[one] as number, Math.abs(matrix.number(at)) / mostByte)
  }
  const bytes = Int8Array.from({ length: count }, (_, at) =>
    Math.round(matrix.number(at) / ((scales[scaleOf(at)] as number) || 1)),
  )
  return { bytes, scales }
}
