const [unknown, begin, end] = ['[UNK]', '[CLS]', '[SEP]']
/** What stands before a piece that goes on with a word. */
const goesOn = '##'
/** A longer word is unknown. */
const longestWord = 100
/** Of a longer text no more is cut. */
const mostUnits = 20_000

const han = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2ceaf}\u{2f800}-\u{2fa1f}]/gu
/** Words, and signs one by one: punctuation, and what else of ASCII is no letter and no figure. */
const wordOrSign = /[^\s\p{P}$+<=>^`|~]+|[\p{P}$+<=>^`|~]/gu
const marks = /\p{Mn}/gu
const controls = /[^\P{C}\t\n\r]|\ufffd/gu

/**
 * Cuts texts into the pieces of a vocabulary, each word by the longest piece that it begins with (Wu et al., 2016, "Google's Neural Machine Translation
 * System"): WordPiece as BERT does it, in small letters without accents.
 */
export class Tokenizer {
  readonly #ids: ReadonlyMap<string, number>

  /** `pieces` in the order of their ids. */
  constructor(pieces: readonly string[]) {
    this.#ids = new Map(pieces.map((piece, id) => [piece, id]))
  }

  /** The ids of a text's first pieces between those that begin and end a text, `most` at the most with these; empty for a text without a word or a sign. */
  pieces(text: string, most: number): number[] {
    const plain = text
      .slice(0, mostUnits)
      .replace(controls, '')
      .replace(han, ' $& ')
      .normalize('NFD')
      .replace(marks, '')
      .toLowerCase()
    const found: number[] = []
    for (const [word] of plain.matchAll(wordOrSign)) {
      found.push(...this.#piecesOf(word))
      if (found.length >= most - 2) break
    }
    return found.length === 0 ? [] : [this.#id(begin), ...found.slice(0, most - 2), this.#id(end)]
  }

  #id(piece: string): number {
    const id = this.#ids.get(piece)
    if (id === undefined) throw new Error(`The vocabulary lacks ${piece}`)
    return id
  }

  #piecesOf(word: string): number[] {
    const signs = [...word]
    const found: number[] = []
    for (let start = 0; start < signs.length; ) {
      const head = start > 0 ? goesOn : ''
      let stop = signs.length <= longestWord ? signs.length : start
      while (stop > start && !this.#ids.has(head + signs.slice(start, stop).join(''))) stop--
      if (stop === start) return [this.#id(unknown)]
      found.push(this.#id(head + signs.slice(start, stop).join('')))
      start = stop
    }
    return found
  }
}
