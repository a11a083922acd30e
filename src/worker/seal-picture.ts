import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import type { StreamImpl, WorkerTools } from '#worker/core/worker-calls.ts'
import { type SealPhotoEvent, sealPhoto } from '#worker/journal/entries/photos.calls.ts'

/** Seals a picture as the journal does it. Throws where it cannot be opened, with a sentence for the person. */
export const sealPictureOver =
  (streams: readonly StreamImpl[]) =>
  async (tools: WorkerTools, file: Blob, signal: AbortSignal): Promise<EntryPhoto> => {
    const sealer = streams.find(({ name }) => name === sealPhoto.name)
    let photo: EntryPhoto | undefined
    const heard = (event: unknown) => {
      const sealed = event as SealPhotoEvent
      if (sealed.is === 'done') photo = sealed.photo
    }
    await sealer?.run(tools, { file }, heard, signal)
    if (!photo) throw new Error('A picture was not sealed.')
    return photo
  }
