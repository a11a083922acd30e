import { kernelInstance } from './kernel-instance.ts'

/** Columns in a panel. */
export const panelColumns = 8

export const upTo = (count: number, multiple: number): number => Math.ceil(count / multiple) * multiple

/** A matrix of floats in the kernel's memory: where it begins, and how far its rows are apart, in floats. */
export interface Area {
  readonly at: number
  readonly stride: number
}

export interface Sizes {
  readonly rows: number
  readonly inner: number
  readonly columns: number
}

/** The same memory as floats, as numbers of 16 bits, and as bytes. */
export interface KernelMemory {
  readonly floats: Float32Array
  readonly shorts: Int16Array
  readonly bytes: Int8Array
}

/** Multiplies matrices in a memory of its own. Rows are reckoned up to the next multiple of four: an area must have room for them. */
export interface MatrixKernel {
  readonly isFast: boolean
  /** A memory of so many bytes, all 0. To be asked for once, before anything is multiplied. */
  reserve(bytes: number): KernelMemory
  /** Floats. The right matrix lies in panels of eight columns, each row by row; columns are reckoned up to the next multiple of eight. */
  multiply(left: Area, panelsAt: number, result: Area, sizes: Sizes): void
  /**
   * Numbers of 16 bits, row by row, with signed bytes, column by column: all whole, and exact as long as a sum stays below 2^31. Where both begin is counted in
   * numbers. `inner` is a multiple of eight, `columns` of two.
   */
  multiplyWhole(leftAt: number, columnsAt: number, result: Area, sizes: Sizes): void
}

const viewsOf = (buffer: ArrayBuffer): KernelMemory => ({
  floats: new Float32Array(buffer),
  shorts: new Int16Array(buffer),
  bytes: new Int8Array(buffer),
})

/** In plain JavaScript: for where there is no SIMD, many times slower. */
export function plainKernel(): MatrixKernel {
  let memory = viewsOf(new ArrayBuffer(0))
  return {
    isFast: false,
    reserve(bytes) {
      memory = viewsOf(new ArrayBuffer(upTo(bytes, 4)))
      return memory
    },
    multiply(left, panelsAt, result, { rows, inner, columns }) {
      const { floats } = memory
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          let from = panelsAt + (column - (column % panelColumns)) * inner + (column % panelColumns)
          let sum = 0
          for (let at = 0; at < inner; at++, from += panelColumns)
            sum += (floats[left.at + row * left.stride + at] as number) * (floats[from] as number)
          floats[result.at + row * result.stride + column] = sum
        }
    },
    multiplyWhole(leftAt, columnsAt, result, { rows, inner, columns }) {
      const { floats, shorts, bytes } = memory
      for (let row = 0; row < rows; row += 4) {
        const a = leftAt + row * inner
        const [b, c, d] = [a + inner, a + 2 * inner, a + 3 * inner]
        for (let column = 0; column < columns; column++) {
          const right = columnsAt + column * inner
          let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0]
          for (let at = 0; at < inner; at++) {
            const byte = bytes[right + at] as number
            sumA = (sumA + Math.imul(shorts[a + at] as number, byte)) | 0
            sumB = (sumB + Math.imul(shorts[b + at] as number, byte)) | 0
            sumC = (sumC + Math.imul(shorts[c + at] as number, byte)) | 0
            sumD = (sumD + Math.imul(shorts[d + at] as number, byte)) | 0
          }
          let into = result.at + row * result.stride + column
          for (const sum of [sumA, sumB, sumC, sumD]) {
            floats[into] = sum
            into += result.stride
          }
        }
      }
    },
  }
}

const [floatBytes, shortBytes] = [4, 2]

/** By the instructions of WebAssembly that work on several numbers at once; null where this engine has none. */
export function simdKernel(): MatrixKernel | null {
  const kernel = kernelInstance()
  if (!kernel) return null
  return {
    isFast: true,
    reserve: (bytes) => viewsOf(kernel.reserve(bytes)),
    multiply: (left, panelsAt, result, { rows, inner, columns }) =>
      kernel.multiply(
        left.at * floatBytes,
        left.stride * floatBytes,
        panelsAt * floatBytes,
        result.at * floatBytes,
        result.stride * floatBytes,
        rows,
        inner,
        columns,
      ),
    multiplyWhole: (leftAt, columnsAt, result, { rows, inner, columns }) =>
      kernel.multiplyWhole(
        leftAt * shortBytes,
        columnsAt,
        result.at * floatBytes,
        result.stride * floatBytes,
        rows,
        inner,
        columns,
      ),
  }
}
