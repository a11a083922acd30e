import type { Stretch } from '../../text/find-words.ts'
import { type BlockLines, blocksOf } from './block-lines.ts'

/** Where a link leads and what its title says, from behind the bracket of its words. */
const resource =
  /\([ \t\n]*(?:(?:<(?:[^<>\n\\]|\\.)*>|(?:[^\s()\\<]|\\.)(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\([^\s()]*\))*\))*)(?:[ \t\n]+(?:(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\))[ \t\n]*)?)?)?\)/sy
const inAngles = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)>/iy
/** HTML is letters here; but nobody means what a tag or a comment says. */
const tag =
  /<(?:\/?[a-z][a-z\d-]{0,20}(?:\s{1,20}[\w:-]{1,40}(?:=(?:"[^"<>]{0,2000}"|'[^'<>]{0,2000}'|[^\s"'<>=`]{1,2000}))?){0,20}\s{0,20}\/?>|!--[^<>]{0,2000}-->)/iy
const bareAddress = /(?:https?:\/\/|www\.)(?:(?!\](?:[([\s]|$))[^\s<])*/iy
const signs = /\\.?|`+|<|!?\[|\]|https?:\/\/|www\./gis

/** A bracket that words of a link may begin behind. */
interface Opening {
  readonly isPicture: boolean
  isOff: boolean
}

/** Reads one block sign by sign; places count from its beginning. */
class PlaceReader {
  readonly found: Stretch[] = []
  readonly #text: string
  readonly #runs: CodeRuns
  readonly #openings: Opening[] = []
  #addressEnd = 0

  constructor(text: string) {
    this.#text = text
    this.#runs = new CodeRuns(text)
    signs.lastIndex = 0
    for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
      const next = this.#read(sign[0], sign.index)
      signs.lastIndex = next
    }
  }

  /** Where to read on behind a sign. */
  #read(sign: string, at: number): number {
    const end = at + sign.length
    if (sign.startsWith('\\')) return /^\\[!-/:-@[-`{-~]$/.test(sign) ? this.#put(at, end) : at + 1
    if (sign.startsWith('`')) {
      const close = this.#runs.next(sign.length, end)
      return close < 0 ? end : this.#put(at, close + sign.length)
    }
    if (sign === ']') return this.#close(end)
    if (sign === '<') return this.#readAngle(at, end)
    if (!sign.endsWith('[')) return this.#readAddress(sign, at, end)
    this.#openings.push({ isPicture: sign === '![', isOff: false })
    return end
  }

  #put(from: number, to: number): number {
    this.found.push({ from, to })
    return to
  }

  #matchAt(pattern: RegExp, at: number): number {
    pattern.lastIndex = at
    return pattern.test(this.#text) ? pattern.lastIndex : -1
  }

  #close(end: number): number {
    const opening = this.#openings.pop()
    const close = opening && !opening.isOff ? this.#matchAt(resource, end) : -1
    if (close < 0) return end
    if (!opening?.isPicture) this.#endLinks()
    return this.#put(end, close)
  }

  /** There is no link within the words of a link. */
  #endLinks(): void {
    for (const other of this.#openings.toReversed()) {
      if (other.isOff) return
      if (!other.isPicture) other.isOff = true
    }
  }

  #readAngle(at: number, end: number): number {
    const close = this.#matchAt(inAngles, at)
    if (close >= 0) return this.#put(at, close)
    const tagEnd = this.#matchAt(tag, at)
    if (tagEnd >= 0) this.#put(at, tagEnd)
    return end
  }

  #readAddress(sign: string, at: number, end: number): number {
    const before = this.#text.charAt(at - 1)
    if (at < this.#addressEnd || /[\p{L}\p{N}]/u.test(before)) return end
    this.#addressEnd = this.#put(at, this.#matchAt(bareAddress, at))
    // Elsewhere the signs in an address mean what they mean in words.
    const isRead = this.#openings.length === 0 && (!/^w/i.test(sign) || /^$|[\s(*_~[\]]/.test(before))
    return isRead ? this.#addressEnd : end
  }
}

/** The rows of backticks of a block, by their length: code ends at the next row that is as long. */
class CodeRuns {
  readonly #byLength = new Map<number, { readonly places: number[]; nth: number }>()

  constructor(text: string) {
    for (const { 0: run, index } of text.matchAll(/`+/g)) {
      const known = this.#byLength.get(run.length)
      if (known) known.places.push(index)
      else this.#byLength.set(run.length, { places: [index], nth: 0 })
    }
  }

  /** Where the next row of a length begins, asked from left to right; -1: there is none. */
  next(length: number, from: number): number {
    const runs = this.#byLength.get(length)
    if (!runs) return -1
    while ((runs.places[runs.nth] ?? Number.POSITIVE_INFINITY) < from) runs.nth++
    return runs.places[runs.nth] ?? -1
  }
}

/** The places of a block in the text: its lines lie apart there. */
function* placedIn(text: string, lines: BlockLines): Iterable<Stretch> {
  const joined = lines.map(({ from, to }) => text.slice(from, to)).join('\n')
  let start = 0
  const starts = lines.map(({ from, to }) => {
    const at = start
    start += to - from + 1
    return { at, from, end: at + to - from }
  })
  let nth = 0
  for (const place of new PlaceReader(joined).found) {
    while ((starts[nth]?.end ?? place.from) < place.from) nth++
    for (let on = nth; on < starts.length; on++) {
      const line = starts[on]
      if (!line || line.at >= place.to) break
      const from = Math.max(place.from, line.at)
      const to = Math.min(place.to, line.end)
      if (from < to) yield { from: line.from + from - line.at, to: line.from + to - line.at }
    }
  }
}

/** What may be code, an address, or an escaped sign. */
const anySign = /[`\\<]|~~~|\]\(|:\/\/|www\./i

/**
 * Where a text has letters that are no words of its writer's: code, addresses, escaped signs. In the order of the text, as the reading view reads it
 * (`read-text.ts` holds that to the tree); without a tree, which would take a long journal seconds.
 */
export function wordlessPlaces(text: string): Stretch[] {
  if (!anySign.test(text)) return []
  const { words, code } = blocksOf(text)
  const found = [...code]
  for (const lines of words) found.push(...placedIn(text, lines))
  return found.sort((a, b) => a.from - b.from)
}
