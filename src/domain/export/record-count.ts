/** More than a journal of many years: ten of them, written in every day and talked about, come to some 80,000. */
export const mostRecords = 200_000

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openList, openObject, closeList, closeObject] = [0x5b, 0x7b, 0x5d, 0x7d]

/** Where the elements of the list of records stand: inside the outermost object, inside its list. */
const listDepth = 2

/**
 * Counts, over the bytes of a JSON text as they come, how many things the longest list in its outermost object holds. Nothing of it is kept, so that
 * a file beyond every measure is known for one before it is read.
 */
export class RecordCounter {
  #depth = 0
  #isText = false
  #isEscaped = false
  #here = 0
  #most = 0

  get count(): number {
    return Math.max(this.#most, this.#here)
  }

  take(bytes: Uint8Array): void {
    let [depth, isText, isEscaped, here] = [this.#depth, this.#isText, this.#isEscaped, this.#here]
    for (const byte of bytes) {
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === backslash) isEscaped = true
        else if (byte === quote) isText = false
      } else if (byte === quote) isText = true
      else if (byte === comma) {
        if (depth === listDepth) here++
      } else if (byte === openObject || byte === openList) {
        depth++
        if (depth === listDepth) here = 1
      } else if (byte === closeObject || byte === closeList) {
        if (depth === listDepth) this.#most = Math.max(this.#most, here)
        depth--
      }
    }
    this.#depth = depth
    this.#isText = isText
    this.#isEscaped = isEscaped
    this.#here = here
  }
}
