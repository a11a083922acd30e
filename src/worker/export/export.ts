import { transfer } from 'comlink'
import { standaloneTalks, talkRecord } from '#domain/companion/talk/talk.ts'
import { talkPath } from '#domain/companion/talk/talk-path.ts'
import { firstWords } from '#domain/companion/talk/talk-words.ts'
import { type BlobRefInData, blobRefsIn, endingOf } from '#domain/entity/blob-refs.ts'
import { fileNamesIn } from '#domain/export/entry-file-name.ts'
import { dayInFileName, entryMarkdown, talkMarkdown } from '#domain/export/entry-markdown.ts'
import {
  type ExportedRecord,
  type ExportHead,
  exportBlobFolder,
  exportFormat,
  exportJson,
  exportJsonName,
  exportVersion,
  inExportOrder,
  type MissingBlob,
} from '#domain/export/export-file.ts'
import { isExported, versionOf } from '#domain/export/export-kinds.ts'
import {
  type JournalMessage,
  journalEntries,
  journalEntry,
  journalMessage,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { dayOf } from '#domain/time/day.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import type { Store, VaultSession } from '#vault/store/store.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type ExportEvent, exportVault } from './export.calls.ts'
import { readmeText } from './readme-text.ts'
import { type ZipWriter, zipWriter } from './zip-writing.ts'

interface Making {
  readonly zip: ZipWriter
  readonly records: readonly ExportedRecord[]
  readonly at: Date
  /** One of the steps is done; throws when the person cancelled. */
  readonly step: () => Promise<void>
}

/** Makes a file of a person's whole vault. `memoryFile`: the text of what was derived, in pieces. */
export const exporting = (memoryFile: (tools: WorkerTools) => Promise<Iterable<string>>): StreamImpl =>
  emitting(exportVault, async (tools, { userName }, emit, signal) => {
    const { session, now, zone } = tools
    // The receiver's answer is waited for: a slow disk slows the making down, not the memory up.
    const tell = async (event: ExportEvent): Promise<void> => await emit(event)
    let bytes = 0
    const zip = zipWriter((chunk) => {
      bytes += chunk.length
      return tell(transfer({ is: 'chunk', bytes: chunk }, [chunk.buffer]))
    })
    const records = exportedRecords(session.store)
    const refs = new Map(records.flatMap(({ data }) => blobRefsIn(data)).map((ref) => [ref.blobId, ref]))
    const of = records.length + refs.size
    let done = 0
    const making: Making = {
      zip,
      records,
      at: new Date(now()),
      step: async () => {
        signal.throwIfAborted()
        done++
        if (done % progressEvery === 0 || done === of) await tell({ is: 'progress', done, of })
      },
    }
    const missing = await addBlobs(making, session, [...refs.values()])
    const head = headOf(userName, making.at, missing)
    await addRecords(making, head)
    const talks = talksIn(records)
    const rule = ruleOf({ session, zone })
    const entries = await addEntries(making, rule.startHour, talks.beside)
    await addTalks(making, talks.alone, rule)
    await zip.add('memory.json', making.at, await memoryFile(tools))
    await zip.add('README.txt', making.at, [readmeText(head)])
    await zip.end()
    const blobs = refs.size - missing.length
    await tell({ is: 'done', report: { entries, records: records.length, blobs, missing, bytes } })
  })

const progressEvery = 20

function headOf(userName: string, at: Date, missingBlobs: MissingBlob[]): ExportHead {
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at.toISOString(),
    userName,
    missingBlobs,
  }
}

/** Everything a person wrote or decided, in the file's order. */
export function exportedRecords(store: Store): ExportedRecord[] {
  const records: ExportedRecord[] = []
  for (const { uid, kind, data } of store.all())
    if (isExported(kind) && isObject(data)) records.push({ uid, kind, schemaVersion: versionOf(kind), data })
  return inExportOrder(records)
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What could not be had is named and left out: an export without the network is better than none. */
async function addBlobs(
  { zip, at, step }: Making,
  session: VaultSession,
  refs: readonly BlobRefInData[],
): Promise<MissingBlob[]> {
  const missing: MissingBlob[] = []
  for (const ref of refs) {
    const { blobId, bytes, type } = ref
    try {
      const plain = await session.blobs.read(ref)
      await zip.add(`${exportBlobFolder}${blobId}.${endingOf(type)}`, at, [plain], true)
    } catch (error) {
      if (!(error instanceof Error) || !unavailable.has(error.name)) throw error
      missing.push({ blobId, bytes, type, reason: error.message })
    }
    await step()
  }
  return missing
}

const unavailable: ReadonlySet<string> = new Set([
  'BlobMissingError',
  'BlobDamagedError',
  'OfflineError',
  'ServerRefusedError',
])

async function addRecords({ zip, at, records, step }: Making, head: ExportHead): Promise<void> {
  await zip.add(exportJsonName, at, exportJson(head, records))
  await step()
}

async function addEntries(
  { zip, records, step }: Making,
  startHour: number,
  talks: ReadonlyMap<string, readonly JournalMessage[]>,
): Promise<number> {
  const nameOf = fileNamesIn('entries')
  let entries = 0
  for (const { uid, kind, data } of records) {
    const entry = kind === journalEntries.kind ? journalEntry.safeParse(data).data : undefined
    if (entry) {
      const words = entryMarkdown(uid, entry, talks.get(uid) ?? [])
      await zip.add(nameOf(dayInFileName(entry, startHour), entry.title), new Date(entry.createdAt), [words])
      entries++
    }
    await step()
  }
  return entries
}

/** What is shown of the talks that belong to an entry, and of those that stand alone, by the uid of either. */
function talksIn(records: readonly ExportedRecord[]): {
  readonly beside: ReadonlyMap<string, readonly JournalMessage[]>
  readonly alone: ReadonlyMap<string, readonly JournalMessage[]>
} {
  const messages = records.flatMap(({ uid, kind, data }) => {
    const message = kind === journalMessages.kind ? journalMessage.safeParse(data).data : undefined
    return message ? [{ uid, data: message }] : []
  })
  const shown = (of: typeof messages): JournalMessage[] => talkPath(of).map(({ message }) => message.data)
  const [beside, alone] = [new Map<string, JournalMessage[]>(), new Map<string, JournalMessage[]>()]
  for (const [uid, of] of Map.groupBy(messages, ({ data }) => data.entryId ?? '')) {
    if (uid) beside.set(uid, shown(of))
    else
      for (const [talk, ofTalk] of Map.groupBy(of, ({ data }) => data.talkId ?? ''))
        alone.set(talk, shown(ofTalk))
  }
  return { beside, alone }
}

async function addTalks(
  { zip, records }: Making,
  alone: ReadonlyMap<string, readonly JournalMessage[]>,
  rule: MyDayRule,
): Promise<void> {
  const nameOf = fileNamesIn('talks')
  const named = new Map(
    records.filter(({ kind }) => kind === standaloneTalks.kind).map(({ uid, data }) => [uid, data]),
  )
  for (const [uid, messages] of alone) {
    const record = talkRecord.safeParse(named.get(uid)).data
    const [first] = messages
    if (!first) continue
    const title = record?.title || firstWords(first.content)
    const at = Date.parse(first.createdAt)
    const words = talkMarkdown(
      { uid, title, zone: rule.zone, deletedAt: record?.deletedAt ?? null },
      messages,
    )
    await zip.add(nameOf(dayOf(at, rule), title), new Date(at), [words])
  }
}
