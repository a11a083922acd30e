import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { fitWithin, photoSide, smallPhotoSide } from '#domain/journal/photo.ts'
import { beginningBytes, type FileKind, fileKind, refusalOfFile } from '#domain/journal/pictures/file-kind.ts'
import { isAvifSequence, movingPicture } from '#domain/journal/pictures/moving-picture.ts'
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
  if (made.type === 'image/webp') return made
  // Browsers that write no WebP answer with PNG, many times as large. JPEG has no transparency: what is behind it would be black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** What every browser opens, unless it is damaged. */
const everywhere = /^(?:jpeg|png|gif|webp)$/

interface OpenedPicture {
  readonly picture: ImageBitmap
  readonly kind: FileKind | null
}

/** A file by what is in it: what it is called, and which type comes along, is often nothing or wrong. */
async function opened(file: Blob): Promise<OpenedPicture> {
  if (file.size > mostFileBytes) throw new Error('It is larger than 80 MB.')
  if (file.size === 0) throw new Error('The file is empty.')
  const beginning = await file
    .slice(0, beginningBytes)
    .arrayBuffer()
    .catch(() => {
      throw new Error('It cannot be read. If it is a folder, choose the pictures in it.')
    })
  const kind = fileKind(new Uint8Array(beginning))
  const refusal = refusalOfFile(kind, file.type)
  if (refusal !== null) throw new Error(refusal)
  const known = kind === null ? file : file.slice(0, file.size, `image/${kind}`)
  const picture = await createImageBitmap(known, { imageOrientation: 'from-image' }).catch(() => {
    const isCommon = everywhere.test(kind ?? '') || everywhere.test(file.type.replace('image/', ''))
    throw new Error(
      isCommon || (kind === null && file.type === '')
        ? 'The file is damaged, or it is no picture.'
        : 'This browser cannot open pictures of this kind. Save it as a JPEG or PNG, and add that.',
    )
  })
  return { picture, kind }
}

/** A picture that moves is kept as it came, so it may not be large: it is fetched whole to be shown. */
const mostMovingBytes = 8 * 1024 * 1024
const onlyFirst = 'It moves and is too large to be kept so: only its first picture is kept.'
const onlyFirstOfAvif = 'It moves, which cannot be kept of an AVIF: only its first picture is kept.'

/** What is kept of a picture for looking at it large, and what the person has to know of it. */
async function keptLarge(
  file: Blob,
  { picture, kind }: OpenedPicture,
): Promise<{ blob: Blob; note: string | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const moving = movingPicture(kind, bytes)
  if (moving && moving.length <= mostMovingBytes)
    return { blob: new Blob([moving], { type: `image/${kind}` }), note: null }
  const note = moving ? onlyFirst : isAvifSequence(bytes) ? onlyFirstOfAvif : null
  return { blob: await drawn(picture, photoSide, 0.82), note }
}

async function sealed(
  { session, now }: WorkerTools,
  file: Blob,
  tell: (event: SealPhotoEvent) => void,
  signal: AbortSignal,
): Promise<{ photo: EntryPhoto; note: string | null }> {
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
