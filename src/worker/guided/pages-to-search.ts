import type { SearchIndex } from '#domain/search/search-index.ts'

/** The index of pages, once all that is known by now has been read. */
export interface PagesToSearch {
  ready(): Promise<SearchIndex>
}
