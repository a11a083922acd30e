import { type Passage, passageSpans } from './passages.ts'
import { withoutTargets } from './search-words.ts'
import { highest, type QueryTerm, type Scores, StemPostings, type StemStretch } from './stem-postings.ts'
import { TextReader } from './text-reader.ts'
import { tellingWords } from './word-keys.ts'

export type { QueryTerm, Scores } from './stem-postings.ts'

/** Of a long message only the most telling words are looked up. */
const mostQueryTerms = 40

/** What the index reads of an entry, or of one thing that the person said in a talk. */
export interface IndexedEntry {
  readonly uid: string
  readonly title: string
  readonly content: string
  /** Instant of the entry, ISO, and the day it belongs to. */
  readonly createdAt: string
  readonly day: string
  readonly isFromTalk?: boolean
}

/** A passage that holds at least one of the terms. `start` is its place in the entry's content. */
export interface Hit {
  readonly id: number
  readonly passage: Passage
  readonly start: number
  readonly score: number
  /** The stems of its telling words, each once. */
  readonly stems: readonly string[]
}

/** A page in numbers. */
export interface PageInNumbers {
  /** Its place among the pages, for as long as it is in the index. */
  readonly slot: number
  /** The ids of all its words, in order. */
  readonly ids: Uint32Array
  /** The stems of the telling words that somebody wrote there, repeated ones too. */
  readonly stems: Uint32Array
  /** Ids of words with a capital, and whether one of them stands where no sentence begins. */
  readonly capitals: ReadonlyMap<number, boolean>
}

interface IndexedPassage extends StemStretch {
  readonly entry: IndexedEntry
  readonly start: number
  readonly end: number
  /** The page that it is on; -1: it was said in a talk. */
  readonly slot: number
  /** The passages of its entry or talk, in order, and which of them it is. */
  readonly row: readonly number[]
  readonly place: number
}

interface CutOut {
  /** Where the ids of its passages go. */
  readonly row: number[]
  readonly slot: number
  readonly stems: Uint32Array
  /** How many stems its title has. */
  readonly first: number
}

/**
 * The index of all pages and of what was said in talks, kept up to date one of them at a time. Each text is read once, into words as they are
 * written, by page, and into stems, by passage. Holds no text of its own: passages are slices of the content.
 */
export class SearchIndex {
  readonly stems = new StemPostings()
  readonly #reader = new TextReader(this.stems)
  readonly vocabulary = this.#reader.vocabulary
  readonly #passages: (IndexedPassage | undefined)[] = []
  readonly #freeIds: number[] = []
  /** Passages of each entry or talk. */
  readonly #rows = new Map<string, readonly number[]>()
  /** By uid of what was said in a talk: the talk. */
  readonly #talks = new Map<string, string>()
  readonly #pages = new Map<string, PageInNumbers>()
  /** All entries, the oldest first; null where one has changed since it was asked for. */
  #inOrder: readonly IndexedEntry[] | null = null
  readonly #freeSlots: number[] = []
  #slotCount = 0
  #entryCount = 0
  /** By id of a word: the last page that was counted for it. */
  readonly #countedFor: number[] = []
  #counting = 0

  /** How many entries with words in them are in the index; talks are none. */
  get entryCount(): number {
    return this.#entryCount
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0
  }

  /** Slots are smaller than this. */
  get slotCount(): number {
    return this.#slotCount
  }

  /** True where something is written in the entry, or said in the talk, of that uid. */
  has(uid: string): boolean {
    return (this.#rows.get(uid)?.length ?? 0) > 0
  }

  /**
   * Adds an entry, or replaces it when its uid is already there. `written`: all that stands on its page, where the entry leaves out what a template
   * asked or what is not to be told: words are found in all of it, passages are cut from the entry.
   */
  put(entry: IndexedEntry, written: Pick<IndexedEntry, 'title' | 'content'> = entry): PageInNumbers {
    this.remove(entry.uid)
    const reader = this.#reader
    reader.begin()
    reader.read(written.title)
    let ofTitle = reader.stems.length
    reader.part()
    reader.read(withoutTargets(written.content))
    const [ids, { capitals }] = [new Uint32Array(reader.ids), reader]
    if (written.content !== entry.content || written.title !== entry.title) {
      reader.begin()
      reader.read(entry.title)
      ofTitle = reader.stems.length
      reader.read(withoutTargets(entry.content))
    }
    const slot = this.#freeSlots.pop() ?? this.#slotCount++
    const page = { slot, ids, stems: new Uint32Array(reader.stems), capitals }
    this.#pages.set(entry.uid, page)
    this.#inOrder = null
    this.#countWords(page, 1)
    const row: number[] = []
    this.#cut(entry, { row, slot, stems: page.stems, first: ofTitle })
    this.#rows.set(entry.uid, row)
    if (row.length > 0) this.#entryCount++
    return page
  }

  /** Adds what the person said in one talk, in order, or replaces it; its parts are neighbours of each other. */
  putTalk(uid: string, parts: readonly IndexedEntry[]): void {
    this.remove(uid)
    const row: number[] = []
    for (const entry of parts) {
      this.#reader.begin()
      this.#reader.read(withoutTargets(entry.content))
      this.#cut(entry, { row, slot: -1, stems: new Uint32Array(this.#reader.stems), first: 0 })
      this.#talks.set(entry.uid, uid)
    }
    this.#rows.set(uid, row)
  }

  /** Cuts a content that was just read into passages; the first stems, those of the title, belong to the first of them. */
  #cut(entry: IndexedEntry, read: CutOut): void {
    const { row, slot, stems } = read
    const { places } = this.#reader
    let from = 0
    let to = read.first
    for (const { start, end } of passageSpans(entry.content)) {
      while (to < stems.length && (places[to] ?? 0) < end) to++
      const id = this.#freeIds.pop() ?? this.#passages.length
      const isSaid = entry.isFromTalk === true
      const passage = { entry, start, end, slot, row, place: row.length, stems, from, to, isSaid }
      this.#passages[id] = passage
      this.stems.add(id, passage)
      row.push(id)
      from = to
    }
  }

