import type { Moment } from '#domain/entity/moment.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { newestFirst, summarise } from '#domain/journal/entry-summary.ts'
import { isCheckIn } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { groupByMonth } from '#domain/journal/month-groups.ts'
import type { Correction } from '#domain/journal/search/compile-query.ts'
import { findPages, type HiddenPages } from '#domain/journal/search/find-pages.ts'
import { foundSnippet, piecesOf } from '#domain/journal/search/found-snippet.ts'
import { type SpanFinder, spanFinder } from '#domain/journal/search/found-spans.ts'
import type { PageIndex } from '#domain/journal/search/page-index.ts'
import { parseQuery, type QueryProblem } from '#domain/journal/search/search-query.ts'
import type { Day } from '#domain/time/day.ts'
import { entryMonth } from '#domain/time/entry-date.ts'
import { perStartHour, todayIn } from '#domain/time/my-day-in.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import { followPages, searchedPages } from '#worker/core/journal-index.ts'

import type { Row } from '#worker/core/worker-calls.ts'
import type { EntryRow, MonthRow } from './journal.calls.ts'

/** What sorting and counting need; the row itself is made when it is looked at. */
export interface Listed extends Row {
  readonly entity: Entity<JournalEntry>
  readonly atMs: number
  readonly month: string
  readonly isCheckIn: boolean
}

interface EntryListIndex {
  readonly makers: Makers
  readonly entities: readonly Entity<JournalEntry>[]
  readonly listed: readonly Listed[]
  readonly found: Map<string, Selection>
}

/** What a search found. Its words around the hits are cut only for the rows that are looked at. */
export interface Selection {
  readonly uids: readonly string[]
  readonly months: readonly MonthRow[]
  readonly tookMs: number
  readonly hidden: readonly HiddenPages[]
  readonly corrections: readonly Correction[]
  readonly problems: readonly QueryProblem[]
  /** A question was asked: what answers it best stands first, whatever its day. */
  readonly isRanked: boolean
  readonly spans: SpanFinder
  rows(from: number, count: number): EntryRow[]
}

const indexes = new WeakMap<Store, EntryListIndex>()
/** Rows of entries, and what their list is sorted by, where days begin at one hour. */
const makersOf = perStartHour((startHour) => ({
  startHour,
  row: rowPerEntity<JournalEntry, EntryRow>((entity) => ({
    id: entity.uid,
    kept: entity.kept,
    isOtherVersion: entity.data.conflictOf !== undefined,
    titlePieces: [],
    pieces: [],
    ...summarise(entity.data, startHour),
  })),
  listed: rowPerEntity<JournalEntry, Listed>((entity) => ({
    id: entity.uid,
    entity,
    atMs: Date.parse(entity.data.createdAt),
    month: entryMonth(entity.data, startHour),
    isCheckIn: isCheckIn(entity.data),
  })),
}))
type Makers = ReturnType<typeof makersOf>

/** All entries outside the trash, newest first; sorted again only when an entry changed, or the hour at which days begin. */
function indexOf(store: Store): EntryListIndex {
  const entries = store.of(journalEntries)
  const source = sourceOf(store)
  const known = indexes.get(source)
  const makers = makersOf(store)
  if (known?.makers === makers && isSame(known.entities, entries)) return known
  const entities = [...entries.values()]
  const listed = entities
    .filter((entity) => entity.data.deletedAt == null)
    .map(makers.listed)
    .sort(newestFirst)
  const index = { makers, entities, listed, found: new Map() }
  indexes.set(source, index)
  followPages(store)
  return index
}

function isSame(
  before: readonly Entity<JournalEntry>[],
  now: ReadonlyMap<string, Entity<JournalEntry>>,
): boolean {
  if (before.length !== now.size) return false
  let i = 0
  for (const entity of now.values()) if (entity !== before[i++]) return false
  return true
}

/** All entries outside the trash, newest first. */
export const allListed = (store: Store): readonly Listed[] => indexOf(store).listed

