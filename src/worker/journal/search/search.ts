import { journalEntries } from '#domain/journal/journal-entry.ts'
import { namesBeginning, topicsBeginning } from '#domain/journal/search/completions.ts'
import { hiddenInWords, withoutCondition } from '#domain/journal/search/hidden-words.ts'
import { forgottenNames } from '#domain/memory/forgotten.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { fold } from '#domain/text/fold.ts'
import { searchedPages } from '#worker/core/journal-index.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { type Selection, select } from '../entries/entry-list-index.ts'
import { completionRows, foundTerms, type SearchRow, searchRow } from './search.calls.ts'

const mostCompletions = 6

const rows = new WeakMap<Selection, SearchRow>()

function rowOf(selection: Selection, all: number, search: string): SearchRow {
  const known = rows.get(selection)
  if (known) return known
  const { uids, tookMs, hidden, corrections, problems, isRanked } = selection
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
    isRanked,
  }
  rows.set(selection, row)
  return row
}

/** What the search beside the journal asks for, beside the entries themselves. */
export const searchQueries: readonly QueryImpl[] = [
  answer(searchRow, (store, { search }, at) =>
    search.trim() === '' ? [] : [rowOf(select(store, search, at), select(store, '', at).uids.length, search)],
  ),
  answer(completionRows, (store, { of, start }) => {
    const { index } = searchedPages(store)
    const found = of === 'names' ? namesBeginning : topicsBeginning
    const forgotten = forgottenNames(Array.from(store.of(memoryCorrections).values(), ({ data }) => data))
    return found(index, start, mostCompletions + forgotten.size)
      .filter(({ word }) => of !== 'names' || !forgotten.has(fold(word)))
      .slice(0, mostCompletions)
      .map((one) => ({ id: one.word, ...one }))
  }),
  answer(foundTerms, (store, { search, uid }, at) => {
    const entry = store.of(journalEntries).get(uid)?.data
    if (!entry || search.trim() === '') return []
    const { spans } = select(store, search, at)
    const found = spans(entry.content).map(({ from, to }) => fold(entry.content.slice(from, to)))
    return [{ id: 'terms', terms: [...new Set(found)] }]
  }),
]
