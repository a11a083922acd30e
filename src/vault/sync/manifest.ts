import { z } from 'zod'
import { recordUid } from '#contract/records.ts'

/** The kind of a record in which a device says what it has seen at the server: docs/format.md. */
export const manifestKind = 'manifest'

export const manifest = z.object({
  device: z.string().min(1),
  /** Rises with every manifest of this device. */
  counter: z.int().positive(),
  /** The history of the server that all of this is about. */
  history: z.string(),
  /** Up to here the device had seen everything when it wrote. */
  after: z.int().min(0),
  /** What it wrote together with this: uid and revision. */
  wrote: z.array(z.tuple([recordUid, z.int().positive()])),
  /** All records but manifests, with those of `wrote`: how many, and the digest of their heads. Null: the device could not tell. */
  count: z.int().min(0),
  digest: z.string().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** A record as its reader has it: revision and position. */
export interface SeenHead {
  readonly revision: number
  readonly seq: number
}

export interface ManifestFault {
  /** Null: the whole does not fit. */
  readonly uid: string | null
  readonly said: number
  readonly got: number
}

/**
 * What a manifest says that its reader cannot confirm. `heads`: everything that the reader has seen but manifests, after fetching all there
 * is; `digest`: of the same; null where something that does not open could be a manifest. An honest server never makes a fault,
 * whatever the order of things: what was written is there in that revision or a later one; and where nothing but that came after
 * `after`, writer and reader have seen the same.
 */
export async function faultsOf(
  said: Manifest,
  heads: ReadonlyMap<string, SeenHead>,
  digest: (() => Promise<string>) | null,
): Promise<ManifestFault[]> {
  const faults: ManifestFault[] = []
  for (const [uid, revision] of said.wrote) {
    const got = heads.get(uid)?.revision ?? 0
    if (got < revision) faults.push({ uid, said: revision, got })
  }
  if (faults.length > 0 || !digest || said.digest === null) return faults
  const wrote = new Map(said.wrote)
  let newer = 0
  for (const [uid, { revision, seq }] of heads) {
    if (seq <= said.after) continue
    if (wrote.get(uid) !== revision) return faults
    newer += 1
  }
  if (newer !== wrote.size) return faults
  if (said.count === heads.size && said.digest === (await digest())) return faults
  return [{ uid: null, said: said.count, got: heads.size }]
}
