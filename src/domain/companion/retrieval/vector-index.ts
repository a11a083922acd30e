/** Where a passage stands. `start` is its place in the entry's content. */
export interface PassageRef {
  readonly entryUid: string
  readonly start: number
}

/**
 * Somebody who turns texts into vectors by meaning: a provider that the person has allowed to read them, or a model on their own machine.
 * All vectors of one model have the same length. Rejects when it cannot be reached or the signal aborts.
 */
export interface Embedder {
  readonly model: string
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>
}

interface Kept {
  readonly start: number
  /** Of length 1. */
  readonly vector: Float32Array
}

/** Vectors of passages by entry, of one model. Finds the nearest by looking at all: a journal is small. */
export class VectorIndex {
  readonly #kept = new Map<string, readonly Kept[]>()

  /** Keeps the vectors of an entry's passages, or replaces them. Vectors without a direction are left out. */
  put(entryUid: string, passages: readonly Kept[]): void {
    const kept = passages.flatMap(({ start, vector }) => {
      const unit = unitOf(vector)
      return unit ? [{ start, vector: unit }] : []
    })
    this.#kept.set(entryUid, kept)
  }

  /** Forgets an entry; does nothing when it is not there. */
  remove(entryUid: string): void {
    this.#kept.delete(entryUid)
  }

  /** The `limit` passages of the greatest cosine to `vector`, nearest first; none below 0. */
  nearest(vector: Float32Array, limit: number): PassageRef[] {
    const asked = unitOf(vector)
    if (!asked) return []
    const found: { readonly ref: PassageRef; readonly cosine: number }[] = []
    for (const [entryUid, passages] of this.#kept)
      for (const { start, vector: one } of passages) {
        const cosine = one.length === asked.length ? dot(one, asked) : 0
        if (cosine > 0) found.push({ ref: { entryUid, start }, cosine })
      }
    return found
      .sort((a, b) => b.cosine - a.cosine)
      .slice(0, limit)
      .map(({ ref }) => ref)
  }
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0)
  return sum
}

function unitOf(vector: Float32Array): Float32Array | null {
  const length = Math.sqrt(dot(vector, vector))
  return length > 0 && Number.isFinite(length) ? vector.map((value) => value / length) : null
}
