import { entryMonth } from '#domain/journal/entry-date.ts'
import { newestFirst, summarise } from '#domain/journal/entry-summary.ts'
import { hasWords } from '#domain/journal/entry-text.ts'
import { fold, hasEvery, searchTerms, snippet } from '#domain/journal/find-words.ts'
import { type JournalEntry, journalEntryKind } from '#domain/journal/journal-entry.ts'
import { groupByMonth } from '#domain/journal/month-groups.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { perStartHour } from '#web/lib/my-day.worker.ts'
import { type Row, rowPerEntity } from '#web/lib/worker-calls.ts'
import type { EntryRow, MonthRow } from './journal.calls.ts'

/** What sorting and counting need; the row itself is made when it is looked at. */
interface Listed extends Row {
  readonly entity: Entity<JournalEntry>
  readonly atMs: number
  readonly month: string
  readonly isCheckIn: boolean
}

interface Shelf {
  readonly makers: Makers
  readonly entities: readonly Entity<JournalEntry>[]
  readonly listed: readonly Listed[]
  readonly found: Map<string, Selection>
}

/** What a search found. Its words around the hits are cut only for the rows that are looked at. */
interface Selection {
  readonly uids: readonly string[]
  readonly months: readonly MonthRow[]
  rows(from: number, count: number): EntryRow[]
}

const shelves = new WeakMap<Store, Shelf>()
/** Rows of entries, and what their list is sorted by, where days begin at one hour. */
const makersOf = perStartHour((startHour) => ({
  row: rowPerEntity<JournalEntry, EntryRow>((entity) => ({
    id: entity.uid,
    kept: entity.kept,
    isOtherVersion: entity.data.conflictOf !== undefined,
    pieces: [],
    ...summarise(entity.data, startHour),
  })),
  listed: rowPerEntity<JournalEntry, Listed>((entity) => ({
    id: entity.uid,
    entity,
    atMs: Date.parse(entity.data.createdAt),
    month: entryMonth(entity.data, startHour),
    isCheckIn: !hasWords(entity.data),
  })),
}))
type Makers = ReturnType<typeof makersOf>

const foldedTexts = new WeakMap<Entity<JournalEntry>, string>()

function foldedText(entity: Entity<JournalEntry>): string {
  let text = foldedTexts.get(entity)
  if (text === undefined) {
    text = fold(`${entity.data.title}\n${entity.data.content}`)
    foldedTexts.set(entity, text)
  }
  return text
}

/** All entries outside the trash, newest first; sorted again only when an entry changed, or the hour at which days begin. */
function shelfOf(store: Store): Shelf {
  const entries = store.byKind<JournalEntry>(journalEntryKind)
  const known = shelves.get(store)
  const makers = makersOf(store)
  if (known?.makers === makers && isSame(known.entities, entries)) return known
  const entities = [...entries.values()]
  const listed = entities
    .filter((entity) => entity.data.deletedAt === null)
    .map(makers.listed)
    .sort(newestFirst)
  const shelf = { makers, entities, listed, found: new Map() }
  shelves.set(store, shelf)
  return shelf
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

function withPieces(row: EntryRow, { entity }: Listed, terms: readonly string[]): EntryRow {
  const pieces = snippet(entity.data.content, terms)
  return pieces.some((piece) => piece.isFound) ? { ...row, pieces } : row
}

function selectionOf(hits: readonly Listed[], terms: readonly string[], { row: rowOf }: Makers): Selection {
  const shown = new Map<Listed, EntryRow>()
  const rowFor = (hit: Listed): EntryRow => {
    if (terms.length === 0) return rowOf(hit.entity)
    const row = shown.get(hit) ?? withPieces(rowOf(hit.entity), hit, terms)
    shown.set(hit, row)
    return row
  }
  return {
    uids: hits.map((hit) => hit.id),
    months: groupByMonth(hits).map((group) => ({ id: group.month, ...group })),
    rows: (from, count) => hits.slice(from, from + count).map(rowFor),
  }
}

/** The entries that a search finds (all for an empty one), with their months. */
export function select(store: Store, search: string): Selection {
  const shelf = shelfOf(store)
  const terms = searchTerms(search)
  const key = terms.join(' ')
  const known = shelf.found.get(key)
  if (known) return known
  const hits =
    terms.length > 0 ? shelf.listed.filter((one) => hasEvery(foldedText(one.entity), terms)) : shelf.listed
  const selection = selectionOf(hits, terms, shelf.makers)
  if (shelf.found.size > 8) shelf.found.clear()
  shelf.found.set(key, selection)
  return selection
}
