import { kernelInstance } from './kernel-instance.ts'

/** Columns in a panel. */
export const panelColumns = 8

export const upTo = (count: number, multiple: number): number => Math.ceil(count / multiple) * multiple

/** A matrix in the kernel's memory: where it begins, and how far its rows are apart, in floats. */
export interface Area {
  readonly at: number
  readonly stride: number
}

export interface Sizes {
  readonly rows: number
  readonly inner: number
  readonly columns: number
}

/**
 * Multiplies matrices in a memory of its own. The right one lies in panels of eight columns, each row by row. Rows and columns are reckoned up to the next
 * multiple of four and eight: an area must have room for them.
 */
export interface MatrixKernel {
  readonly isFast: boolean
  /** A memory of so many floats, all 0. To be asked for once, before anything is multiplied. */
  reserve(floats: number): Float32Array
  multiply(left: Area, panelsAt: number, result: Area, sizes: Sizes): void
}

/** In plain JavaScript: for where there is no SIMD, about six times slower. */
export function plainKernel(): MatrixKernel {
  let memory = new Float32Array(0)
  return {
    isFast: false,
    reserve(floats) {
      memory = new Float32Array(floats)
      return memory
    },
    multiply(left, panelsAt, result, { rows, inner, columns }) {
      for (let column = 0; column < columns; column += panelColumns)
        for (let row = 0; row < rows; row++)
          rowByPanel(
            memory,
            { a: left.at + row * left.stride, panel: panelsAt + column * inner, inner },
            result.at + row * result.stride + column,
          )
    },
  }
}

interface RowAndPanel {
  readonly a: number
  readonly panel: number
  readonly inner: number
}

function rowByPanel(memory: Float32Array, { a, panel, inner }: RowAndPanel, out: number): void {
  let [c0, c1, c2, c3, c4, c5, c6, c7] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let at = 0, from = panel; at < inner; at++, from += panelColumns) {
    const x = memory[a + at] as number
    c0 += x * (memory[from] as number)
    c1 += x * (memory[from + 1] as number)
    c2 += x * (memory[from + 2] as number)
    c3 += x * (memory[from + 3] as number)
    c4 += x * (memory[from + 4] as number)
    c5 += x * (memory[from + 5] as number)
    c6 += x * (memory[from + 6] as number)
    c7 += x * (memory[from + 7] as number)
  }
  memory[out] = c0
  memory[out + 1] = c1
  memory[out + 2] = c2
  memory[out + 3] = c3
  memory[out + 4] = c4
  memory[out + 5] = c5
  memory[out + 6] = c6
  memory[out + 7] = c7
}

const floatBytes = 4

/** By the instructions of WebAssembly that work on four floats at once; null where this engine has none. */
export function simdKernel(): MatrixKernel | null {
  const kernel = kernelInstance()
  if (!kernel) return null
  return {
    isFast: true,
    reserve: (floats) => new Float32Array(kernel.reserve(floats * floatBytes), 0, floats),
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
  }
}
