import type { RatingScale } from '../rating-words.ts'
import { hasPhoto, type SearchedEntry, searchTopics } from './page-facts.ts'
import { eachWord, withoutTargets } from './search-words.ts'
import { Vocabulary } from './vocabulary.ts'

/** Stands between title and text, so that no run of words reaches from one into the other. */
const boundary = 0

/** A page in the index. */
export interface IndexedPage {
  readonly uid: string
  /** Its place in the index, for as long as it is in it. */
  readonly slot: number
  readonly entry: SearchedEntry
  /** Instant of the entry, ms since 1970. */
  readonly atMs: number
  /** The ids of all its words, in order. */
  readonly ids: Uint32Array
  /** Its topics: search key to spelling. */
  readonly topics: ReadonlyMap<string, string>
  readonly hasPhoto: boolean
  /** Ids of words with a capital, and whether one of them stands where no sentence begins. */
  readonly capitals: ReadonlyMap<number, boolean>
}

/**
 * The words of all pages as numbers, and for every word its pages; kept up to date one page at a time. Instants and ratings lie in columns, so
 * that a search over ten thousand pages reads little memory.
 */
export class PageIndex {
  readonly vocabulary = new Vocabulary()
  readonly #slots = new Map<string, number>()
  readonly #pages: (IndexedPage | undefined)[] = []
  readonly #free: number[] = []
  /** By id of a word: the slots of its pages, in no order. */
  readonly #postings: number[][] = [[]]
  readonly #topics = new Map<string, { spelling: string; count: number }>()
  /** By slot: instants (ms); ratings, 0 for one that was never given. */
  readonly atMs: number[] = []
  readonly ratings: Readonly<Record<RatingScale, number[]>> = { mood: [], energy: [], stress: [] }
  #reading: number[] = []

  get pageCount(): number {
    return this.#slots.size
  }

  /** Slots are smaller than this. */
  get slotCount(): number {
    return this.#pages.length
  }

  get(uid: string): IndexedPage | undefined {
    return this.at(this.#slots.get(uid) ?? -1)
  }

  at(slot: number): IndexedPage | undefined {
    return this.#pages[slot]
  }

  /** All slots that hold a page, ascending. */
  slots(): Uint32Array {
    return Uint32Array.from(this.#slots.values()).sort()
  }

  /** The slots of the pages that a word stands on. */
  slotsWith(id: number): readonly number[] {
    return this.#postings[id] ?? []
  }

  /** All topics with their spelling, and on how many pages they are. */
  topics(): ReadonlyMap<string, { readonly spelling: string; readonly count: number }> {
    return this.#topics
  }

  /** Adds a page, or replaces it. */
  put(uid: string, entry: SearchedEntry): void {
    this.remove(uid)
    const slot = this.#free.pop() ?? this.#pages.length
    const capitals = new Map<number, boolean>()
    this.#reading = []
    this.#read(entry.title, capitals)
    this.#reading.push(boundary)
    this.#read(withoutTargets(entry.content), capitals)
    const page = {
      uid,
      slot,
      entry,
      atMs: Date.parse(entry.createdAt),
      ids: Uint32Array.from(this.#reading),
      topics: searchTopics(entry),
      hasPhoto: hasPhoto(entry),
      capitals,
    }
    this.#pages[slot] = page
    this.#slots.set(uid, slot)
    this.atMs[slot] = page.atMs
    for (const [scale, column] of Object.entries(this.ratings))
      column[slot] = entry[scale as RatingScale] ?? 0
    for (const id of new Set(page.ids)) this.#post(id, slot)
    this.#count(page, 1)
  }

  /** Takes a page out; nothing happens when it is not there. */
  remove(uid: string): void {
    const page = this.get(uid)
    if (!page) return
    for (const id of new Set(page.ids)) this.#unpost(id, page.slot)
    this.#count(page, -1)
    this.#pages[page.slot] = undefined
    this.#slots.delete(uid)
    this.#free.push(page.slot)
  }

  #read(text: string, capitals: Map<number, boolean>): void {
    eachWord(text, (from, to) => {
      const { id, isCapital } = this.vocabulary.meet(text.slice(from, to))
      this.#reading.push(id)
      if (isCapital && to - from > 1) capitals.set(id, capitals.get(id) || !beginsSentence(text, from))
    })
  }

  #post(id: number, slot: number): void {
    const postings = this.#postings[id]
    if (postings) postings.push(slot)
    else this.#postings[id] = [slot]
  }

  #unpost(id: number, slot: number): void {
    const postings = this.#postings[id] ?? []
    const at = postings.lastIndexOf(slot)
    const last = postings.pop()
    if (at >= 0 && at < postings.length && last !== undefined) postings[at] = last
  }

  #count(page: IndexedPage, by: 1 | -1): void {
    for (const id of new Set(page.ids)) this.vocabulary.count('pages', id, by)
    for (const [id, isName] of page.capitals) {
      this.vocabulary.count('capitals', id, by)
      if (isName) this.vocabulary.count('names', id, by)
    }
    for (const [key, spelling] of page.topics) {
      const known = this.#topics.get(key)
      const count = (known?.count ?? 0) + by
      if (count > 0) this.#topics.set(key, { spelling: known?.spelling ?? spelling, count })
      else this.#topics.delete(key)
    }
  }
}

const endings = '.!?:;…\n"“”(*_->#'

/** True where a capital says nothing: at the beginning of a text, a line or a sentence, or behind a quote. */
function beginsSentence(text: string, from: number): boolean {
  let at = from - 1
  while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--
  return at < 0 || endings.includes(text.charAt(at))
}
