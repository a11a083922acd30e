import { kernelInstance } from './kernel-instance.ts'
import { type Meaning, vectorLength } from './vectors.ts'

/** Vectors one after the other, each in a slot of `vectorLength` bytes. */
export interface VectorRoom {
  /** All slots; others after `hold`. */
  readonly bytes: Int8Array
  /** Makes room for so many slots at least; what is in them stays. */
  hold(slots: number): void
  /** The dot products of a vector with what is in the first `slots`. */
  dots(asked: Meaning, slots: number): Int32Array
}

/** Room grows by as much of itself at least. */
const growth = 1.5

/** In plain JavaScript: for where there is no SIMD, many times slower. */
export function plainRoom(): VectorRoom {
  let bytes = new Int8Array(0)
  return {
    get bytes() {
      return bytes
    },
    hold(slots) {
      const needed = slots * vectorLength
      if (needed <= bytes.length) return
      const grown = new Int8Array(Math.max(needed, Math.ceil(bytes.length * growth)))
      grown.set(bytes)
      bytes = grown
    },
    dots(asked, slots) {
      const found = new Int32Array(slots)
      for (let slot = 0; slot < slots; slot++) {
        const from = slot * vectorLength
        let dot = 0
        for (let at = 0; at < vectorLength; at++) dot += (bytes[from + at] as number) * (asked[at] as number)
        found[slot] = dot
      }
      return found
    },
  }
}

/** What is asked lies before the slots, each number in two bytes. */
const askedBytes = vectorLength * Int16Array.BYTES_PER_ELEMENT

/** In the memory of the kernel; null where this engine has no SIMD. */
export function simdRoom(): VectorRoom | null {
  const kernel = kernelInstance()
  if (!kernel) return null
  let bytes = new Int8Array(0)
  return {
    get bytes() {
      return bytes
    },
    hold(slots) {
      const needed = slots * vectorLength
      if (needed <= bytes.length) return
      bytes = new Int8Array(
        kernel.reserve(askedBytes + Math.max(needed, Math.ceil(bytes.length * growth))),
        askedBytes,
      )
    },
    dots(asked, slots) {
      const found = new Int32Array(slots)
      const place = new Int16Array(kernel.reserve(askedBytes), 0, vectorLength)
      place.set(asked)
      for (let slot = 0; slot < slots; slot++) found[slot] = kernel.dot(askedBytes + slot * vectorLength)
      place.fill(0)
      return found
    },
  }
}
