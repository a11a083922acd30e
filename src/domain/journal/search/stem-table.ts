import { everydayWords } from '../stopwords.ts'
import { fold, isStopword, stemOf } from '../text.ts'
import type { PageIndex } from './page-index.ts'

/**
 * Imagined pages beside the real ones, so that a journal of three pages already knows that "today" says little: an everyday word is in 40 of
 * the 200, any other in none.
 */
const priorPages = 200
const priorOfEveryday = 40

const everydayStems: ReadonlySet<string> = new Set(everydayWords.map((word) => stemOf(fold(word))))

/** The stems of an index's words as numbers, with how telling each is. */
export class StemTable {
  readonly #index: PageIndex
  readonly #idOf = new Map<string, number>()
  readonly #stems: string[] = []
  readonly #wordsOf: number[][] = []
  /** By id of a word: its stem; -1 for words that carry grammar only. */
  readonly #stemOfWord: number[] = []

  constructor(index: PageIndex) {
    this.#index = index
  }

  /** Reads the words that came since the last time. */
  update(): void {
    const { vocabulary } = this.#index
    for (let id = this.#stemOfWord.length; id < vocabulary.size; id++) {
      const word = vocabulary.word(id)
      const isGrammar = word.length < 2 || isStopword(word) || /^\d+$/.test(word)
      this.#stemOfWord.push(isGrammar ? -1 : this.#add(stemOf(word), id))
    }
  }

  get size(): number {
    return this.#stems.length
  }

  /** The stem of a word; -1: none that tells anything. */
  stemOfWord(id: number): number {
    return this.#stemOfWord[id] ?? -1
  }

  wordsOf(stem: number): readonly number[] {
    return this.#wordsOf[stem] ?? []
  }

  /** Inverse document frequency (nats), with the imagined pages counted in; a page with two forms of a stem counts twice. */
  idf(stem: number): number {
    const total = this.#index.pageCount + priorPages
    const pages = this.wordsOf(stem).reduce((sum, id) => sum + this.#index.vocabulary.pagesWith(id), 0)
    const found = Math.min(total, pages + (this.isEveryday(stem) ? priorOfEveryday : 0))
    return Math.log(1 + (total - found + 0.5) / (found + 0.5))
  }

  isEveryday(stem: number): boolean {
    return everydayStems.has(this.#stems[stem] ?? '')
  }

  #add(stem: string, word: number): number {
    let id = this.#idOf.get(stem)
    if (id === undefined) {
      id = this.#stems.push(stem) - 1
      this.#idOf.set(stem, id)
      this.#wordsOf.push([])
    }
    this.#wordsOf[id]?.push(word)
    return id
  }
}
