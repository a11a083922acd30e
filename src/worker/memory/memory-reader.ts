import type { KnownName, NameContext } from '#domain/journal/reading/context.ts'
import { readingKey } from '#domain/journal/reading/reading-digest.ts'
import { differing } from '#domain/memory/assembly/corrected.ts'
import { firstWordsOf, knownAmong, NamesAcross, namesChanged, wordsIn } from '#domain/memory/known-names.ts'
import type { RememberedPage } from '#domain/memory/memory-graph.ts'
import { memoryEngine, type PageMemory } from '#domain/memory/reading/page-memory.ts'
import { isRefused, type Refusals, refusalsKey, refusalsOf } from '#domain/memory/refusals.ts'
import { marksOf, mayHold, type WordMarks } from '#domain/memory/word-marks.ts'
import { namesTableReady } from '#names-table'
import { boxOf, type KeptMemory, type MemoryCache } from './memory-cache.ts'
import type { MemorySource } from './memory-source.ts'
import type { SourcePage } from './source-page.ts'

type Engine = Pick<typeof import('#domain/memory/reading/read-page-memory.ts'), 'readPageMemory'> &
  Pick<typeof import('#domain/memory/reading/facts.ts'), 'factsIn'> &
  Pick<typeof import('#domain/memory/told-words.ts'), 'withoutRefused'>

/** Reads for memory what is new or changed, a page a step; what was read before comes out of the cache. */
export class MemoryReader {
  readonly #source: MemorySource
  readonly #cache: MemoryCache
  #due = new Set<string>()
  /** What is being read: it stays so until it is remembered, whatever happens meanwhile. */
  #doing = new Set<string>()
  /** Those that could not be read. */
  #failed = new Set<string>()
  /** What became another and was not answered yet. */
  #changed = new Map<string, RememberedPage | undefined>()
  readonly #names = new NamesAcross()
  readonly #counted = new Map<string, PageMemory>()
  readonly #remembered = new Map<string, RememberedPage>()
  /** Which words stand on each page: a name that the journal comes to know concerns few of them. */
  readonly #marks = new Map<string, WordMarks>()
  #isAllDue = true
  #known: readonly KnownName[] = []
  #taught: NameContext = { names: [], notNames: [] }
  #contextKey = ''
  #refusals: Refusals = refusalsOf([])
  #told = new WeakMap<SourcePage, SourcePage>()
  /** How far it is, of how many pages nothing had to be read, and how many could not be read. */
  progress = { read: 0, of: 0, cached: 0, failed: 0 }

  #engine: Engine | null = null

  constructor(source: MemorySource, cache: MemoryCache) {
    this.#source = source
    this.#cache = cache
  }

  /** To be waited for before anything is read: the engine is large, and fetched by itself. */
  async ready(): Promise<void> {
    const [{ readPageMemory }, { factsIn }, { withoutRefused }] = await Promise.all([
      import('#domain/memory/reading/read-page-memory.ts'),
      import('#domain/memory/reading/facts.ts'),
      import('#domain/memory/told-words.ts'),
      namesTableReady(),
    ])
    this.#engine = { readPageMemory, factsIn, withoutRefused }
  }

