import type { RememberedPage } from '../memory-graph.ts'

/** Below zero where `a` was written before `b`; uids decide between pages of the same instant. */
export const inOrder = (a: RememberedPage, b: RememberedPage): number =>
  a.atMs - b.atMs || (a.uid < b.uid ? -1 : a.uid > b.uid ? 1 : 0)

/** Pages in the order in which they were written, each once. */
export class PageList {
  readonly #pages: RememberedPage[] = []

  get all(): readonly RememberedPage[] {
    return this.#pages
  }

  get size(): number {
    return this.#pages.length
  }

  /** Puts a page in and answers where; null where it is there already. */
  add(page: RememberedPage): number | null {
    const at = this.#placeOf(page)
    if (this.#pages[at]?.uid === page.uid) return null
    this.#pages.splice(at, 0, page)
    return at
  }

  /** Takes a page out as it was put in and answers where it was; null where it is not there. */
  remove(page: RememberedPage): number | null {
    const at = this.#placeOf(page)
    if (this.#pages[at]?.uid !== page.uid) return null
    this.#pages.splice(at, 1)
    return at
  }

  #placeOf(page: RememberedPage): number {
    let [low, high] = [0, this.#pages.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#pages[middle]
      if (other && inOrder(other, page) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
