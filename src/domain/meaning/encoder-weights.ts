/** Numbers in rows; `number(at)` is the one at that place, row by row. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  number(at: number): number
}

/** From what goes in (rows) to what comes out (columns). */
export const matrixNames = [
  'widen',
  'attend0',
  'gather0',
  'grow0',
  'shrink0',
  'attend1',
  'gather1',
  'grow1',
  'shrink1',
  'last',
] as const
export type MatrixName = (typeof matrixNames)[number]

/** What is added to each product, by its matrix, and scale and offset of the four normalizations. */
export const vectorNames = [
  ...matrixNames,
  ...(['scale0', 'offset0', 'scale0b', 'offset0b', 'scale1', 'offset1', 'scale1b', 'offset1b'] as const),
] as const
export type VectorName = (typeof vectorNames)[number]

/** All numbers of the Universal Sentence Encoder Lite (Cer et al., 2018, "Universal Sentence Encoder"). */
export interface EncoderWeights {
  readonly pieces: readonly string[]
  /** Log scores, by piece. */
  readonly scores: readonly number[]
  /** A row a piece. */
  readonly embedding: Matrix
  readonly matrices: Readonly<Record<MatrixName, Matrix>>
  readonly vectors: Readonly<Record<VectorName, Float32Array>>
}
