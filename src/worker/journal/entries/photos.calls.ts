import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import type { BlobRef } from '#vault/store/store.ts'
import { command, stream } from '#worker/core/worker-calls.ts'

export type SealPhotoEvent =
  /** Bytes that are sealed, of all. */
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | {
      readonly is: 'done'
      readonly photo: EntryPhoto
      /** What of the file is not kept, as a sentence for the person; null: nothing that shows. */
      readonly note: string | null
    }

/**
 * Makes a picture small enough to keep, upright and without what a camera wrote into it, and seals it onto this device; one that moves stays as it is,
 * without what was written into it. Rejects with words for the person: what is no picture, too large, no room.
 */
export const sealPhoto = stream<{ file: Blob }, SealPhotoEvent>('journal.seal-photo')

/** Those of some pictures, by blobId, that are on any page: their marks may be pasted onto another one. */
export const findPhotos = command<{ blobIds: readonly string[] }, readonly EntryPhoto[]>(
  'journal.find-photos',
)

/** The bytes of a picture: from this device, else from the server. Rejects with words for the person. */
export const readPhoto = command<BlobRef, Blob>('journal.read-photo')
