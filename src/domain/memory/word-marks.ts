/** 16 words of 32 bits: an entry of 120 words sets one in six of them. */
const size = 16

const bitOf = (word: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (size * 32 - 1)
}

/** Which words a text may hold, in 64 bytes. */
export type WordMarks = Uint32Array

export function marksOf(words: Iterable<string>): WordMarks {
  const marks = new Uint32Array(size)
  for (const word of words) {
    const bit = bitOf(word)
    marks[bit >> 5] = (marks[bit >> 5] ?? 0) | (1 << (bit & 31))
  }
  return marks
}

/** Whether one of the words was marked, or one that looks like it; false is certain. */
export const mayHold = (marks: WordMarks, words: Iterable<string>): boolean => {
  for (const word of words) {
    const bit = bitOf(word)
    if (((marks[bit >> 5] ?? 0) >>> (bit & 31)) & 1) return true
  }
  return false
}
