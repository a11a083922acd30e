import { entityOfKind } from '#domain/entities.ts'
import { mostRecordBytes } from '#domain/export/restore-plan.ts'
import { entryOfImport, type ImportBatch, importMarkOf } from '#domain/import/entry-of-import.ts'
import { planImportUndo } from '#domain/import/import-batches.ts'
import { type MoodMapping, planJournalImport } from '#domain/import/import-plan.ts'
import type { ImportedPage, ImportProblem, ReadJournal } from '#domain/import/imported-page.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { mostPhotos } from '#domain/journal/photo.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'
import { type FileSet, openFiles, readPicture } from './chosen-files.ts'
import {
  type ChosenFile,
  checkJournalFiles,
  type ImportEvent,
  type ImportUndoEvent,
  importJournal,
  undoJournalImport,
} from './import.calls.ts'
import { readJournal } from './read-journal.ts'

/** So many records are sealed at a time; others have their turn in between. */
const atOnce = 32

/** What an import asks of others: pictures are sealed as the journal does it. */
export interface ImportParts {
  readonly sealPicture: (tools: WorkerTools, file: Blob, signal: AbortSignal) => Promise<EntryPhoto>
}

type TellProgress = (event: { is: 'progress'; done: number; of: number }) => void

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

interface Opened {
  readonly files: FileSet
  readonly read: ReadJournal
  /** The uid of each page by its original id: the same on every device, and in every import of it. */
  readonly uids: ReadonlyMap<string, string>
}

async function open(
  tools: WorkerTools,
  chosen: readonly ChosenFile[],
  tell: TellProgress,
  signal: AbortSignal,
): Promise<Opened> {
  const files = await openFiles(chosen)
  const read = await readJournal(files, ruleOf(tools).zone, async (done, of) => {
    tell({ is: 'progress', done, of })
    await turn()
    signal.throwIfAborted()
  })
  if (read.pages.length === 0 && read.problems.length === 0)
    throw new ZipFault('There are no pages in this journal.')
  const uids = new Map<string, string>()
  for (const { originalId } of read.pages)
    uids.set(originalId, await tools.session.uidFor(journalEntries.kind, 'import', read.source, originalId))
  return { files, read, uids }
}

/** Whether a page is here: from an earlier import, in this vault or before it moved, or, where a file names a page of this journal, that page itself. */
function isHereIn({ store }: VaultSession, { uids, read }: Opened): (originalId: string) => boolean {
  const entries = store.of(journalEntries)
  const marked = new Set(
    [...entries.values()].flatMap(({ data }) => {
      const mark = importMarkOf(data)
      return mark?.source === read.source ? [mark.originalId] : []
    }),
  )
  return (originalId) =>
    marked.has(originalId) || entries.has(uids.get(originalId) ?? '') || entries.has(originalId)
}

/** Runs `work`; what cannot be used is told as a sentence. */
async function orFault(
  emit: (event: { is: 'fault'; sentence: string }) => void,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ZipFault)) throw error
    emit({ is: 'fault', sentence: error.message })
  }
}

interface Bringing {
  readonly tools: WorkerTools
  readonly parts: ImportParts
  readonly opened: Opened
  readonly batch: ImportBatch
  readonly problems: ImportProblem[]
  readonly signal: AbortSignal
}

/** True for what is wrong with one picture; a full device or a locked vault ends the import. */
const isOfPicture = (error: unknown): error is Error =>
  error instanceof Error && /^(?:Error|ZipFault|BlobTooLargeError)$/.test(error.name)

/** The pictures of a page in their order; null for one that cannot be had, which is told. */
async function sealPictures(page: ImportedPage, { tools, parts, opened, problems, signal }: Bringing) {
  const sealed: (EntryPhoto | null)[] = []
  for (const name of page.pictures) {
    const tell = (sentence: string) => problems.push({ file: name, line: null, sentence })
    signal.throwIfAborted()
    if (sealed.length >= mostPhotos) {
      tell(`A page holds up to ${mostPhotos} pictures, so this one is left out.`)
      continue
    }
    try {
      const photo = await parts.sealPicture(tools, await readPicture(opened.files, name), signal)
      sealed.push({ ...photo, caption: page.captions[name] ?? '', addedAt: page.createdAt })
    } catch (error) {
      if (!isOfPicture(error)) throw error
      tell(error.message)
      sealed.push(null)
    }
  }
  return sealed
}

/** Room for what a page says beside its words, in bytes. */
const besideWords = 100_000

const isTooLong = ({ title, text }: ImportedPage): boolean =>
  title.length + text.length > 990_000 ||
  new TextEncoder().encode(JSON.stringify([title, text])).length > mostRecordBytes - besideWords

