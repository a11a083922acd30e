import { z } from 'zod'
import { recordUid } from '#contract/records.ts'
import { canonicalJson } from '../canonical-json.ts'
import { textDigest } from './head-lines.ts'

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
  /** The sum of the revisions of the same records. Absent: the device could not tell, or is of before this was written. */
  total: z.int().min(0).optional(),
  /** Uid and revision of each manifest of another device that it had seen. */
  manifests: z.array(z.tuple([recordUid, z.int().positive()])).optional(),
  /** Counter and digest of the manifest of this device that this one took the place of. */
  previous: z.tuple([z.int().positive(), z.string()]).optional(),
  /** Everything that it had seen was sealed with this generation of keys, or a later one. */
  resealed: z.int().positive().optional(),
})
export type Manifest = z.infer<typeof manifest>

/** What the next manifest of a device says about this one. */
export const digestOf = (data: unknown): Promise<string> => textDigest(canonicalJson(data))

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

/** What the reader of a manifest has, after fetching all there is. */
export interface Reader {
  /** Everything but manifests. */
  readonly heads: ReadonlyMap<string, SeenHead>
  /** Of the same. Null: something was set aside, so that nobody can tell. */
  readonly digest: (() => Promise<string>) | null
  /** The revision that was seen of a manifest. */
  readonly manifestSeen: (uid: string) => number
  readonly history: string | undefined
}

/** What a manifest says that its reader cannot confirm. An honest server never makes a fault, whatever the order of things. */
export async function faultsOf(said: Manifest, reader: Reader): Promise<ManifestFault[]> {
  const { heads, manifestSeen } = reader
  const faults: ManifestFault[] = []
  for (const [uid, revision] of said.wrote) {
    const got = heads.get(uid)?.revision ?? 0
    if (got < revision) faults.push({ uid, said: revision, got })
  }
  if (faults.length > 0) return faults
  for (const [uid, revision] of said.manifests ?? [])
    if (manifestSeen(uid) < revision) return [{ uid: null, said: revision, got: manifestSeen(uid) }]
  return (await isWholeRight(said, reader)) ? [] : [{ uid: null, said: said.count, got: heads.size }]
}

/**
 * Records never go and revisions only rise, so that the reader has at least what the writer had: never fewer records, never a lower sum of
 * revisions, and with the same sum the very same. None of that rests on a position that the server claims.
 */
async function isWholeRight(said: Manifest, { heads, digest, history }: Reader): Promise<boolean> {
  if (!digest || said.digest === null) return true
  if (heads.size < said.count) return false
  let total = 0
  for (const { revision } of heads.values()) total += revision
  if (said.total !== undefined && total < said.total) return false
  const isSame = total === said.total || (said.history === history && isNothingBetween(said, heads))
  return !isSame || (said.count === heads.size && said.digest === (await digest()))
}

/** By positions: nothing but what was written came since the writer had seen everything. */
function isNothingBetween(said: Manifest, heads: ReadonlyMap<string, SeenHead>): boolean {
  const wrote = new Map(said.wrote)
  let newer = 0
  for (const [uid, { revision, seq }] of heads) {
    if (seq <= said.after) continue
    if (wrote.get(uid) !== revision) return false
    newer += 1
  }
  return newer === wrote.size
}

/**
 * What is wrong where one manifest of a device came after another: each names the one before it, so that none can be put in another's place and a
 * device cannot be shown to two readers with two pasts. Null: nothing, or it cannot be told.
 */
export async function breakBetween(before: unknown, now: unknown): Promise<ManifestFault | null> {
  const [earlier, later] = [manifest.safeParse(before).data, manifest.safeParse(now).data]
  if (!earlier || !later || earlier.history !== later.history) return null
  const fault = { uid: null, said: earlier.counter, got: later.counter }
  if (later.counter < earlier.counter) return fault
  if (later.counter === earlier.counter) return canonicalJson(before) === canonicalJson(now) ? null : fault
  if (!later.previous) return null
  const [counter, digest] = later.previous
  if (counter > earlier.counter) return null
  return counter === earlier.counter && digest === (await digestOf(before)) ? null : fault
}
