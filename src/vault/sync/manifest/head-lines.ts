import { toBase64 } from '#contract/base64.ts'
import { headsText } from '#contract/records.ts'
import { utf8Bytes } from '#vault/primitives/bytes.ts'

const lineOf = (uid: string, revision: number): string => headsText([{ uid, revision }])

/** Base64url of the SHA-256 of a text, without padding. */
export async function textDigest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8Bytes(text))
  return toBase64(new Uint8Array(hash)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** uid and revision of many records as sorted lines of `headsText`, kept ready so that a digest of ten thousand costs little. */
export class HeadLines {
  readonly #lines: string[]
  #isSorted = true

  constructor(lines: string[] = []) {
    this.#lines = lines
  }

  get count(): number {
    return this.#lines.length
  }

  /** A list that changes by itself. */
  copy(): HeadLines {
    this.#sort()
    return new HeadLines(this.#lines.slice())
  }

  /** Revision 0: takes the record out. */
  set(uid: string, revision: number): void {
    const at = this.#placeOf(uid)
    const isThere = this.#lines[at]?.startsWith(uid) ?? false
    if (revision > 0) this.#lines.splice(at, isThere ? 1 : 0, lineOf(uid, revision))
    else if (isThere) this.#lines.splice(at, 1)
  }

  /** Puts a record in that is not there yet; many of them are sorted once. */
  add(uid: string, revision: number): void {
    this.#lines.push(lineOf(uid, revision))
    this.#isSorted = false
  }

  /** Base64url of the SHA-256 of all lines. */
  async digest(): Promise<string> {
    this.#sort()
    return textDigest(this.#lines.join(''))
  }

  #sort(): void {
    if (!this.#isSorted) this.#lines.sort()
    this.#isSorted = true
  }

  /** Where the record stands, or would. */
  #placeOf(uid: string): number {
    this.#sort()
    let [low, high] = [0, this.#lines.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#lines[middle] ?? '') < uid) low = middle + 1
      else high = middle
    }
    return low
  }
}
