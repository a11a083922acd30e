import { type JournalEntry, journalEntryKind } from '#domain/journal/journal-entry.ts'
import { type PageText, pageFields, pageText } from '#domain/journal/new-entry.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { historyKind } from '#vault/sync/leftovers.ts'
import { answer, type CommandImpl, perform, type QueryImpl, type WorkerTools } from '#web/lib/worker-calls.ts'
import { type EarlierRow, earlierValues, type OriginRow, originOf, putBack } from './versions.calls.ts'

/** What is kept of values that gave way: when two versions were merged, or when earlier ones were put back. */
interface History {
  /** uid of the thing, its kind, and the instant, ISO. */
  readonly of: string
  readonly kind: string
  readonly at: string
  readonly why: string
  readonly data: Partial<JournalEntry>
}

const entryOf = (store: Store, uid: string): JournalEntry | undefined =>
  store.byKind<JournalEntry>(journalEntryKind).get(uid)?.data

function origin(store: Store, uid: string): OriginRow[] {
  const of = entryOf(store, uid)?.conflictOf
  if (!of) return []
  const entry = entryOf(store, of)
  return [{ id: of, title: entry?.title.trim() ?? '', isThere: entry?.deletedAt === null }]
}

/** The written part of `data`, as far as it differs from what stands there. */
function otherValues(data: Partial<JournalEntry>, entry: JournalEntry): Partial<PageText> {
  const others = pageFields.filter((field) => data[field] !== undefined && data[field] !== entry[field])
  return Object.fromEntries(others.map((field) => [field, data[field]]))
}

function earlier(store: Store, uid: string): EarlierRow[] {
  const entry = entryOf(store, uid)
  if (!entry) return []
  const rows: EarlierRow[] = []
  for (const { uid: id, data } of store.byKind<History>(historyKind).values()) {
    if (data.of !== uid || data.kind !== journalEntryKind) continue
    const values = otherValues(data.data, entry)
    if (Object.keys(values).length > 0) rows.push({ id, atMs: Date.parse(data.at), values })
  }
  return rows.sort((a, b) => b.atMs - a.atMs)
}

/** The same rows for the same values, so that the screen hears of changes only. */
function steady<R extends { readonly id: string }>(rowsOf: (store: Store, uid: string) => R[]) {
  const known = new Map<string, R>()
  return (store: Store, { uid }: { uid: string }): R[] =>
    rowsOf(store, uid).map((row) => {
      const before = known.get(row.id)
      if (before && JSON.stringify(before) === JSON.stringify(row)) return before
      if (known.size > 500) known.clear()
      known.set(row.id, row)
      return row
    })
}

async function bringBack({ session, now, newUid }: WorkerTools, uid: string, id: string): Promise<void> {
  const entry = entryOf(session.store, uid)
  const history: Entity<History> | undefined = session.store.get<History>(id)
  if (!entry || history?.kind !== historyKind || history.data.of !== uid) return
  const values = otherValues(history.data.data, entry)
  if (Object.keys(values).length === 0) return
  const at = new Date(now()).toISOString()
  const data = pageText(entry)
  await session.put<History>(historyKind, newUid(), {
    of: uid,
    kind: journalEntryKind,
    at,
    why: 'put back',
    data,
  })
  const metadata = { ...entry.metadata, editedAt: at }
  await session.put<JournalEntry>(journalEntryKind, uid, { ...entry, ...values, metadata }, entry)
}

export const versionQueries: readonly QueryImpl[] = [
  answer(originOf, steady(origin)),
  answer(earlierValues, steady(earlier)),
]

export const versionCommands: readonly CommandImpl[] = [
  perform(putBack, (tools, { uid, id }) => bringBack(tools, uid, id)),
]
