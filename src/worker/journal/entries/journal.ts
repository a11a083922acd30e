import { hasAnything } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry, pageText, withEdit } from '#domain/journal/new-entry.ts'
import type { Store } from '#vault/store/store.ts'
import { patchOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { keepFinished, keepReplaced } from '../versions/keep-version.ts'
import { select } from './entry-list-index.ts'
import {
  draftPage,
  entryCount,
  entryRows,
  type Found,
  finishEntry,
  type KeepPage,
  keepPage,
  monthRows,
  placeOfEntry,
} from './journal.calls.ts'

const entryOf = (store: Store, uid: string) => store.of(journalEntries).get(uid)

const isWholeList = ({ search }: Found): boolean => search === ''

/** The queries that the journal's screen asks. */
export const journalQueries: readonly QueryImpl[] = [
  answer(
    entryRows,
    (store, { search, from, count }, at) => select(store, search, at).rows(from, count),
    ({ search, from }) => search === '' && from === 0,
  ),
  answer(monthRows, (store, { search }, at) => select(store, search, at).months, isWholeList),
  answer(
    entryCount,
    (store, { search }, at) => [
      { id: 'count', found: select(store, search, at).uids.length, all: select(store, '', at).uids.length },
    ],
    isWholeList,
  ),
]

interface Written {
  readonly entry: JournalEntry
  /** What it is an edit of; undefined: a new entry. */
  readonly from: JournalEntry | undefined
  /** What the vault holds of it by now. */
  readonly before: JournalEntry | undefined
}

/**
 * An entry with what was typed into it, and what that is an edit of; null when there is nothing to keep. Writing on a page that lies in the
 * trash takes it out: an edit beats a delete.
 */
function writtenOn(
  tools: WorkerTools,
  { uid, edit, from, begunAt, templateId, sessionUid }: KeepPage,
): Written | null {
  const { session, now } = tools
  const kept = session.drafts.beneath(journalEntries, uid)?.data
  // What a template put on a new page belongs to it, though nobody typed it.
  const before = kept ?? { ...newEntry(begunAt, ruleOf(tools).zone), ...from }
  const entry = withEdit(before, edit)
  if (entry === before || (!kept && !hasAnything(entry))) return null
  const about = sessionUid === undefined ? {} : { sessionUid }
  const metadata = { ...entry.metadata, ...about, editedAt: new Date(now()).toISOString() }
  const begunFrom = templateId ?? entry.templateId
  const next = { ...entry, metadata, deletedAt: null, templateId: begunFrom }
  return { entry: next, from: kept && { ...kept, ...from }, before: kept }
}

/** What the journal's screen can have done. */
export const journalCommands: readonly CommandImpl[] = [
  perform(draftPage, async (tools, { edit, ...page }) => {
    const { drafts } = tools.session
    const written = edit && writtenOn(tools, { ...page, edit })
    if (!written) return drafts.drop(page.uid)
    await drafts.keep(journalEntries, page.uid, written.entry, written.from ?? null)
  }),
  perform(keepPage, async (tools, page) => {
    const { session } = tools
    const written = writtenOn(tools, page)
    if (written?.before) await keepReplaced(tools, page.uid, written.before, written.entry)
    if (written) await session.put(journalEntries, page.uid, written.entry, written.from)
    else await session.drafts.drop(page.uid)
    return pageText(entryOf(session.store, page.uid)?.data ?? { ...page.from, ...page.edit })
  }),
  perform(finishEntry, async (tools, { uid, endedAt }) => {
    if (!entryOf(tools.session.store, uid)) return
    if (endedAt !== null) await keepFinished(tools, uid)
    await patchOf(tools, journalEntries, uid, { endedAt, isActive: endedAt === null })
  }),
  perform(placeOfEntry, async ({ session, now, zone }, { uid, search }) =>
    select(session.store, search, { nowMs: now(), zone }).uids.indexOf(uid),
  ),
]