  /** Takes an entry or a talk out; does nothing when it is not there. */
  remove(uid: string): void {
    const page = this.#pages.get(uid)
    const row = this.#rows.get(uid) ?? []
    for (const id of row) {
      const passage = this.#passages[id]
      if (passage) this.stems.remove(id, passage)
      if (passage && this.#talks.get(passage.entry.uid) === uid) this.#talks.delete(passage.entry.uid)
      this.#passages[id] = undefined
      this.#freeIds.push(id)
    }
    this.#rows.delete(uid)
    if (!page) return
    this.#countWords(page, -1)
    this.#pages.delete(uid)
    this.#inOrder = null
    this.#freeSlots.push(page.slot)
    if (row.length > 0) this.#entryCount--
  }

  #countWords({ ids, slot, capitals }: PageInNumbers, by: 1 | -1): void {
    const { vocabulary } = this
    const now = ++this.#counting
    for (const id of ids) {
      if (this.#countedFor[id] === now) continue
      this.#countedFor[id] = now
      if (by === 1) vocabulary.post(id, slot)
      else vocabulary.unpost(id, slot)
    }
    for (const [id, isName] of capitals) {
      vocabulary.count('capitals', id, by)
      if (isName) vocabulary.count('names', id, by)
    }
  }

  /** The stems of a text that are worth looking for, the most telling first. Unknown stems count as evidence missed. */
  terms(text: string): QueryTerm[] {
    const stems = new Set(tellingWords(text).map((word) => word.stem))
    return [...stems]
      .flatMap((stem) => this.term(stem) ?? [])
      .sort((x, y) => y.idf - x.idf)
      .slice(0, mostQueryTerms)
  }

  /** How telling one stem is, as `terms` has it; null for a stem that is not looked for. */
  term(stem: string): QueryTerm | null {
    return this.stems.term(stem)
  }

  /** How telling a stem is that stands in one passage only (nats). */
  get rarest(): number {
    return this.stems.rarest
  }

  /** True where some passage holds the stem. */
  holds(stem: string): boolean {
    return this.stems.holds(stem)
  }

  /** The entries of some days, the oldest first; null: all of them. What was said in talks is no page. */
  entries(period: { readonly from: string; readonly to: string } | null): IndexedEntry[] {
    this.#inOrder ??= [...this.#pages.keys()]
      .flatMap((uid) => this.#passages[this.#rows.get(uid)?.[0] ?? -1]?.entry ?? [])
      .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    return this.#inOrder.filter(({ day }) => !period || (day >= period.from && day <= period.to))
  }

  /** What each passage is worth for the terms (BM25). */
  score(terms: readonly Pick<QueryTerm, 'stem' | 'idf'>[]): Scores {
    return this.stems.score(terms, this.#passages.length)
  }

  /** The passage `by` places further in the same entry or talk; undefined where there is none. */
  beside(id: number, by: number): number | undefined {
    const passage = this.#passages[id]
    return passage?.row[passage.place + by]
  }

  /** The passages of the same entry or talk, in order; the same list for each of them. */
  rowOf(id: number): readonly number[] {
    return this.#passages[id]?.row ?? []
  }

  /** The slot of the page that a passage is on; -1: it is on none. */
  slotOf(id: number): number {
    return this.#passages[id]?.slot ?? -1
  }

  /** The passage of an entry, or of what was said in a talk, that begins there; undefined where there is none (any more). */
  at(uid: string, start: number): number | undefined {
    return this.#rows.get(this.#talks.get(uid) ?? uid)?.find((id) => {
      const passage = this.#passages[id]
      return passage?.start === start && passage.entry.uid === uid
    })
  }

  /** Where a passage stands; undefined where there is none (any more). */
  placeOf(id: number): { readonly entry: IndexedEntry; readonly start: number } | undefined {
    return this.#passages[id]
  }

  hit(id: number, score: number): Hit | null {
    const indexed = this.#passages[id]
    if (!indexed) return null
    const { uid, title, content, createdAt, day, isFromTalk } = indexed.entry
    const text = content.slice(indexed.start, indexed.end)
    const passage = { entryUid: uid, title, text, createdAt, day, ...(isFromTalk && { isFromTalk }) }
    const postings = this.stems
    let stems: readonly string[] | undefined
    return {
      ...{ id, passage, start: indexed.start, score },
      // Of many hits nobody asks.
      get stems() {
        stems ??= postings.eachOnce(indexed)
        return stems
      },
    }
  }

  /** The `limit` passages that fit the terms best, best first; none of the entries in `except`. */
  search(terms: readonly QueryTerm[], limit: number, except: ReadonlySet<string> = new Set()): Hit[] {
    return this.best(this.score(terms), limit, except)
  }

  /** The `limit` passages of the greatest worth, best first; none of the entries in `except`. */
  best(scores: Scores, limit: number, except: ReadonlySet<string> = new Set()): Hit[] {
    const isMeant = (id: number): boolean => !except.has(this.#passages[id]?.entry.uid ?? '')
    return highest(scores, limit, isMeant).flatMap((id) => this.hit(id, scores.of[id] ?? 0) ?? [])
  }
}
