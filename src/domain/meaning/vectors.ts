/** Numbers in a vector. */
export const vectorLength = 384

const mostByte = 127

/** What a text means: a direction in `vectorLength` signed bytes. Its length says nothing. */
export type Meaning = Int8Array

/** Turns texts into vectors by what they mean. */
export interface MeaningEncoder {
  /** The vector of a text, of which the first 128 pieces are read; null where there is nothing to read. */
  encode(text: string): Meaning | null
}

/** The vector of a passage, which is content[start, end) of its entry, or of its message where it was said in a talk. */
export interface PassageMeaning {
  readonly uid: string
  readonly start: number
  readonly end: number
  readonly vector: Meaning
}

/** A vector of any length as `Meaning`; null where it has no direction. */
export function bytesOf(vector: ArrayLike<number>): Meaning | null {
  let most = 0
  for (let at = 0; at < vectorLength; at++) most = Math.max(most, Math.abs(vector[at] ?? 0))
  const scale = mostByte / most
  if (!Number.isFinite(scale)) return null
  return Int8Array.from({ length: vectorLength }, (_, at) => Math.round((vector[at] ?? 0) * scale))
}

/** The length of a vector. */
export function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0
  for (let at = 0; at < vector.length; at++) squares += (vector[at] as number) ** 2
  return Math.sqrt(squares)
}