/** Seals one page; answers its pictures, null where it is too long to be kept, which is told. */
async function put(page: ImportedPage, bringing: Bringing): Promise<number | null> {
  const { tools, opened, batch, problems } = bringing
  if (isTooLong(page)) {
    const sentence = 'This page is too long to be kept here, so it stays in its file.'
    problems.push({ file: page.title || page.originalId, line: null, sentence })
    return null
  }
  const sealed = await sealPictures(page, bringing)
  const uid = opened.uids.get(page.originalId)
  if (!uid) throw new Error(`No uid was made for ${page.originalId}`)
  await tools.session.put(journalEntries, uid, entryOfImport(page, batch, sealed))
  return sealed.filter((photo) => photo !== null).length
}

/** What they come to, once all have ended: none is still at work when another has failed. */
async function allEnded<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

async function bring(bringing: Bringing, emit: (event: ImportEvent) => void): Promise<void> {
  const { tools, opened, batch, problems, signal } = bringing
  const isHere = isHereIn(tools.session, opened)
  const coming = opened.read.pages.filter(({ originalId }) => !isHere(originalId))
  let [pages, pictures] = [0, 0]
  for (let at = 0; at < coming.length; at += atOnce) {
    emit({ is: 'progress', done: at, of: coming.length })
    const some = coming.slice(at, at + atOnce)
    // Pictures one after another: each needs a lot of memory while it is drawn.
    const hasPictures = some.some((page) => page.pictures.length > 0)
    const counts: (number | null)[] = hasPictures
      ? []
      : await allEnded(some.map((page) => put(page, bringing)))
    if (hasPictures) for (const page of some) counts.push(await put(page, bringing))
    const kept = counts.filter((count) => count !== null)
    pages += kept.length
    pictures += kept.reduce((sum, count) => sum + count, 0)
    await turn()
    signal.throwIfAborted()
  }
  const { batchId, source } = batch
  emit({ is: 'done', report: { batchId, source, pages, pictures, problems } })
}

/** Takes a batch out; answers how many of its pages went, and how many stay for what somebody has changed on them. */
async function takeOut(session: VaultSession, batchId: string, tell: TellProgress) {
  const { store } = session
  const isRecord = (one: { data: unknown }): one is { data: object } =>
    typeof one.data === 'object' && one.data !== null
  const records = [...store.all()].flatMap((one) =>
    isRecord(one) ? [{ uid: one.uid, kind: one.kind, data: one.data }] : [],
  )
  const { goes, stays } = planImportUndo(records, batchId, entityOfKind)
  const pages = goes.filter((uid) => store.one(journalEntries, uid)).length
  for (let at = 0; at < goes.length; at += atOnce) {
    tell({ is: 'progress', done: at, of: goes.length })
    await Promise.all(goes.slice(at, at + atOnce).map((uid) => session.remove(uid)))
    await turn()
  }
  return { pages, stays: stays.length }
}

async function bringOrTakeOut(
  tools: WorkerTools,
  parts: ImportParts,
  { files, moods }: { files: readonly ChosenFile[]; moods: MoodMapping },
  emit: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const opened = await open(tools, files, emit, signal)
  const batchId = tools.newUid()
  const at = new Date(tools.now()).toISOString()
  const batch: ImportBatch = { source: opened.read.source, batchId, at, moods }
  try {
    await bring({ tools, parts, opened, batch, problems: [], signal }, emit)
  } catch (error) {
    // Half a journal would only be in the way. What cannot go now is told and listed, and can be undone later.
    const tell: TellProgress = (event) => emit({ ...event, is: 'takingOut' })
    await takeOut(tools.session, batchId, tell).catch(console.error)
    const entries = [...tools.session.store.of(journalEntries).values()]
    emit({ is: 'ended', left: entries.filter(({ data }) => importMarkOf(data)?.batchId === batchId).length })
    throw error
  }
}

async function undo(
  { session }: WorkerTools,
  batchId: string,
  emit: (event: ImportUndoEvent) => void,
): Promise<void> {
  emit({ is: 'done', ...(await takeOut(session, batchId, emit)) })
}

/** Looking at the journal of another app, bringing it in, and taking it out again. */
export const importStreams = (parts: ImportParts): readonly StreamImpl[] => [
  emitting(checkJournalFiles, (tools, { files }, emit, signal) =>
    orFault(emit, async () => {
      const opened = await open(tools, files, emit, signal)
      emit({ is: 'plan', plan: planJournalImport(opened.read, isHereIn(tools.session, opened)) })
    }),
  ),
  emitting(importJournal, (tools, args, emit, signal) =>
    orFault(emit, () => bringOrTakeOut(tools, parts, args, emit, signal)),
  ),
  emitting(undoJournalImport, (tools, { batchId }, emit) => undo(tools, batchId, emit)),
]
