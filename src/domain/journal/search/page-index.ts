import { type IndexedEntry, type PageInNumbers, SearchIndex } from '#domain/search/search-index.ts'
import type { RatingScale } from '../rating-words.ts'
import { isBuiltInPrompt, withoutPrompts } from '../templates/unanswered.ts'
import { hasPhoto, type SearchedEntry, searchTopics } from './page-facts.ts'

/** A page in the index. */
export interface IndexedPage extends PageInNumbers {
  readonly uid: string
  readonly entry: SearchedEntry
  /** Instant of the entry, ms since 1970. */
  readonly atMs: number
  /** Its topics: search key to spelling. */
  readonly topics: ReadonlyMap<string, string>
  readonly hasPhoto: boolean
}

/** What is known of a page beside its record: the day that it belongs to, and of its title and text what may be told as the person's own words. */
export interface PageRead {
  readonly day: string
  readonly title: string
  readonly own: string
}

/**
 * The search index of a journal with what its pages have beside words; kept up to date one page at a time. Instants and ratings lie in columns, so
 * that a search over ten thousand pages reads little memory.
 */
export class PageIndex {
  /** All words: the pages', and those that were said in talks. */
  readonly texts = new SearchIndex()
  readonly vocabulary = this.texts.vocabulary
  readonly #slots = new Map<string, number>()
  readonly #pages: (IndexedPage | undefined)[] = []
  readonly #topics = new Map<string, { spelling: string; count: number }>()
  /** By slot: instants (ms); ratings, 0 for one that was never given. */
  readonly atMs: number[] = []
  readonly ratings: Readonly<Record<RatingScale, number[]>> = { mood: [], energy: [], stress: [] }

  get pageCount(): number {
    return this.#slots.size
  }

  /** True where nothing is in it, of pages or of talks. */
  get isEmpty(): boolean {
    return this.#slots.size === 0 && this.texts.isEmpty
  }

  /** Slots are smaller than this. */
  get slotCount(): number {
    return this.texts.slotCount
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
    return this.vocabulary.slotsWith(id)
  }

  /** All topics with their spelling, and on how many pages they are. */
  topics(): ReadonlyMap<string, { readonly spelling: string; readonly count: number }> {
    return this.#topics
  }

  /** Adds a page, or replaces it. */
  put(uid: string, entry: SearchedEntry, read: PageRead = plainly(entry)): void {
    this.remove(uid)
    const { createdAt } = entry
    const text: IndexedEntry = { uid, title: read.title, content: read.own, createdAt, day: read.day }
    const numbers = this.texts.put(text, entry)
    const page: IndexedPage = {
      ...numbers,
      ...{ uid, entry, atMs: Date.parse(createdAt), topics: searchTopics(entry), hasPhoto: hasPhoto(entry) },
    }
    const { slot } = page
    this.#pages[slot] = page
    this.#slots.set(uid, slot)
    this.atMs[slot] = page.atMs
    for (const [scale, column] of Object.entries(this.ratings))
      column[slot] = entry[scale as RatingScale] ?? 0
    this.#countTopics(page, 1)
  }

  /** Takes a page out; nothing happens when it is not there. */
  remove(uid: string): void {
    const page = this.get(uid)
    if (!page) return
    this.texts.remove(uid)
    this.#countTopics(page, -1)
    this.#pages[page.slot] = undefined
    this.#slots.delete(uid)
  }

  #countTopics(page: IndexedPage, by: 1 | -1): void {
    for (const [key, spelling] of page.topics) {
      const known = this.#topics.get(key)
      const count = (known?.count ?? 0) + by
      if (count > 0) this.#topics.set(key, { spelling: known?.spelling ?? spelling, count })
      else this.#topics.delete(key)
    }
  }
}

/** Where nobody knows better: the day of its instant, and the text without what the product's own templates ask. */
const plainly = ({ title, content, createdAt }: SearchedEntry): PageRead => ({
  day: createdAt.slice(0, 10),
  title,
  own: withoutPrompts(content, isBuiltInPrompt),
})
