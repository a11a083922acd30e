const capitalA = 65
/** Weights are kept as one printable character each: '0' is the lowest. */
const lowestCode = 48

/**
 * The words of a packed list, in order. Packed, a word is a capital letter, for how many letters it shares
 * with the word before it ('A' is none), and the rest of it; so no word holds a capital.
 */
export function unpackWords(packed: string): string[] {
  const found: string[] = []
  let before = ''
  for (const [, shared = 'A', rest = ''] of packed.matchAll(/([A-Z])([^A-Z]*)/g)) {
    before = before.slice(0, shared.charCodeAt(0) - capitalA) + rest
    found.push(before)
  }
  return found
}

/** Packs words that are in order and hold no capitals; the reverse of `unpackWords`. */
export function packWords(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      const shared = sharedLetters(before, word)
      before = word
      return String.fromCharCode(capitalA + shared) + word.slice(shared)
    })
    .join('')
}

function sharedLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length, 25)
  let at = 0
  while (at < most && one[at] === other[at]) at++
  return at
}

/** The steps of a packed row of numbers: whole numbers from `lowest` on. */
export function unpackSteps(packed: string, lowest: number): Int8Array {
  const steps = new Int8Array(packed.length)
  for (let at = 0; at < packed.length; at++) steps[at] = packed.charCodeAt(at) - lowestCode + lowest
  return steps
}

/** Packs whole numbers from `lowest` to `lowest + 78`; the reverse of `unpackSteps`. */
export function packSteps(steps: Iterable<number>, lowest: number): string {
  let packed = ''
  for (const step of steps) packed += String.fromCharCode(step - lowest + lowestCode)
  return packed
}
