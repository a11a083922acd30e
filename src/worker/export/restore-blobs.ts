import { type BlobRefInData, blobRefsIn } from '#domain/entity/blob-refs.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { ZipFault } from '#worker/core/zip/zip-rules.ts'
import type { RestoreSource } from './restore-source.ts'

const doneName = 'restored-blobs'

/** Brings photos and files along, one at a time and each once, under the names that the records know them by. */
export async function blobRestorer(session: VaultSession, source: RestoreSource) {
  const here = blobsPointedTo(session)
  const done = new Set(await session.readLocal<string[]>(doneName))
  const missing = new Set<string>()
  let blobs = 0
  let last: Promise<void> = Promise.resolve()

  async function restoreOne(ref: BlobRefInData): Promise<void> {
    if (here.has(ref.blobId) || done.has(ref.blobId) || missing.has(ref.blobId)) return
    const plain = await source.readBlob(ref).catch(nullIfBroken)
    if (!plain) {
      missing.add(ref.blobId)
      return
    }
    await session.blobs.put(plain, ref.type, undefined, ref.blobId)
    blobs++
    done.add(ref.blobId)
    await session.writeLocal(doneName, [...done])
  }

  return {
    restore(refs: readonly BlobRefInData[]): Promise<void> {
      if (refs.length === 0) return Promise.resolve()
      last = last.then(async () => {
        for (const ref of refs) await restoreOne(ref)
      })
      return last
    },
    report: () => ({ blobs, missingBlobs: missing.size }),
  }
}

/** A photo that went wrong in the zip is one that is missing; the page that shows it is worth having without it. */
function nullIfBroken(error: unknown): null {
  if (error instanceof ZipFault) return null
  throw error
}

/** What something here points to already is this vault's own, and never written over. */
function blobsPointedTo(session: VaultSession): Set<string> {
  const found = new Set<string>()
  for (const { data } of session.store.all()) for (const ref of blobRefsIn(data)) found.add(ref.blobId)
  return found
}
