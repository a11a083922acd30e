import { countWords } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type PageText, pageFields } from '#domain/journal/new-entry.ts'
import type { PageHistory } from '#domain/journal/versions/page-history.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { historyOf, keepVersion, sameWords } from './keep-version.ts'
import {
  type OriginRow,
  type OtherValues,
  originOf,
  otherFields,
  putBack,
  readVersion,
  type VersionRow,
  versionRows,
} from './versions.calls.ts'

const entryOf = (store: Store, uid: string): JournalEntry | undefined =>
  store.of(journalEntries).get(uid)?.data

function origin(store: Store, uid: string): OriginRow[] {
  const of = entryOf(store, uid)?.conflictOf
  if (!of) return []
  const entry = entryOf(store, of)
  return [{ id: of, title: entry?.title.trim() ?? '', isThere: entry?.deletedAt === null }]
}

type Restorable = Partial<PageText> & OtherValues

const restorable = [...new Set([...pageFields, ...otherFields])]

/** What of `data` can be put back, as far as it differs from what stands there. */
export function otherValues(data: Partial<JournalEntry>, entry: JournalEntry): Restorable {
  const others = restorable.filter(
    (field) =>
      data[field] !== undefined && JSON.stringify(data[field]) !== JSON.stringify(entry[field] ?? null),
  )
  return Object.fromEntries(others.map((field) => [field, data[field]]))
}

/** Counting the words of a long text takes a while: once per version. */
const counted = new WeakMap<Entity<PageHistory>, number>()

function wordsOf(entity: Entity<PageHistory>): number | null {
  const { content } = entity.data.data
  if (content === undefined) return null
  const known = counted.get(entity) ?? countWords(content)
  counted.set(entity, known)
  return known
}

function versions(store: Store, uid: string): VersionRow[] {
  const entry = entryOf(store, uid)
  if (!entry) return []
  const newestFirst = historyOf(store, uid).sort((a, b) => (a.data.at < b.data.at ? 1 : -1))
  const rows: VersionRow[] = []
  let above: Partial<JournalEntry> = entry
  for (const entity of newestFirst) {
    const { data, at, why } = entity.data
    if (Object.keys(otherValues(data, entry)).length === 0) continue
    if (why !== 'merge') {
      if (sameWords(data, above)) continue
      above = data
    }
    rows.push({ id: entity.uid, atMs: Date.parse(at), why, words: wordsOf(entity) })
  }
  return rows
}

/** A page and something that it was before; null when one of them has gone. */
export function pageAndVersion(store: Store, uid: string, id: string) {
  const entry = entryOf(store, uid)
  const history = store.one(pageHistories, id)
  if (!entry || history?.data.of !== uid) return null
  return { entry, was: history.data.data }
}

async function bringBack(tools: WorkerTools, uid: string, id: string): Promise<void> {
  const both = pageAndVersion(tools.session.store, uid, id)
  if (!both) return
  const values = otherValues(both.was, both.entry)
  if (Object.keys(values).length > 0) await putInPlace(tools, uid, both.entry, values)
}

/** Other values on an entry; what stood there stays among its versions. */
export async function putInPlace(
  tools: WorkerTools,
  uid: string,
  entry: JournalEntry,
  values: Partial<JournalEntry>,
): Promise<void> {
  const at = new Date(tools.now()).toISOString()
  await keepVersion(tools, uid, entry, 'put back', at)
  await patchOf(tools, journalEntries, uid, ({ metadata }) => ({
    ...values,
    metadata: { ...metadata, editedAt: at },
  }))
}

export const versionQueries: readonly QueryImpl[] = [
  answer(originOf, (store, { uid }) => origin(store, uid)),
  answer(versionRows, (store, { uid }) => versions(store, uid)),
]

export const versionCommands: readonly CommandImpl[] = [
  perform(putBack, (tools, { uid, id }) => bringBack(tools, uid, id)),
  perform(readVersion, async ({ session }, { uid, id }) => {
    const both = pageAndVersion(session.store, uid, id)
    if (!both) return null
    // Comparing is fetched when somebody looks at a version.
    const { compareVersion } = await import('./compare-version.ts')
    return compareVersion(both.was, both.entry, otherValues(both.was, both.entry))
  }),
]
