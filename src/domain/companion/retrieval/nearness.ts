import { bytesOf, lengthOf, type Meaning } from '#domain/meaning/vectors.ts'
import { type NearnessHead, nearnessTable } from './nearness-table.ts'

/** What a direction along a vector of length 1 is worth. */
const alongBy = 5

class Head {
  readonly #head: NearnessHead
  readonly #none: Int8Array
  readonly #line: Int8Array

  constructor(head: NearnessHead) {
    this.#head = head
    const [none, line] = [head.none, head.line].map(({ bytes }) =>
      Int8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)),
    ) as [Int8Array, Int8Array]
    this.#none = none
    this.#line = line
  }

  /** The log-odds of none, by which those of a line are less. */
  none(message: Meaning): number {
    const { none, bias } = this.#head
    return (alongBy * none.step * dot(this.#none, message)) / lengthOf(message) + bias
  }

  /** What a line is worth beside a message. */
  line(message: Meaning, line: Meaning): number {
    const { scale, line: along } = this.#head
    const near = (scale * dot(message, line)) / lengthOf(message)
    return (near + alongBy * along.step * dot(this.#line, line)) / lengthOf(line)
  }

  /** A vector to which lines are the nearer the more they are worth. */
  query(message: Meaning): Meaning | null {
    const { scale, line } = this.#head
    const by = scale / lengthOf(message)
    return bytesOf(
      Float32Array.from(message, (one, at) => by * one + alongBy * line.step * (this.#line[at] as number)),
    )
  }

  /** What a cosine is worth. */
  cosine = (cosine: number): number => this.#head.scale * cosine
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

const made = new Map<keyof typeof nearnessTable, Head>()

/** How near the vectors of lines have to be to that of a message, as it is learned with the encoder. */
export function nearness(of: keyof typeof nearnessTable): Head {
  const head = made.get(of) ?? new Head(nearnessTable[of])
  made.set(of, head)
  return head
}
