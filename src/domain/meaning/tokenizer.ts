/** Pieces before this one stand for no text. */
const controlPieces = 6
const unknownPiece = 0
/** Of a longer text no more is cut. */
const mostUnits = 20_000
/** SentencePiece writes it for a space. */
const space = '\u2581'

interface Node {
  readonly next: Map<string, Node>
  /** The piece that ends here; -1: none does. */
  piece: number
}

const newNode = (): Node => ({ next: new Map(), piece: -1 })

/**
 * Cuts texts into the pieces of a vocabulary so that their log scores add up to the most: a unigram tokenizer (Kudo, 2018, "Subword Regularization") as
 * SentencePiece does it, by Viterbi.
 */
export class Tokenizer {
  readonly #root = newNode()
  readonly #scores: readonly number[]

  /** `pieces` and their log scores, in the order of their ids. */
  constructor(pieces: readonly string[], scores: readonly number[]) {
    this.#scores = scores
    for (const [id, piece] of pieces.entries()) {
      if (id < controlPieces) continue
      let node = this.#root
      for (const symbol of piece) {
        const next = node.next.get(symbol) ?? newNode()
        node.next.set(symbol, next)
        node = next
      }
      node.piece = id
    }
  }

  /** The ids of a text's first pieces, `most` at the most; a run of unknown signs is one unknown piece. Empty for an empty text. */
  pieces(text: string, most: number): number[] {
    const normal = text.normalize('NFKC')
    if (normal === '') return []
    const symbols = [...(space + normal.slice(0, mostUnits).replaceAll(' ', space))]
    return collapsed(this.#best(symbols)).slice(0, most)
  }

  /** The pieces of the best cut. */
  #best(symbols: readonly string[]): number[] {
    const worth = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY)
    const from = new Int32Array(symbols.length + 1)
    const by = new Int32Array(symbols.length + 1).fill(unknownPiece)
    worth[0] = 0
    for (let start = 0; start < symbols.length; start++) {
      const before = worth[start] as number
      if (before === Number.NEGATIVE_INFINITY) continue
      let isKnown = false
      let node = this.#root.next.get(symbols[start] as string)
      for (let end = start + 1; node; end++) {
        if (node.piece >= 0) {
          isKnown = true
          const here = before + (this.#scores[node.piece] as number)
          if (here >= (worth[end] as number)) {
            worth[end] = here
            from[end] = start
            by[end] = node.piece
          }
        }
        node = node.next.get(symbols[end] as string)
      }
      if (!isKnown && before >= (worth[start + 1] as number)) {
        worth[start + 1] = before
        from[start + 1] = start
        by[start + 1] = unknownPiece
      }
    }
    const found: number[] = []
    for (let end = symbols.length; end > 0; end = from[end] as number) found.push(by[end] as number)
    return found.reverse()
  }
}

const collapsed = (pieces: readonly number[]): number[] =>
  pieces.filter((piece, at) => piece !== unknownPiece || pieces[at - 1] !== unknownPiece)
