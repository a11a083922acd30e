import { entryDay } from '#domain/journal/entry-date.ts'
import { isCheckIn } from '#domain/journal/entry-text.ts'
import { onThisDay } from '#domain/journal/search/on-this-day.ts'
import type { PageIndex } from '#domain/journal/search/page-index.ts'
import { clipped, relatedPages } from '#domain/journal/search/related-pages.ts'
import { StemTable } from '#domain/journal/search/stem-table.ts'
import { sentences } from '#domain/journal/text.ts'
import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import { myDayIn, todayIn } from '#web/lib/my-day.worker.ts'
import { answer, type QueryImpl } from '#web/lib/worker-calls.ts'
import { allListed, type Listed } from './entry-shelf.worker.ts'
import { type NearRow, nearRows } from './near.calls.ts'
import { searchedPages } from './search-index.worker.ts'

const mostOfDay = 4
const mostRelated = 5
/** A first sentence is looked for no further than this. */
const beginning = 1_500

const tables = new WeakMap<PageIndex, StemTable>()

function stemsOf(index: PageIndex): StemTable {
  let table = tables.get(index)
  if (!table) {
    table = new StemTable(index)
    tables.set(index, table)
  }
  return table
}

function rowOf(
  one: Listed,
  kind: NearRow['kind'],
  startHour: number,
  more: Pick<NearRow, 'years' | 'quote' | 'words'>,
): NearRow {
  const { data } = one.entity
  const day = entryDay(data, startHour)
  return {
    ...{
      id: `${kind} ${one.id}`,
      uid: one.id,
      kind,
      title: data.title.trim(),
      isCheckIn: isCheckIn(data),
      day,
    },
    ...more,
  }
}

function rowsFor(store: Store, uid: string): NearRow[] {
  const { startHour } = myDayIn(store)
  const listed = allListed(store)
  const own = listed.find(({ id }) => id === uid)
  const day = own ? entryDay(own.entity.data, startHour) : todayIn(store)
  const byUid = new Map(listed.map((one) => [one.id, one]))
  const dated = onThisDay(
    listed.map((one) => ({ uid: one.id, atMs: one.atMs, one })),
    day,
    ({ one }) => entryDay(one.entity.data, startHour),
  ).slice(0, mostOfDay)
  const ofDay = dated.flatMap(({ uid: other, years, daysOff }) => {
    const one = byUid.get(other)
    if (!one) return []
    const [first] = sentences(one.entity.data.content.slice(0, beginning))
    const quote = first ? clipped(first.text) : ''
    return [rowOf(one, daysOff === 0 ? 'same-day' : 'around', startHour, { years, quote, words: [] })]
  })
  const { index } = searchedPages(store)
  const page = index.get(uid)
  const related = page ? relatedPages(index, stemsOf(index), page, mostRelated + mostOfDay) : []
  const others = related.filter((one) => !ofDay.some((row) => row.uid === one.uid)).slice(0, mostRelated)
  const rows = others.flatMap(({ uid: other, quote, words }) => {
    const one = byUid.get(other)
    return one ? [rowOf(one, 'related', startHour, { years: null, quote, words })] : []
  })
  return [...ofDay, ...rows]
}

interface Answered {
  readonly key: string
  readonly rows: readonly NearRow[]
}

const answered = new WeakMap<Store, Map<string, Answered>>()

/** The same rows as long as no page changed. */
function rowsOf(store: Store, uid: string): readonly NearRow[] {
  const source = sourceOf(store)
  const known = answered.get(source) ?? new Map<string, Answered>()
  answered.set(source, known)
  const key = `${searchedPages(store).edition} ${myDayIn(store).startHour} ${todayIn(store)}`
  const before = known.get(uid)
  if (before?.key === key) return before.rows
  const rows = rowsFor(store, uid)
  if (known.size > 4) known.clear()
  known.set(uid, { key, rows })
  return rows
}

/** What stands near an open page. */
export const nearQueries: readonly QueryImpl[] = [answer(nearRows, (store, { uid }) => rowsOf(store, uid))]
