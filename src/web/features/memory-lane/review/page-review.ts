import { watchedValue } from '#web/lib/vault/observable.ts'
import type { PageToSee } from '#worker/memory/memory.calls.ts'
import { back, forth, isAtEnd, noPages, pageAt, type ReviewPath, withNext } from './review-path.ts'

interface Shown {
  readonly path: ReviewPath
  /** What the last question for a page came to. */
  readonly answer: 'awaited' | 'there' | 'failed'
}

interface ReviewCalls {
  /** Another page than these; null: it failed, and that was told. */
  readonly ask: (not: readonly string[]) => Promise<{ readonly next: PageToSee | null } | null>
  /** Keeps that a page was shown, or is not to come again; answers whether it is kept. */
  readonly keep: (uid: string, isNeverAgain: boolean) => Promise<boolean>
}

/** One page after the other: each is kept as seen as soon as it is shown, and stays until the next is there. */
export class PageReview {
  readonly shown = watchedValue<Shown>({ path: noPages, answer: 'awaited' })
  readonly #calls: ReviewCalls
  readonly #seen = new Set<string>()
  #isOpen = true
  #isAsking = false
  #isMarking = false

  constructor(calls: ReviewCalls) {
    this.#calls = calls
  }

  /** Shows the first page. */
  open(): void {
    this.#isOpen = true
    void this.#ask()
  }

  /** What comes later is not shown, and so not kept as seen. */
  close(): void {
    this.#isOpen = false
  }

  async next(): Promise<void> {
    const { path } = this.shown.read()
    if (isAtEnd(path)) return
    const further = forth(path)
    if (further) this.#show(further)
    else await this.#ask()
  }

  back(): void {
    this.#show(back(this.shown.read().path))
  }

  /** Keeps the page from coming by itself again, and goes on; where that fails, the page stays. */
  async never(): Promise<void> {
    const { path } = this.shown.read()
    const page = pageAt(path)
    if (!page || this.#isMarking) return
    this.#isMarking = true
    const isKept = await this.#calls.keep(page.uid, true)
    this.#isMarking = false
    if (isKept && this.#isOpen && this.shown.read().path.at === path.at) await this.next()
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const { path } = this.shown.read()
    this.shown.write({ path, answer: 'awaited' })
    const found = await this.#calls.ask(path.pages.map(({ uid }) => uid))
    this.#isAsking = false
    if (!this.#isOpen) return
    const { path: now } = this.shown.read()
    this.#show(found ? withNext(now, path.at, found.next) : now, found ? 'there' : 'failed')
  }

  #show(path: ReviewPath, answer = this.shown.read().answer): void {
    this.shown.write({ path, answer })
    const page = pageAt(path)
    if (page) void this.#keepSeen(page.uid)
  }

  /** Once for each page; what failed is tried again when the page is shown again. */
  async #keepSeen(uid: string): Promise<void> {
    if (this.#seen.has(uid)) return
    this.#seen.add(uid)
    if (!(await this.#calls.keep(uid, false))) this.#seen.delete(uid)
  }
}
