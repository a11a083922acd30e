import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { fitWithin, photoSide, smallPhotoSide } from '#domain/journal/photo.ts'
import type { Store } from '#vault/store/store.ts'
import {
  type CommandImpl,
  emitting,
  perform,
  type StreamImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { findPhotos, readPhoto, type SealPhotoEvent, sealPhoto } from './photos.calls.ts'

async function sealed(
  { session, now }: WorkerTools,
  file: Blob,
  tell: (event: SealPhotoEvent) => void,
  signal: AbortSignal,
): Promise<{ photo: EntryPhoto; note: string | null }> {
  const { drawn, keptLarge, opened } = await import('./pictures.ts')
  const found = await opened(file)
  const { picture } = found
  try {
    const [{ blob: large, note }, small] = await Promise.all([
      keptLarge(file, found),
      drawn(picture, smallPhotoSide, 0.76),
    ])
    signal.throwIfAborted()
    const of = large.size + small.size
    const put = async (blob: Blob, before: number) =>
      session.blobs.put(new Uint8Array(await blob.arrayBuffer()), blob.type, (done) =>
        tell({ is: 'progress', done: before + done, of }),
      )
    const smallRef = await put(small, 0)
    const ref = await put(large, small.size)
    signal.throwIfAborted()
    const size = fitWithin(picture, photoSide)
    const addedAt = new Date(now()).toISOString()
    return { photo: { ...ref, ...size, small: smallRef, caption: '', addedAt }, note }
  } finally {
    picture.close()
  }
}

export const photoStreams: readonly StreamImpl[] = [
  emitting(sealPhoto, async (tools, { file }, emit, signal) => {
    // The screen has to have it before the stream ends.
    const tell = async (event: SealPhotoEvent): Promise<void> => await emit(event)
    await tell({ is: 'done', ...(await sealed(tools, file, emit, signal)) })
  }),
]

/** The pictures of all pages that are wanted, each once. */
function found(store: Store, wanted: ReadonlySet<string>): EntryPhoto[] {
  const byId = new Map<string, EntryPhoto>()
  for (const { data } of store.of(journalEntries).values())
    for (const photo of data.photos ?? []) if (wanted.has(photo.blobId)) byId.set(photo.blobId, photo)
  return [...byId.values()]
}

export const photoCommands: readonly CommandImpl[] = [
  perform(findPhotos, async ({ session }, { blobIds }) => found(session.store, new Set(blobIds))),
  perform(
    readPhoto,
    async ({ session }, ref) => new Blob([await session.blobs.read(ref)], { type: ref.type }),
  ),
]
