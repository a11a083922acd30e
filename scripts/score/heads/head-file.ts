import { join } from 'node:path'
import type { Head, Layer } from './head-network.ts'

/** Where the head is kept, from the folder of package.json on. */
export const headPath = join('data', 'meaning-heads.json')

const mostByte = 127
const digits = 5

/** A layer in signed bytes: of each row one scale, and its bytes in base 64. */
interface PackedLayer {
  readonly columns: number
  readonly biases: readonly number[]
  readonly scales: readonly number[]
  readonly bytes: string
}

/** What the file of the head holds. */
export interface HeadFile {
  readonly from: string
  readonly outputs: readonly string[]
  readonly hidden: PackedLayer
  readonly last: PackedLayer
}

const short = (value: number): number => Number(value.toPrecision(digits))

function packed({ rows, columns, weights, biases }: Layer): PackedLayer {
  const bytes = new Int8Array(weights.length)
  const scales = Array.from({ length: rows }, (_, row) => {
    const own = weights.subarray(row * columns, (row + 1) * columns)
    const scale = short(own.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / mostByte) || 1
    for (const [at, weight] of own.entries())
      bytes[row * columns + at] = Math.max(-mostByte, Math.min(mostByte, Math.round(weight / scale)))
    return scale
  })
  return {
    columns,
    biases: Array.from(biases, short),
    scales,
    bytes: Buffer.from(bytes.buffer).toString('base64'),
  }
}

function unpacked({ columns, biases, scales, bytes }: PackedLayer): Layer {
  const steps = new Int8Array(Buffer.from(bytes, 'base64'))
  return {
    ...{ rows: scales.length, columns },
    biases: Float32Array.from(biases),
    weights: Float32Array.from(steps, (step, at) => step * (scales[Math.floor(at / columns)] ?? 0)),
  }
}

/** A head as it is kept, in signed bytes. */
export const headFile = ({ hidden, last }: Head, outputs: readonly string[], from: string): HeadFile => ({
  ...{ from, outputs },
  hidden: packed(hidden),
  last: packed(last),
})

/** The head that is kept. */
export const headOf = ({ hidden, last }: HeadFile): Head => ({
  hidden: unpacked(hidden),
  last: unpacked(last),
})
