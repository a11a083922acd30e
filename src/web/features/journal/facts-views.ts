import { useWatched, watchedValue } from '#web/lib/watched.ts'

/** What can lie over the journal beside the page itself. */
export type FactsView =
  | { readonly name: 'trash' }
  /** `uid` null: no page is open. */
  | { readonly name: 'print'; readonly uid: string | null }
  | { readonly name: 'versions'; readonly uid: string }
  /** `begunAt` counts where there is no entry yet. */
  | { readonly name: 'date'; readonly uid: string; readonly begunAt: string }

interface Shown {
  readonly view: FactsView
  /** Where the focus goes back to. */
  readonly from: HTMLElement | null
}

const shown = watchedValue<Shown | null>(null)

/** Shows one over the journal; on another screen as soon as the journal is there. The focus goes back to `from`, or to where it is. */
export function showFactsView(view: FactsView, from?: HTMLElement | null): void {
  const here = document.activeElement
  shown.write({ view, from: from ?? (here instanceof HTMLElement ? here : null) })
}

export const closeFactsView = (): void => shown.write(null)
export const useFactsView = (): Shown | null => useWatched(shown)
