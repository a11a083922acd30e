/** Numbers in a vector. */
export const vectorLength = 512

/** The cosine of two vectors of length 1 whose numbers are signed bytes, 127 for 1. */
export const unitBytes = 127

/** What a text means: a vector of length 1 in `vectorLength` signed bytes, 127 for 1. */
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
