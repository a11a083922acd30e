import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { pageText } from '#domain/journal/new-entry.ts'
import { editedAt, historyOf, sameWords } from '#domain/journal/versions/history-of.ts'
import { type PageHistory, pageHistories } from '#domain/journal/versions/page-history.ts'
import { keepVersions, type VersionWhy, versionDue, versionWhys } from '#domain/journal/versions/versions.ts'
import type { Entity } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

const isVersion = ({ data }: Entity<PageHistory>): boolean => versionWhys.some((why) => why === data.why)

/** Versions of one page that are to go now. Values that gave way in a merge stay: nobody has seen them yet. */
export function thinnedOut(history: readonly Entity<PageHistory>[], nowMs: number): string[] {
  const versions = history.filter(isVersion).map(({ uid, data }) => ({
    id: uid,
    atMs: Date.parse(data.at),
    size: data.data.content?.length ?? 0,
  }))
  const kept = new Set(keepVersions(versions, nowMs).map(({ id }) => id))
  return versions.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}

/** Seals the words and ratings of an entry as a version, unless the newest version says the same. */
export async function keepVersion(
  tools: WorkerTools,
  uid: string,
  entry: JournalEntry,
  why: VersionWhy,
  at: string,
): Promise<void> {
  const { session, now } = tools
  const history = historyOf(session.store, uid)
  const newest = history.filter(isVersion).sort((a, b) => (a.data.at < b.data.at ? 1 : -1))[0]
  if (newest && sameWords(newest.data.data, entry) && why !== 'put back') return
  await createOf(tools, pageHistories, {
    ...{ of: uid, kind: journalEntries.kind },
    ...{ at, why, data: { ...pageText(entry) } },
  })
  for (const id of thinnedOut(historyOf(session.store, uid), now())) await session.remove(id)
}

/** New words take the place of others: a finished piece of writing stays as a version. A full device keeps the new words all the same. */
export async function keepReplaced(
  tools: WorkerTools,
  uid: string,
  before: JournalEntry,
  next: JournalEntry,
): Promise<void> {
  const at = editedAt(before)
  const why = versionDue(before, next, Date.parse(at), tools.now())
  if (!why) return
  await keepVersion(tools, uid, before, why, at).catch((error: unknown) => console.error(error))
}

/** The words as they stand when their writer finishes the entry. */
export async function keepFinished(tools: WorkerTools, uid: string): Promise<void> {
  const entry = tools.session.store.of(journalEntries).get(uid)?.data
  if (entry && /\S/.test(entry.title + entry.content))
    await keepVersion(tools, uid, entry, 'finished', editedAt(entry))
}
