import type { MeaningIndex } from './meaning-index.ts'
import { type Meaning, vectorLength } from './vectors.ts'

const unit = 127

/** A vector in the direction of one number. */
export function axis(at: number): Meaning {
  const vector = new Int8Array(vectorLength)
  vector[at] = unit
  return vector
}

/** A vector with this cosine to `axis(0)`, leaning to another axis otherwise. */
export function leaning(cosine: number, to = 1): Meaning {
  const vector = new Int8Array(vectorLength)
  vector[0] = Math.round(unit * cosine)
  vector[to] = Math.round(unit * Math.sqrt(1 - cosine * cosine))
  return vector
}

/** Keeps a page whose passages are of these vectors: `[start, end, vector]`. */
export function putPage(
  index: MeaningIndex,
  uid: string,
  ...passages: readonly (readonly [number, number, Meaning])[]
): void {
  index.put(
    uid,
    passages.map(([start, end, vector]) => ({ uid, start, end, vector })),
  )
}
