import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { otherValues } from '#domain/journal/versions/history-of.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import type { Store } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { keepVersion } from './keep-version.ts'
import { putBack, readVersion } from './versions.calls.ts'

const entryOf = (store: Store, uid: string): JournalEntry | undefined =>
  store.of(journalEntries).get(uid)?.data

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
