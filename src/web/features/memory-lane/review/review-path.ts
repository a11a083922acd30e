import type { PageToSee } from '#worker/memory/memory.calls.ts'

/** The pages that came in one sitting, in order. */
export interface ReviewPath {
  readonly pages: readonly PageToSee[]
  /** Which of them is looked at; behind the last: none yet, or none any more. */
  readonly at: number
  /** No further page was left when one was asked for. */
  readonly isOver: boolean
}

export const noPages: ReviewPath = { pages: [], at: 0, isOver: false }

export const pageAt = ({ pages, at }: ReviewPath): PageToSee | null => pages[at] ?? null

/** Whether all were seen and none is left. */
export const isAtEnd = ({ pages, at, isOver }: ReviewPath): boolean => isOver && at === pages.length

export const back = (path: ReviewPath): ReviewPath => (path.at === 0 ? path : { ...path, at: path.at - 1 })

/** On to a page that came before already; null: the next one is to be asked for. */
export const forth = (path: ReviewPath): ReviewPath | null =>
  path.at < path.pages.length - 1 ? { ...path, at: path.at + 1 } : null

/** The page that was asked for from place `from`, or null for none, has come: it is looked at, unless somebody has gone elsewhere meanwhile. */
export function withNext(path: ReviewPath, from: number, page: PageToSee | null): ReviewPath {
  const pages = page ? [...path.pages, page] : path.pages
  const at = path.at === from ? path.pages.length : path.at
  return { pages, at, isOver: page === null }
}
