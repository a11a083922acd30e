import { createHash, randomUUID } from 'node:crypto'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { BlobRef, VaultSession } from '#vault/store/store.ts'
import type { Stream, StreamImpl, WorkerTools } from '#worker/core/worker-calls.ts'
import { memoryFile } from '#worker/memory/memory-file.ts'
import { exportVault } from './export.calls.ts'
import { exporting } from './export.ts'
import { restoreStreams } from './restore.ts'

/** A vault in memory, with blobs, as a worker's tools. `now` stands still. */
export function testVault(): {
  tools: WorkerTools
  session: VaultSession
  blobs: Map<string, Uint8Array<ArrayBuffer>>
} {
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>()
  let last = 0
  const newUid = () => `0198c0de-0000-7000-9000-${String(++last).padStart(12, '0')}`
  // Each vault makes other uids of the same content, as keys do.
  const vault = randomUUID()
  const session = memorySession(createStore(), {
    uidFor: async (...of) => {
      const digest = createHash('sha256')
        .update(JSON.stringify([vault, ...of]))
        .digest('hex')
      return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
    },
    blobs: {
      put: async (plain, type, _, blobId = newUid()) => {
        blobs.set(blobId, plain.slice())
        return { blobId, chunks: 1, bytes: plain.length, type }
      },
      read: async ({ blobId }: BlobRef) => {
        const plain = blobs.get(blobId)
        if (!plain) throw Object.assign(new Error('It has not arrived yet.'), { name: 'BlobMissingError' })
        return plain
      },
    },
  })
  return {
    tools: { session, now: () => Date.parse('2026-11-21T07:00:00Z'), newUid, zone: 'UTC' },
    session,
    blobs,
  }
}

/** Runs one of the streams of this feature and answers with everything it told. */
export async function told<Args, Event>(
  tools: WorkerTools,
  what: Stream<Args, Event>,
  args: Args,
  signal = new AbortController().signal,
): Promise<Event[]> {
  const impl = [exporting(memoryFile), ...restoreStreams].find(({ name }: StreamImpl) => name === what.name)
  if (!impl) throw new Error(`No stream is named ${what.name}`)
  const events: Event[] = []
  await impl.run(tools, args, (event) => void events.push(event as Event), signal)
  return events
}

/** The export of a vault, and what was said of it. */
export async function exported(tools: WorkerTools) {
  const events = await told(tools, exportVault, { userName: 'mara' })
  const zip = new Blob(
    events.flatMap((event) => (event.is === 'chunk' ? [event.bytes] : [])),
    {
      type: 'application/zip',
    },
  )
  const done = events.find((event) => event.is === 'done')
  if (!done) throw new Error('The export did not end.')
  return { zip, report: done.report, events }
}
