import { withoutMarks } from '#domain/journal/entry-text.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { nearPages, nearQuery } from '#domain/journal/search/near-pages.ts'
import { myDayIn, todayIn } from '#domain/time/my-day-in.ts'
import type { Store } from '#vault/store/store.ts'
import { searchedPages } from '#worker/core/journal-index.ts'
import { meaningOf, onMeaning } from '#worker/core/journal-meaning.ts'
import { rest } from '#worker/core/pause.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { entryRow, select } from '../entries/entry-list-index.ts'
import { type NearRow, watchNearPages } from './near-pages.calls.ts'

/** Vectors come several a second while pages are read for the first time: the list follows them no faster. */
const restMs = 1_000

async function nearRows(
  { session: { store }, now, zone }: WorkerTools,
  search: string,
): Promise<NearRow[] | null> {
  const at = { nowMs: now(), zone }
  const query = nearQuery(search, todayIn(store, at))
  if (query.text === null) return null
  const asked = await meaningOf(store)?.ask(query.text)
  // What was known may have gone, or grown, while it was asked.
  const meaning = meaningOf(store)
  if (!asked || !meaning) return []
  const { index } = searchedPages(store)
  const found = new Set(select(store, search, at).uids)
  const { startHour } = myDayIn(store)
  const near = nearPages(index, meaning.index.score(asked), query, index.slots(), startHour, found)
  return near.flatMap(({ uid, quote }) => {
    const entity = store.one(journalEntries, uid)
    const pieces = [{ text: withoutMarks(quote), isFound: false, at: 0 }]
    return entity ? [{ ...entryRow(store, entity), pieces, quote }] : []
  })
}

/** Resolves once a page or what is known of meaning changes, or `signal` aborts. */
const changeIn = (store: Store, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = [store.onChange(end), onMeaning(store, end)]
    function end(): void {
      for (const one of stop) one()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
  })

/** What stands near a search in meaning. */
export const nearPagesStreams: readonly StreamImpl[] = [
  emitting(watchNearPages, async (tools, { search }, emit, signal) => {
    let told: string | undefined
    while (!signal.aborted) {
      const change = changeIn(tools.session.store, signal)
      const rows = await nearRows(tools, search)
      if (signal.aborted) return
      const now = JSON.stringify(rows)
      if (now !== told) emit(rows)
      told = now
      await change
      await rest(restMs, signal)
    }
  }),
]
