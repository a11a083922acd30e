import { everydayWords } from '#domain/text/stopwords.ts'
import { isStopword } from '#domain/text/text.ts'
import { foldWord, isUnspaced } from './search-words.ts'

const everyday: ReadonlySet<string> = new Set(everydayWords)

interface Spelled {
  readonly id: number
  readonly isCapital: boolean
  /** Its stem as a number; -1: it tells nothing by itself. */
  readonly stem: number
  /** Of a script that puts no spaces between words. */
  readonly isUnspaced: boolean
}

/** What is counted of a word: pages where it has a capital, and those where it has one though no sentence begins there. */
export type Counted = 'capitals' | 'names'

/** Words as numbers from 1 on. A word once met keeps its number; one that stands on no page any more counts as unknown. */
export class Vocabulary {
  readonly #spelled = new Map<string, Spelled>()
  readonly #idOf = new Map<string, number>()
  readonly #words: string[] = ['']
  readonly #spellings: string[] = ['']
  readonly #stems: number[] = [-1]
  readonly #counts: Readonly<Record<Counted, number[]>> = { capitals: [0], names: [0] }
  /** By id: the slots of its pages, in no order. */
  readonly #slotsWith: number[][] = [[]]
  readonly #stemOf: (word: string) => number

  /** `stemOf`: the stem of a word as a number, -1 for one that tells nothing. It is asked once for each spelling. */
  constructor(stemOf: (word: string) => number) {
    this.#stemOf = stemOf
  }

  /** Ids are smaller than this. */
  get size(): number {
    return this.#words.length
  }

  /** A word as it is written, new or known. */
  meet(raw: string): Spelled {
    const known = this.#spelled.get(raw)
    if (known) return known
    const folded = foldWord(raw)
    const small = raw.toLowerCase()
    const stem = this.#stemOf(raw)
    let id = this.#idOf.get(folded)
    if (id === undefined) {
      id = this.#words.push(folded) - 1
      this.#idOf.set(folded, id)
      this.#spellings.push(raw)
      this.#stems.push(stem)
      this.#slotsWith.push([])
      for (const counts of Object.values(this.#counts)) counts.push(0)
    } else if (raw === small) this.#spellings[id] = raw
    const isCapital = !raw.startsWith(small.charAt(0))
    const spelled = { id, isCapital, stem, isUnspaced: isUnspaced(raw) }
    this.#spelled.set(raw, spelled)
    return spelled
  }

  count(what: Counted, id: number, by: number): void {
    const counts = this.#counts[what]
    counts[id] = (counts[id] ?? 0) + by
  }

  /** The slots of the pages that a word stands on. */
  slotsWith(id: number): readonly number[] {
    return this.#slotsWith[id] ?? []
  }

  /** Notes that a word stands on a page that it was not known to stand on. */
  post(id: number, slot: number): void {
    this.#slotsWith[id]?.push(slot)
  }

  /** Notes that a word stands on a page no more. */
  unpost(id: number, slot: number): void {
    const slots = this.#slotsWith[id] ?? []
    const at = slots.lastIndexOf(slot)
    const last = slots.pop()
    if (at >= 0 && at < slots.length && last !== undefined) slots[at] = last
  }

  /** The folded word of an id. */
  word(id: number): string {
    return this.#words[id] ?? ''
  }

  /** How it is written: in small letters where that ever happened. */
  spelling(id: number): string {
    return this.#spellings[id] ?? ''
  }

  /** The stem of a word as a number; -1: it tells nothing by itself. */
  stemOf(id: number): number {
    return this.#stems[id] ?? -1
  }

  pagesWith(id: number): number {
    return this.#slotsWith[id]?.length ?? 0
  }

  /** The id of a folded word that stands on a page. */
  idOf(folded: string): number | undefined {
    const id = this.#idOf.get(folded)
    return id !== undefined && this.pagesWith(id) > 0 ? id : undefined
  }

  /** The ids of all words on pages that begin with some letters. */
  idsBeginning(letters: string): number[] {
    const ids: number[] = []
    const words = this.#words
    for (let id = 1; id < words.length; id++)
      if (words[id]?.startsWith(letters) && this.pagesWith(id) > 0) ids.push(id)
    return ids
  }

  /** True for a word that has a capital on most of its pages, and on one of them where no sentence begins. */
  isName(id: number): boolean {
    const { capitals, names } = this.#counts
    if (!names[id] || (capitals[id] ?? 0) * 2 < this.pagesWith(id)) return false
    const word = this.word(id)
    return !isStopword(word) && !everyday.has(word)
  }
}
