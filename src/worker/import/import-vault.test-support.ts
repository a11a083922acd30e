import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { importRows } from '#domain/views/imports.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Stream, WorkerTools } from '#worker/core/worker-calls.ts'
import {
  type ChosenFile,
  checkJournalFiles,
  type ImportCheckEvent,
  type ImportEvent,
  type ImportUndoEvent,
  importJournal,
  undoJournalImport,
} from './import.calls.ts'
import { importStreams } from './import.ts'

export function uidOf(...inputs: readonly string[]): string {
  const hex = createHash('sha256').update(inputs.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const ref = (nth: number) => ({
  blobId: `00000000-0000-4000-a000-${String(nth).padStart(12, '0')}`,
  ...{ chunks: 1, bytes: 9, type: 'image/webp' },
})

/** A vault in memory, in Berlin on 27 November 2026. Pictures are taken for what they are when they begin with 'img'. */
export function openVault() {
  const store = createStore()
  const session = memorySession(store, { uidFor: async (...inputs) => uidOf(...inputs) })
  let made = 0
  const newUid = () => `01900000-0000-7000-8000-${String(++made).padStart(12, '0')}`
  const now = Date.parse('2026-11-27T08:00:00.000Z')
  const tools: WorkerTools = { session, now: () => now, newUid, zone: 'Europe/Berlin' }
  const streams = importStreams({
    async sealPicture(_tools, file): Promise<EntryPhoto> {
      if (!(await file.text()).startsWith('img'))
        throw new Error('The file is damaged, or it is not a picture.')
      const size = { width: 8, height: 6, caption: '', addedAt: '2026-11-27T08:00:00.000Z' }
      return { ...ref(++made), small: ref(++made), ...size }
    },
  })
  async function run<Args, Event>(
    what: Stream<Args, Event>,
    args: Args,
    onEvent: (event: Event) => void = () => undefined,
    signal = new AbortController().signal,
  ): Promise<Event | undefined> {
    let last: Event | undefined
    const heard = (event: unknown) => {
      last = event as Event
      onEvent(last)
    }
    await streams.find(({ name }) => name === what.name)?.run(tools, args, heard, signal)
    return last
  }
  const check = (files: readonly ChosenFile[]) => run<unknown, ImportCheckEvent>(checkJournalFiles, { files })
  const bring = (files: readonly ChosenFile[], moods = {}) =>
    run<unknown, ImportEvent>(importJournal, { files, moods })
  const undo = (batchId: string) => run<unknown, ImportUndoEvent>(undoJournalImport, { batchId })
  const pages = () => [...store.of(journalEntries).values()].map(({ data }) => data)
  const batches = () => importRows.rows(store, null, { nowMs: now, zone: 'UTC' })
  return { store, session, run, check, bring, undo, pages, batches }
}

export const chosen = (name: string, content: BlobPart): ChosenFile => ({ name, file: new Blob([content]) })
export const zipped = (name: string, files: Record<string, string>): ChosenFile =>
  chosen(
    name,
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(files).map(([at, text]) => [at, strToU8(text)]))),
    ),
  )

/** A year of Daylio, a row a day, newest first. */
export function daylioYear(days = 365): ChosenFile {
  const rows = Array.from({ length: days }, (_, nth) => {
    const day = new Date(Date.UTC(2025, 0, 1 + nth)).toISOString().slice(0, 10)
    const [mood, activity] =
      nth % 3 === 0 ? ['rad', 'swim'] : nth % 3 === 1 ? ['meh', 'work'] : ['foggy', 'work']
    return `${day},x,y,9:30 PM,${mood},${activity} | tea,,"Day ${nth + 1}."`
  })
  const head = 'full_date,date,weekday,time,mood,activities,note_title,note'
  return chosen('daylio_export.csv', [head, ...rows.reverse()].join('\n'))
}
