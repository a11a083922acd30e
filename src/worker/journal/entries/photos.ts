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

/** More than any camera makes. */
const mostFileBytes = 80 * 1024 * 1024

/** The picture as bytes of at most `side` px; drawing leaves behind whatever else the file held. */
async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitWithin(picture, side)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const made = await canvas.convertToBlob({ type: 'image/webp', quality })
  // Browsers that write no WebP answer with PNG, many times as large.
  return made.type === 'image/webp' ? made : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** What every browser opens, unless it is damaged. */
const everywhere = /^image\/(?:jpeg|png|gif|webp)$/

async function opened(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostFileBytes) throw new Error('This picture is larger than 80 MB.')
  if (file.size === 0) throw new Error('The file is empty.')
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      everywhere.test(file.type)
        ? 'The file is damaged, or it is no picture.'
        : 'This browser cannot open pictures of this kind. Save it as a JPEG or PNG, and add that.',
    )
  })
}

async function sealed(
  { session, now }: WorkerTools,
  file: Blob,
  tell: (event: SealPhotoEvent) => void,
  signal: AbortSignal,
): Promise<EntryPhoto> {
  const picture = await opened(file)
  try {
    const [large, small] = await Promise.all([
      drawn(picture, photoSide, 0.82),
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
    return { ...ref, ...size, small: smallRef, caption: '', addedAt: new Date(now()).toISOString() }
  } finally {
    picture.close()
  }
}

export const photoStreams: readonly StreamImpl[] = [
  emitting(sealPhoto, async (tools, { file }, emit, signal) => {
    // The screen has to have it before the stream ends.
    const tell = async (event: SealPhotoEvent): Promise<void> => await emit(event)
    await tell({ is: 'done', photo: await sealed(tools, file, emit, signal) })
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
