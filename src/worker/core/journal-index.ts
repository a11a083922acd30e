import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import { type KnowsPrompt, withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import type { Written } from '#domain/memory/refusals.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'

import { promptsKnownIn } from './prompts.ts'
import type { Telling } from './telling.ts'

/** So long the worker may be kept from answering while pages are read, and so long it is left alone in between. */
const sliceMs = 8
const restMs = 4
/** The list comes first. */
const patienceMs = 250

/**
 * The one index of a journal's words: all pages outside the trash, read in slices, and page by page as they change. What memory is to leave alone is
 * found by its words, and is in no passage, so that nobody is told it.
 */
export class JournalIndex {
  #index = new PageIndex()
  readonly #store: Store
  readonly #due: Set<string>
  readonly #stop: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The hour at which the days begin that the index tells. */
  #startHour: number
  /** Null: all may be told, unless it is still being fetched. */
  #telling: Telling | null = null
  #fetching: Promise<void> | null = null
  #isEnded = false
  /** The key of the talk that goes on now: its words are no memory. */
  openTalk: string | null = null
  /** Who follows beside is told of another one. */
  onOpenTalk = (): void => undefined
  /** Changes with what may be told. */
  toldEdition = 0
  /** Changes with every page that was read anew. */
  edition = 0

  constructor(store: Store) {
    this.#store = store
    this.#startHour = myDayIn(store).startHour
    this.#due = new Set(store.of(journalEntries).keys())
    this.#stop = store.onChange((changed) => {
      // Words that are still being typed are read once typing pauses.
      for (const [uid, entity] of changed)
        if (entity?.kept !== 'draft' && (entity?.kind === journalEntries.kind || this.#index.get(uid)))
          this.#due.add(uid)
      this.#followDays()
      this.#followRefusals()
      this.#readSoon(patienceMs)
    })
    this.#followRefusals()
    this.#readSoon(patienceMs)
  }

  /** Its vault was closed: nothing is read any more, and no words are left in it. */
  end(): void {
    this.#isEnded = true
    this.#stop()
    clearTimeout(this.#timer)
    this.#due.clear()
    this.#index = new PageIndex()
  }

  /** The index as far as it has been read. */
  get index(): PageIndex {
    return this.#index
  }

  /** How many pages wait to be read. */
  get waiting(): number {
    return this.#due.size
  }

  /** The index with everything in it that the store has by now. */
  upToDate(): PageIndex {
    this.readWhile(() => true)
    return this.#index
  }

  /** Once it is known what may be told. */
  async tells(): Promise<void> {
    await this.#fetching
  }

  /** Whether something of a page may be told. */
  tellsOf({ uid, data }: Entity<JournalEntry>): boolean {
    return this.#telling?.tells({ uid, atMs: Date.parse(data.createdAt) }) ?? true
  }

  /** Those words of a text that may be told; of what is refused none. As long as the text. */
  told(text: string, written: Written): string {
    return this.#telling?.told(text, written) ?? (this.#fetching ? '' : text)
  }

  /** The writer's own words of a page that may be told, as long as the page. */
  ownWords({ uid, data }: Entity<JournalEntry>, prompts = promptsKnownIn(this.#store)): string {
    const written = { uid, atMs: Date.parse(data.createdAt) }
    return this.told(withoutPrompts(data.content, prompts), written)
  }

  /** Only who said something of memory needs what finds it in texts. */
  #followRefusals(): void {
    const said = this.#store.of(memoryCorrections)
    if (said.size === 0 && !this.#telling) return
    this.#fetching ??= import('./telling.ts').then(({ Telling }) => {
      if (this.#isEnded) return
      this.#telling = new Telling()
      this.#followRefusals()
      this.#readSoon(patienceMs)
    })
    if (!this.#telling?.refuse(Array.from(said.values(), ({ data }) => data))) return
    this.toldEdition++
    for (const uid of this.#store.of(journalEntries).keys()) this.#due.add(uid)
  }

  /** Reads pages that wait, one at least, as long as there is time. */
  readWhile(hasTime: () => boolean): void {
    if (this.#due.size === 0) return
    const prompts = promptsKnownIn(this.#store)
    for (const uid of this.#due) {
      this.#due.delete(uid)
      this.#readOne(uid, prompts)
      if (!hasTime()) break
    }
  }

  #readSoon(inMs: number): void {
    if (this.#due.size === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const until = performance.now() + sliceMs
      this.readWhile(() => performance.now() < until)
      this.#readSoon(restMs)
    }, inMs)
  }

  /** Where days begin at another hour now, pages may belong to other days. */
  #followDays(): void {
    const { startHour } = myDayIn(this.#store)
    if (startHour === this.#startHour) return
    this.#startHour = startHour
    for (const uid of this.#store.of(journalEntries).keys()) this.#due.add(uid)
  }

  #readOne(uid: string, prompts: KnowsPrompt): void {
    this.edition++
    const entity = this.#store.one(journalEntries, uid)
    const isLiving = entity?.kind === journalEntries.kind && entity.data.deletedAt == null
    // What a template asked must never be brought up as the person's words.
    if (isLiving) {
      const written = { uid, atMs: Date.parse(entity.data.createdAt) }
      this.#index.put(uid, entity.data, {
        day: entryDay(entity.data, this.#startHour),
        title: this.told(entity.data.title, written),
        own: this.ownWords(entity, prompts),
      })
    } else this.#index.remove(uid)
    // Words are kept no longer than what was written and said.
    if (this.#index.isEmpty) this.#index = new PageIndex()
  }
}

const followed = new WeakMap<Store, JournalIndex>()

export interface SearchedPages {
  readonly index: PageIndex
  /** The same number as long as no page has changed. */
  readonly edition: number
}

/** Follows a store's pages from the first time on that it is asked for. */
export function followPages(store: Store): JournalIndex {
  const source = sourceOf(store)
  let one = followed.get(source)
  if (!one) {
    one = new JournalIndex(source)
    followed.set(source, one)
  }
  return one
}

/** The index of a store's pages, up to date. */
export function searchedPages(store: Store): SearchedPages {
  // What is read of the index is read of the pages.
  store.of(journalEntries)
  const one = followPages(store)
  const index = one.upToDate()
  return { index, edition: one.edition }
}
