import { type IndexedEntry, SearchIndex } from '#domain/companion/search-index.ts'
import { entryDay } from '#domain/journal/entry-date.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { defaultMyDay } from '#domain/time/my-day.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { myDayIn } from '#web/lib/my-day.worker.ts'
import { promptsKnownIn } from '#web/lib/prompts.worker.ts'
import type { TalkOf } from './companion.calls.ts'
import { TalkShelf, talkKey } from './talk-shelf.worker.ts'

/** So long the worker may be kept from answering while entries are read. */
const sliceMs = 12

interface Clock {
  /** Ms, for measuring. */
  readonly elapsed: () => number
  /** Lets the worker answer others in between. */
  readonly breathe: () => Promise<void>
}

/** Keeps a search index in step with the entries and the talks of the open vault, a little at a time. */
export class EntryIndex {
  readonly #clock: Clock
  #index = new SearchIndex()
  #store: Store | null = null
  #talks: TalkShelf | null = null
  #stop: (() => void) | null = null
  #due = new Set<string>()
  /** The key of the open talk. */
  #open: string | null = null
  #reading: Promise<void> | null = null
  /** The hour at which the days begin that the index tells. */
  #startHour = defaultMyDay.startHour

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Follows the entries and talks of a store from now on; null: forgets everything. `zone`: the one that this device is in. */
  attach(store: Store | null, zone = 'UTC'): void {
    this.#stop?.()
    this.#stop = null
    this.#index = new SearchIndex()
    this.#store = store
    this.#open = null
    this.#due = new Set(store?.of(journalEntries).keys())
    this.#talks = store && new TalkShelf(store, zone)
    if (!store) return
    for (const key of this.#talks?.keys() ?? []) this.#due.add(key)
    this.#followDays(store)
    this.#stop = store.onChange((changed) => {
      // Words that a hand is still writing are read once it rests.
      for (const [uid, entity] of changed) {
        if (entity?.kept === 'draft') continue
        if (entity?.kind === journalEntries.kind || this.#index.has(uid)) this.#due.add(uid)
        for (const key of this.#talks?.changed(uid, entity) ?? []) this.#due.add(key)
      }
      this.#followDays(store)
      this.#read()
    })
    this.#read()
  }

  /**
   * The index once everything that is known by now has been read. `open`: the talk that goes on now. It is no memory, and its words must not
   * seem the more usual for being said in it, so it stays out until another one is open.
   */
  async ready(open: TalkOf | null = null): Promise<SearchIndex> {
    this.#keepOut(open && talkKey(open))
    while (this.#reading) await this.#reading
    return this.#index
  }

  /** Where days begin at another hour now, entries may belong to other days. */
  #followDays(store: Store): void {
    const { startHour } = myDayIn(store)
    if (startHour === this.#startHour) return
    this.#startHour = startHour
    for (const uid of store.of(journalEntries).keys()) this.#due.add(uid)
    for (const key of this.#talks?.keys() ?? []) this.#due.add(key)
  }

  #keepOut(open: string | null): void {
    if (open === this.#open) return
    if (this.#open !== null) this.#due.add(this.#open)
    if (open !== null) this.#index.remove(open)
    this.#open = open
    this.#read()
  }

  #read(): void {
    if (this.#due.size === 0) return
    this.#reading ??= this.#readSlices().finally(() => {
      this.#reading = null
    })
  }

  async #readSlices(): Promise<void> {
    await this.#clock.breathe()
    let until = this.#clock.elapsed() + sliceMs
    while (this.#due.size > 0) {
      for (const uid of this.#due) {
        this.#due.delete(uid)
        this.#readOne(uid)
        if (this.#clock.elapsed() >= until) break
      }
      await this.#clock.breathe()
      until = this.#clock.elapsed() + sliceMs
    }
  }

  #readOne(uid: string): void {
    if (this.#talks?.has(uid)) {
      this.#readTalk(uid, this.#talks.read(uid))
      return
    }
    const entity = this.#store?.one(journalEntries, uid)
    if (!this.#store || !entity || !isLiving(entity)) this.#index.remove(uid)
    else {
      const { title, createdAt } = entity.data
      // What a template asked must never be brought up as the person's words.
      const content = withoutPrompts(entity.data.content, promptsKnownIn(this.#store))
      this.#index.put({ uid, title, content, createdAt, day: entryDay(entity.data, this.#startHour) })
    }
  }

  #readTalk(key: string, said: readonly IndexedEntry[]): void {
    if (said.length > 0 && key !== this.#open) this.#index.putTalk(key, said)
    else this.#index.remove(key)
  }
}

function isLiving({ kind, data }: Entity<JournalEntry>): boolean {
  return kind === journalEntries.kind && data.deletedAt === null && data.content.trim() !== ''
}
