import { expect, test } from 'vitest'
import { assembledKernel } from '../../../scripts/build/assemble-kernel.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import { type MatrixKernel, panelColumns, plainKernel, simdKernel } from './kernel.ts'
import { kernelBytes } from './kernel-bytes.ts'

const fast = simdKernel() ?? expect.unreachable('this engine has no SIMD')
const both = [fast, plainKernel()]
const chance = seededRandom(5)

test('the bytes of the kernel are those of its text', async () => {
  expect(await assembledKernel()).toBe(kernelBytes)
})

/** Rows of a result that begins behind what is multiplied, `stride` floats apart. */
function wholeProduct(kernel: MatrixKernel, rows: number, left: Int16Array, columns: readonly Int8Array[]) {
  const inner = left.length / rows
  const room = Math.ceil(rows / 4) * 4
  const [columnsAt, stride] = [room * inner * 2, columns.length + 3]
  const resultAt = (columnsAt + columns.length * inner) / 4
  const { floats, shorts, bytes } = kernel.reserve((resultAt + room * stride) * 4)
  shorts.set(left)
  for (const [at, column] of columns.entries()) bytes.set(column, columnsAt + at * inner)
  kernel.multiplyWhole(0, columnsAt, { at: resultAt, stride }, { rows, inner, columns: columns.length })
  return Array.from({ length: rows }, (_, row) =>
    Array.from(floats.subarray(resultAt + row * stride, resultAt + row * stride + columns.length)),
  )
}

const byHand = (rows: number, left: Int16Array, columns: readonly Int8Array[]): number[][] => {
  const inner = left.length / rows
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column) =>
      Math.fround(column.reduce((sum, byte, at) => sum + byte * (left[row * inner + at] ?? 0), 0)),
    ),
  )
}

test('a product of whole numbers is exact, with SIMD and without, for any number of rows', () => {
  for (const [rows, inner, columnCount] of [
    [1, 8, 2],
    [3, 64, 6],
    [4, 384, 8],
    [9, 384, 4],
  ] as const) {
    const left = Int16Array.from({ length: rows * inner }, () => Math.round((chance() - 0.5) * 16_382))
    const columns = Array.from({ length: columnCount }, () =>
      Int8Array.from({ length: inner }, () => Math.round((chance() - 0.5) * 254)),
    )
    for (const kernel of both)
      expect(wholeProduct(kernel, rows, left, columns)).toEqual(byHand(rows, left, columns))
  }
})

test('the greatest numbers that a layer may have do not run over', () => {
  const [inner, rows] = [1_536, 4]
  const left = new Int16Array(rows * inner).fill(8_191)
  const columns = [127, -127].map((byte) => new Int8Array(inner).fill(byte))
  const most = Math.fround(8_191 * 127 * inner)
  for (const kernel of both)
    expect(wholeProduct(kernel, rows, left, columns)).toEqual(Array(rows).fill([most, -most]))
})

test('a product of floats is the same with SIMD and without', () => {
  const { rows, inner, columns } = { rows: 5, inner: 32, columns: 16 }
  const numbers = Array.from({ length: 8 * inner + columns * inner }, () => chance() - 0.5)
  const [one, other] = both.map((kernel) => {
    const at = numbers.length
    const { floats } = kernel.reserve((at + 8 * columns) * 4)
    floats.set(numbers)
    const panelsAt = 8 * inner
    kernel.multiply({ at: 0, stride: inner }, panelsAt, { at, stride: columns }, { rows, inner, columns })
    return Array.from(floats.subarray(at, at + rows * columns))
  })
  for (const [at, number] of (one ?? []).entries()) expect(number).toBeCloseTo(other?.[at] ?? 9, 4)
  const [row, column] = [3, 9]
  const panel = 8 * inner + (column - (column % panelColumns)) * inner + (column % panelColumns)
  const expected = Array.from({ length: inner }).reduce<number>(
    (sum, _, at) => sum + (numbers[row * inner + at] ?? 0) * (numbers[panel + at * panelColumns] ?? 0),
    0,
  )
  expect(one?.[row * columns + column]).toBeCloseTo(expected, 4)
})
