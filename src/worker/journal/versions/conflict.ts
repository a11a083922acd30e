import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { pageText } from '#domain/journal/new-entry.ts'
import type { Store } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { readConflict, settleConflict } from './versions.calls.ts'
import { putInPlace } from './versions.ts'

const entryOf = (store: Store, uid: string): JournalEntry | undefined =>
  store.of(journalEntries).get(uid)?.data

async function settle(
  tools: WorkerTools,
  versionUid: string,
  keep: 'original' | 'version' | 'both',
): Promise<void> {
  const { session, now } = tools
  const version = entryOf(session.store, versionUid)
  if (!version?.conflictOf) return
  const at = new Date(now()).toISOString()
  const metadata = { ...version.metadata, editedAt: at }
  if (keep === 'both') {
    // No patch: a field goes.
    const { conflictOf: _, ...own } = version
    return session.put(journalEntries, versionUid, { ...own, metadata }, version)
  }
  const original = entryOf(session.store, version.conflictOf)
  if (keep === 'version' && original) await putInPlace(tools, version.conflictOf, original, pageText(version))
  await patchOf(tools, journalEntries, versionUid, { metadata, deletedAt: at })
}

export const conflictCommands: readonly CommandImpl[] = [
  perform(readConflict, async ({ session: { store } }, { versionUid }) => {
    const version = entryOf(store, versionUid)
    const original = version?.conflictOf ? entryOf(store, version.conflictOf) : undefined
    if (!version || !original) return null
    const { conflictLines } = await import('./compare-version.ts')
    return conflictLines(original, version)
  }),
  perform(settleConflict, (tools, { versionUid, keep }) => settle(tools, versionUid, keep)),
]