/** An entry as the list shows it. */
export const entryRow = (store: Store, entity: Entity<JournalEntry>): EntryRow => makersOf(store).row(entity)

/** The entries that a search finds (all for an empty one), with their months. */
export function select(store: Store, search: string, at: Moment): Selection {
  const index = indexOf(store)
  const typed = search.trim()
  const today = typed === '' ? '' : todayIn(store, at)
  const key = `${today} ${typed}`
  const known = index.found.get(key)
  if (known) return known
  const selection = typed === '' ? everything(index) : searchFor(store, index, typed, today)
  if (index.found.size > 8) index.found.clear()
  index.found.set(key, selection)
  return selection
}

const monthsOf = (listed: readonly Listed[]): MonthRow[] =>
  groupByMonth(listed).map((group) => ({ id: group.month, ...group }))

/** What is not in the order of time comes back to a month again and again. */
const stretchesOf = (listed: readonly Listed[]): MonthRow[] =>
  groupByMonth(listed).map((group) => ({ id: `${group.month} ${group.from}`, ...group }))

function everything({ listed, makers }: EntryListIndex): Selection {
  return {
    uids: listed.map(({ id }) => id),
    months: monthsOf(listed),
    tookMs: 0,
    hidden: [],
    corrections: [],
    problems: [],
    isRanked: false,
    spans: () => [],
    rows: (from, count) => listed.slice(from, from + count).map(({ entity }) => makers.row(entity)),
  }
}

function searchFor(store: Store, { listed, makers }: EntryListIndex, typed: string, today: Day): Selection {
  const { index, edition } = searchedPages(store)
  const { slots, bySlot } = slotsOf(listed, index, edition)
  const beganAt = performance.now()
  const query = parseQuery(typed, today)
  const found = findPages(index, query, slots, makers.startHour)
  const hits = found.slots.flatMap((slot) => bySlot[slot] ?? [])
  const tookMs = performance.now() - beganAt
  const spans = spanFinder(query, found.corrections, found.stems)
  const isRanked = query.question !== null
  const shown = new Map<Listed, EntryRow>()
  const rowFor = (hit: Listed): EntryRow => {
    const row = shown.get(hit) ?? withPieces(makers.row(hit.entity), hit.entity.data, spans)
    shown.set(hit, row)
    return row
  }
  return {
    uids: hits.map(({ id }) => id),
    months: isRanked ? stretchesOf(hits) : monthsOf(hits),
    tookMs,
    hidden: found.hidden,
    corrections: found.corrections,
    problems: query.problems,
    isRanked,
    spans,
    rows: (from, count) => hits.slice(from, from + count).map(rowFor),
  }
}

interface Slots {
  readonly edition: number
  /** In the order of the list. */
  readonly slots: Uint32Array
  readonly bySlot: readonly (Listed | undefined)[]
}

const slotsOfLists = new WeakMap<readonly Listed[], Slots>()

/** Where the index has the pages of a list: looked up once for all searches until a page changes. */
function slotsOf(listed: readonly Listed[], index: PageIndex, edition: number): Slots {
  const known = slotsOfLists.get(listed)
  if (known?.edition === edition) return known
  const bySlot: (Listed | undefined)[] = new Array(index.slotCount).fill(undefined)
  const slots = Uint32Array.from(listed, (one) => {
    const slot = index.get(one.id)?.slot ?? 0
    bySlot[slot] = one
    return slot
  })
  const made = { edition, slots, bySlot }
  slotsOfLists.set(listed, made)
  return made
}

function withPieces(row: EntryRow, { content }: JournalEntry, spans: SpanFinder): EntryRow {
  const inTitle = spans(row.title)
  const pieces = foundSnippet(content, spans(content))
  const titlePieces = inTitle.length > 0 ? piecesOf(row.title, inTitle) : []
  return pieces.length > 0 || titlePieces.length > 0 ? { ...row, pieces, titlePieces } : row
}