  #read(page: SourcePage, names: readonly KnownName[]): PageMemory {
    if (!this.#engine) throw new Error('Nothing can be read before the engine is there')
    const { readPageMemory, factsIn } = this.#engine
    return readPageMemory(page.text, this.#contextOf(page, names), factsIn)
  }

  /** Pages that changed, came or went; null: what is known of names may have changed. */
  changed(uids: readonly string[] | null): void {
    for (const uid of uids ?? []) this.#due.add(uid)
  }

  /** Everything that is remembered by now. */
  remembered(): Iterable<RememberedPage> {
    return this.#remembered.values()
  }

  /** Reads what is due and answers the pages that are another now; undefined: one that is gone. A page that cannot be read is left out, and is due again. */
  *read(): Generator<undefined, Map<string, RememberedPage | undefined>> {
    this.#noteContext()
    const due = this.#takeDue()
    this.progress = { read: 0, of: due.length, cached: 0, failed: 0 }
    for (const uid of due) {
      this.#try(uid, () => this.#readOwn(uid))
      this.progress.read++
      yield
    }
    yield* this.#renamed()
    for (const uid of this.#doing) {
      this.#try(uid, () => this.#remember(uid))
      if (!this.#failed.has(uid)) this.#doing.delete(uid)
      yield
    }
    this.progress.failed = this.#failed.size
    const changed = this.#changed
    this.#changed = new Map()
    return changed
  }

  /** What cannot be read must not stand as it was: it may hold what is to be forgotten. */
  #try(uid: string, work: () => void): void {
    if (this.#failed.has(uid)) return
    try {
      work()
    } catch {
      this.#failed.add(uid)
      this.#cache.remove(uid)
      this.#countOwn(uid, null)
      if (this.#drop(uid)) this.#changed.set(uid, undefined)
    }
  }

  #drop(uid: string): boolean {
    this.#marks.delete(uid)
    return this.#remembered.delete(uid)
  }

  #remember(uid: string): void {
    this.#readKnown(uid)
    const before = this.#remembered.get(uid)
    const now = this.#rememberedOf(uid, before)
    if (now === before) return
    if (now) this.#remembered.set(uid, now)
    else this.#drop(uid)
    this.#changed.set(uid, now)
  }

  /** What was taught of names and what is to be forgotten decides how every page is read. */
  #noteContext(): void {
    const taught = this.#source.taught()
    const corrections = this.#source.corrections().map(({ data }) => data)
    const refusals = refusalsOf(corrections)
    for (const uid of differing(refusals.pages, this.#refusals.pages)) this.#due.add(uid)
    this.#refusals = refusals
    const key = JSON.stringify([taught, refusalsKey({ ...refusals, pages: new Set() })])
    if (key === this.#contextKey) return
    this.#contextKey = key
    this.#isAllDue = true
    this.#taught = taught
    this.#told = new WeakMap()
  }

  /** A page that something may be remembered of, with the words of it that may be. */
  #page(uid: string): SourcePage | null {
    const page = this.#source.page(uid)
    if (!page || isRefused(this.#refusals, page)) return null
    const known = this.#told.get(page)
    const told = known ?? { ...page, text: this.#engine?.withoutRefused(page.text, this.#refusals) ?? '' }
    this.#told.set(page, told)
    return told
  }

  /** Box by box, so that what was read can be sealed while the rest is still to be read. */
  #takeDue(): string[] {
    if (this.#isAllDue) {
      for (const uid of this.#source.uids()) this.#due.add(uid)
      for (const uid of this.#cache.uids()) this.#due.add(uid)
      for (const uid of this.#remembered.keys()) this.#due.add(uid)
    }
    this.#isAllDue = false
    for (const uid of this.#due) this.#doing.add(uid)
    this.#due = new Set()
    this.#failed = new Set()
    return [...this.#doing].sort((a, b) => (boxOf(a) < boxOf(b) ? -1 : boxOf(a) > boxOf(b) ? 1 : 0))
  }

  #contextOf({ day, isSouthern }: SourcePage, names: readonly KnownName[]) {
    const { names: taught, notNames } = this.#taught
    return {
      ...{ day, isSouthern, weekStart: this.#source.weekStart(), notNames },
      names: names.length === 0 ? taught : [...taught, ...names],
    }
  }

  #readOwn(uid: string): void {
    const page = this.#page(uid)
    if (!page) {
      this.#cache.remove(uid)
      this.#countOwn(uid, null)
      return
    }
    const context = this.#contextOf(page, [])
    const key = `${memoryEngine}.${readingKey(page.text, context)}`
    if (this.#cache.get(uid)?.key === key) this.progress.cached++
    else this.#cache.put(uid, { key, own: this.#read(page, []), known: null })
    this.#countOwn(uid, this.#cache.get(uid)?.own ?? null)
  }

  #countOwn(uid: string, own: PageMemory | null): void {
    const before = this.#counted.get(uid)
    if (before === (own ?? undefined)) return
    if (before) this.#names.count(before, -1)
    if (own) {
      this.#names.count(own, 1)
      this.#counted.set(uid, own)
    } else this.#counted.delete(uid)
  }

  /** Pages that hold a name which the journal has come to know, or knows no longer. */
  *#renamed(): Generator<undefined, void> {
    const known = this.#names.known()
    const changed = namesChanged(this.#known, known)
    const words = firstWordsOf(changed)
    for (const [uid, marks] of changed.length === 0 ? [] : this.#marks) {
      if (mayHold(marks, words.keys())) this.#doing.add(uid)
      yield
    }
    this.#known = known
  }

  #readKnown(uid: string): void {
    const kept = this.#cache.get(uid)
    const page = kept && this.#page(uid)
    if (!kept || !page) return
    const words = wordsIn(page.text)
    this.#marks.set(uid, marksOf(words))
    const all = knownAmong(words, this.#known)
    const names = all.filter(({ kind, name }) => !isFound(kept, kind, name))
    const key = JSON.stringify(names)
    if ((kept.known?.key ?? '[]') === key) return
    if (names.length === 0) {
      this.#cache.put(uid, { ...kept, known: null })
      return
    }
    this.#cache.put(uid, { ...kept, known: { key, read: this.#read(page, all) } })
  }

  #rememberedOf(uid: string, before: RememberedPage | undefined): RememberedPage | undefined {
    const page = this.#page(uid)
    const kept = this.#cache.get(uid)
    if (!page || !kept) return undefined
    const { day, atMs, mood } = page
    const read = kept.known?.read ?? kept.own
    const isSame = before?.read === read && before.day === day && before.atMs === atMs && before.mood === mood
    return isSame ? before : { uid, day, atMs, mood, read, isTalk: page.talk !== undefined }
  }
}

/** A name that a page proves by itself need not be told to it. */
const isFound = ({ own }: KeptMemory, kind: string, name: string): boolean =>
  own.mentions.some((mention) => mention.kind === kind && mention.name === name)
