import { fold } from '#domain/journal/find-words.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { namesBeginning, topicsBeginning } from '#domain/journal/search/completions.ts'
import { hiddenInWords, withoutCondition } from '#domain/journal/search/hidden-words.ts'
import { answer, type QueryImpl } from '#web/lib/worker-calls.ts'
import { type Selection, select } from './entry-shelf.worker.ts'
import { completionRows, foundTerms, type SearchRow, searchRow } from './search.calls.ts'
import { searchedPages } from './search-index.worker.ts'

const mostCompletions = 6

const rows = new WeakMap<Selection, SearchRow>()

function rowOf(selection: Selection, all: number, search: string): SearchRow {
  const known = rows.get(selection)
  if (known) return known
  const { uids, tookMs, hidden, corrections, problems } = selection
  const row: SearchRow = {
    id: 'search',
    found: uids.length,
    all,
    tookMs,
    hidden: hidden.map((one) => ({
      count: one.count + one.unrated,
      words: hiddenInWords(one),
      without: withoutCondition(search.trim(), one.asked),
    })),
    corrections: corrections.map(({ asked, shown }) => ({ asked, shown })),
    problems,
  }
  rows.set(selection, row)
  return row
}

/** What the search beside the journal asks for, beside the entries themselves. */
export const searchQueries: readonly QueryImpl[] = [
  answer(searchRow, (store, { search }) =>
    search.trim() === '' ? [] : [rowOf(select(store, search), select(store, '').uids.length, search)],
  ),
  answer(completionRows, (store, { of, start }) => {
    const { index } = searchedPages(store)
    const found = of === 'names' ? namesBeginning : topicsBeginning
    return found(index, start, mostCompletions).map((one) => ({ id: one.word, ...one }))
  }),
  answer(foundTerms, (store, { search, uid }) => {
    const entry = store.of(journalEntries).get(uid)?.data
    if (!entry || search.trim() === '') return []
    const { spans } = select(store, search)
    const found = spans(entry.content).map(({ from, to }) => fold(entry.content.slice(from, to)))
    return [{ id: 'terms', terms: [...new Set(found)] }]
  }),
]
