import type { Moment } from '#domain/entity/moment.ts'
import { isCheckIn } from '#domain/journal/entry-text.ts'
import { clipped } from '#domain/journal/search/near-quote.ts'
import { onThisDay } from '#domain/journal/search/on-this-day.ts'
import { relatedPages } from '#domain/journal/search/related-pages.ts'
import { sentences } from '#domain/text/text.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, todayIn } from '#domain/time/my-day-in.ts'
import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import { searchedPages } from '#worker/core/journal-index.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { allListed, type Listed } from '../entries/entry-list-index.ts'
import { type RelatedEntryRow, relatedEntryRows } from './related-entries.calls.ts'

const mostOfDay = 4
const mostRelated = 5
/** A first sentence is looked for no further than this. */
const beginning = 1_500

function rowOf(
  one: Listed,
  kind: RelatedEntryRow['kind'],
  startHour: number,
  more: Pick<RelatedEntryRow, 'years' | 'quote' | 'words'>,
): RelatedEntryRow {
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

function rowsFor(store: Store, uid: string, at: Moment): RelatedEntryRow[] {
  const { startHour } = myDayIn(store)
  const listed = allListed(store)
  const own = listed.find(({ id }) => id === uid)
  const day = own ? entryDay(own.entity.data, startHour) : todayIn(store, at)
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
  const meanings = meaningOf(store)?.index ?? null
  const related = page ? relatedPages(index, page, mostRelated + mostOfDay, meanings) : []
  const others = related.filter((one) => !ofDay.some((row) => row.uid === one.uid)).slice(0, mostRelated)
  const rows = others.flatMap(({ uid: other, quote, words }) => {
    const one = byUid.get(other)
    return one ? [rowOf(one, 'related', startHour, { years: null, quote, words })] : []
  })
  return [...ofDay, ...rows]
}

interface Answered {
  readonly key: string
  readonly rows: readonly RelatedEntryRow[]
}

const answered = new WeakMap<Store, Map<string, Answered>>()

/** The same rows as long as no page changed, nor what is known of meaning. */
function rowsOf(store: Store, uid: string, at: Moment): readonly RelatedEntryRow[] {
  const source = sourceOf(store)
  const known = answered.get(source) ?? new Map<string, Answered>()
  answered.set(source, known)
  const read = `${searchedPages(store).edition} ${meaningOf(store)?.edition}`
  const key = `${read} ${myDayIn(store).startHour} ${todayIn(store, at)}`
  const before = known.get(uid)
  if (before?.key === key) return before.rows
  const rows = rowsFor(store, uid, at)
  if (known.size > 4) known.clear()
  known.set(uid, { key, rows })
  return rows
}

/** What stands near an open page. */
export const relatedEntryQueries: readonly QueryImpl[] = [
  answer(relatedEntryRows, (store, { uid }, at) => rowsOf(store, uid, at)),
]
