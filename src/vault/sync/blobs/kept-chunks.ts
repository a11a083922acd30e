import type { ReplacedChunk } from '#contract/blobs.ts'
import type { KeptChunk, VaultServer } from '#vault/ports/ports.ts'
import type { Bytes } from '#vault/primitives/bytes.ts'

type Place = Pick<KeptChunk, 'blobId' | 'index' | 'total'>

interface Parts {
  readonly server: Pick<VaultServer, 'readReplacedChunk'>
  readonly sealer: { open(place: Place, sealed: Bytes): Promise<Bytes> }
}

const isAt =
  ({ blobId, index }: Place) =>
  (one: ReplacedChunk): boolean =>
    one.blobId === blobId && one.index === index

/**
 * The newest version of a chunk that the server has kept after it was written over or deleted, and that opens: as it was sealed, and what is inside.
 * Null: there is none. `kept`: what it has kept, the latest first.
 */
export async function keptChunk(
  { server, sealer }: Parts,
  place: Place,
  kept: readonly ReplacedChunk[],
): Promise<{ readonly sealed: Bytes; readonly plain: Bytes } | null> {
  for (const version of kept.filter(isAt(place))) {
    const sealed = await server.readReplacedChunk(version)
    const plain = sealed && (await sealer.open(place, sealed).catch(() => null))
    if (plain) return { sealed, plain }
  }
  return null
}
