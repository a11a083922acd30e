import { journalEntries } from '#domain/journal/journal-entry.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'

/** So long the worker may be kept from answering while pages are read, and so long it is left alone in between. */
const sliceMs = 8
const restMs = 4
/** The list comes first. */
const patienceMs = 250

/** The index of all pages outside the trash of a store; read in slices, and page by page as they change. */
class FollowedIndex {
  #index = new PageIndex()
  readonly #store: Store
  readonly #due: Set<string>
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Changes with every page that was read anew. */
  edition = 0

  constructor(store: Store) {
    this.#store = store
    this.#due = new Set(store.of(journalEntries).keys())
    store.onChange((changed) => {
      // Words that a hand is still writing are read once it rests.
      for (const [uid, entity] of changed)
        if (entity?.kept !== 'draft' && (entity?.kind === journalEntries.kind || this.#index.get(uid)))
          this.#due.add(uid)
      this.#readSoon(patienceMs)
    })
    this.#readSoon(patienceMs)
  }

  /** The index with everything in it that the store has by now. */
  upToDate(): PageIndex {
    this.#read(Number.POSITIVE_INFINITY)
    return this.#index
  }

  #readSoon(inMs: number): void {
    if (this.#due.size === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#read(performance.now() + sliceMs)
      this.#readSoon(restMs)
    }, inMs)
  }

  #read(untilMs: number): void {
    for (const uid of this.#due) {
      this.#due.delete(uid)
      this.#readOne(uid)
      if (performance.now() >= untilMs) break
    }
  }

  #readOne(uid: string): void {
    this.edition++
    const entity = this.#store.one(journalEntries, uid)
    const isLiving = entity?.kind === journalEntries.kind && entity.data.deletedAt == null
    if (isLiving) this.#index.put(uid, entity.data)
    else this.#index.remove(uid)
    // Its words are kept no longer than its pages.
    if (this.#index.pageCount === 0) this.#index = new PageIndex()
  }
}

const followed = new WeakMap<Store, FollowedIndex>()

export interface SearchedPages {
  readonly index: PageIndex
  /** The same number as long as no page has changed. */
  readonly edition: number
}

/** Follows a store's pages from the first time on that it is asked for. */
export function followPages(store: Store): FollowedIndex {
  const source = sourceOf(store)
  let one = followed.get(source)
  if (!one) {
    one = new FollowedIndex(source)
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
