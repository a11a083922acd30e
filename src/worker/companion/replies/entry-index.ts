import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import type { Store } from '#vault/store/store.ts'
import { beginJob } from '#worker/core/background-jobs.ts'
import { followPages, type JournalIndex } from '#worker/core/journal-index.ts'
import { saidOf, TalkRepository, talkKey } from '#worker/core/talks/talk-repository.ts'

/** So long the worker may be kept from answering while pages and talks are read. */
const sliceMs = 12

interface Clock {
  /** Ms, for measuring. */
  readonly elapsed: () => number
  /** Lets the worker answer others in between. */
  readonly breathe: () => Promise<void>
}

/** What is followed of an open vault. */
interface Followed {
  readonly store: Store
  readonly pages: JournalIndex
  readonly talks: TalkRepository
  readonly stop: () => void
}

/** Keeps the talks of the open vault in the journal's index beside its pages, a little at a time. */
export class EntryIndex {
  readonly #clock: Clock
  #followed: Followed | null = null
  #due = new Set<string>()
  /** The key of the open talk. */
  #open: string | null = null
  #reading: Promise<void> | null = null
  #startHour = 0
  #toldEdition = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Follows the entries and talks of a store from now on; null: forgets everything, the pages' words too. `zone`: the one that this device is in. */
  attach(store: Store | null, zone = 'UTC'): void {
    this.#forget()
    if (!store) return
    const [pages, talks] = [followPages(store), new TalkRepository(store, zone)]
    const stop = store.onChange((changed) => {
      for (const [uid, entity] of changed)
        if (entity?.kept !== 'draft')
          for (const key of talks.changed(uid, entity)) if (key !== this.#open) this.#due.add(key)
      this.#followDays(store, talks)
      this.#followRefusals()
      this.#read()
    })
    this.#followed = { store, pages, talks, stop }
    this.#startHour = myDayIn(store).startHour
    this.#toldEdition = pages.toldEdition
    this.#due = new Set(talks.keys())
    this.#read()
  }

  #forget(): void {
    this.#followed?.stop()
    this.#followed?.pages.end()
    this.#followed = null
    this.#open = null
    this.#due = new Set()
  }

  /**
   * The index once everything that is known by now has been read. `open`: the talk that goes on now. It is no memory, and its words must not
   * seem the more usual for being said in it, so it stays out until another one is open. What is read within one slice is not waited for.
   */
  async ready(open: TalkOf | null = null): Promise<SearchIndex> {
    this.#keepOut(open && talkKey(open))
    await this.#followed?.pages.tells()
    this.#followRefusals()
    if (this.#isBehind) this.#readSlice()
    while (this.#isBehind) await this.#read()
    return this.#followed?.pages.index.texts ?? new SearchIndex()
  }

  get #isBehind(): boolean {
    return this.#waiting > 0
  }

  /** Where days begin at another hour now, what was said may belong to other days. */
  #followDays(store: Store, talks: TalkRepository): void {
    const { startHour } = myDayIn(store)
    if (startHour === this.#startHour) return
    this.#startHour = startHour
    for (const key of talks.keys()) this.#due.add(key)
  }

  /** Where something else may be told now, it may be of any talk. */
  #followRefusals(): void {
    const { pages, talks } = this.#followed ?? {}
    if (!pages || !talks || pages.toldEdition === this.#toldEdition) return
    this.#toldEdition = pages.toldEdition
    for (const key of talks.keys()) this.#due.add(key)
  }

  #keepOut(open: string | null): void {
    if (open === this.#open) return
    if (this.#open !== null) this.#due.add(this.#open)
    this.#open = open
    const { pages } = this.#followed ?? {}
    if (!pages) return
    if (open !== null) {
      pages.index.texts.remove(open)
      this.#due.delete(open)
    }
    pages.openTalk = open
    pages.onOpenTalk()
  }

  #read(): Promise<void> | null {
    if (this.#isBehind)
      this.#reading ??= this.#readSlices().finally(() => {
        this.#reading = null
      })
    return this.#reading
  }

  async #readSlices(): Promise<void> {
    await this.#clock.breathe()
    if (!this.#isBehind) return
    const job = this.#followed && beginJob(this.#followed.store, 'context.index', 0)
    try {
      while (this.#isBehind) {
        this.#readSlice()
        job?.progress(this.#count, this.#count + this.#waiting)
        await this.#clock.breathe()
      }
      job?.completed({ pages: this.#count })
    } catch (error) {
      job?.failed(error)
      throw error
    }
  }

  #readSlice(): void {
    const until = this.#clock.elapsed() + sliceMs
    const hasTime = (): boolean => this.#clock.elapsed() < until
    this.#followed?.pages.readWhile(hasTime)
    for (const key of this.#due) {
      if (!hasTime()) break
      this.#due.delete(key)
      this.#readTalk(key)
    }
  }

  /** How many entries the index holds once everything that is known by now has been read. */
  async settled(): Promise<number> {
    this.#read()
    while (this.#reading) await this.#reading
    return this.#count
  }

  get #count(): number {
    return this.#followed?.pages.index.texts.entryCount ?? 0
  }

  get #waiting(): number {
    return this.#due.size + (this.#followed?.pages.waiting ?? 0)
  }

  #readTalk(key: string): void {
    const { pages, talks } = this.#followed ?? {}
    if (!pages || !talks) return
    const said = saidOf(pages, talks, key)
    if (said.length > 0 && key !== this.#open) pages.index.texts.putTalk(key, said)
    else pages.index.texts.remove(key)
  }
}
