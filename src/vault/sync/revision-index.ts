import { generationOf, headerLength } from '#contract/sealed-record.ts'
import type { DeviceStore, KeptRecord, QuarantinedRecord, RecordState } from '../ports/ports.ts'
import { HeadLines } from './manifest/head-lines.ts'
import { baseOf } from './record-state.ts'

export interface Head {
  readonly revision: number
  readonly seq: number
  /** Of the keys that it is sealed with; 0: it is not here. */
  readonly generation: number
}

/**
 * What the tab that syncs keeps in mind of the whole device store: which record the server showed in which revision. As of `cursor`: another cursor
 * on the device store means that another tab was at work.
 */
export class RevisionIndex {
  cursor: number
  readonly #heads = new Map<string, Head>()
  /** What did not open, as it came from the server. */
  readonly #aside = new Map<string, QuarantinedRecord>()
  readonly #lines = new HeadLines()
  /** By uid, the newest generation of keys that a version of the record was sealed with. */
  readonly #generations = new Map<string, number>()
  #floor: number
  /** By uid, the manifest that would prove that the server has the record. */
  readonly unproved = new Map<string, string>()
  /** Changes that were handed to the server and not answered. */
  readonly unanswered = new Set<string>()

  private constructor(cursor: number, floor: number) {
    this.cursor = cursor
    this.#floor = floor
  }

  /** `cursor` has to be read before the rest: what is newer than it is known all the same. */
  static of(
    cursor: number,
    recordStates: ReadonlyMap<string, RecordState>,
    aside: readonly QuarantinedRecord[],
    floor: number,
  ): RevisionIndex {
    const revisions = new RevisionIndex(cursor, floor)
    for (const [uid, now] of recordStates) revisions.note(uid, now)
    for (const record of aside) revisions.noteAside(record)
    return revisions
  }

  /** Something else stands on the device store now. */
  note(uid: string, now: RecordState): void {
    if (now.pending?.sent) this.unanswered.add(uid)
    else this.unanswered.delete(uid)
    if (now.record?.unproved) this.unproved.set(uid, now.record.unproved.manifest)
    else this.unproved.delete(uid)
    if (now.record) {
      const generation = generationIn(now.record.sealed)
      this.#generations.set(uid, Math.max(generation, this.#generations.get(uid) ?? 0))
    }
    this.#change(uid, () => {
      const revision = baseOf(now)
      if (revision > 0) this.#heads.set(uid, headOf(now, revision))
      else this.#heads.delete(uid)
    })
  }

  noteAside(record: QuarantinedRecord): void {
    if (record.seq !== null) this.#change(record.uid, () => this.#aside.set(record.uid, record))
  }

  released(uid: string): void {
    this.#change(uid, () => this.#aside.delete(uid))
  }

  #change(uid: string, change: () => void): void {
    const before = this.seen(uid)
    change()
    const now = this.seen(uid)
    if (before === 0 && now > 0) this.#lines.add(uid, now)
    else if (before !== now) this.#lines.set(uid, now)
  }

  aside(uid: string): QuarantinedRecord | undefined {
    return this.#aside.get(uid)
  }

  /** The revision that the server showed last of a record; 0: none. */
  seen(uid: string): number {
    return Math.max(this.#heads.get(uid)?.revision ?? 0, this.#aside.get(uid)?.revision ?? 0)
  }

  /** True: something came that was set aside. It could be anything, and so could its revision. */
  get hasUnknown(): boolean {
    for (const [uid, { revision }] of this.#aside)
      if (revision > (this.#heads.get(uid)?.revision ?? 0)) return true
    return false
  }

  /** Nothing new may be sealed with keys before this generation. */
  get floor(): number {
    return this.#floor
  }

  raiseFloor(generation: number): void {
    this.#floor = Math.max(this.#floor, generation)
  }

  isBelowFloor({ sealed }: Pick<KeptRecord, 'sealed'>): boolean {
    return generationIn(sealed) < this.#floor
  }

  /** Sealed with keys that were over for this record, or for all. */
  isOutdated(record: Pick<KeptRecord, 'uid' | 'sealed'>): boolean {
    return this.isBelowFloor(record) || generationIn(record.sealed) < (this.#generations.get(record.uid) ?? 0)
  }

  /** Whether everything here is sealed with this generation or a later one, but for `own`. */
  isSealedWith(generation: number, own: string): boolean {
    if (this.#aside.size > 0) return false
    for (const [uid, head] of this.#heads) if (head.generation < generation && uid !== own) return false
    return true
  }

  /** What the server showed last of every record, opened or not, but of those in `without`. */
  heads(without?: ReadonlyMap<string, unknown>): Map<string, Head> {
    const heads = new Map<string, Head>()
    for (const [uid, head] of this.#heads) if (!without?.has(uid)) heads.set(uid, head)
    for (const [uid, { revision, seq }] of this.#aside) {
      const head = heads.get(uid)
      if (seq !== null && revision > (head?.revision ?? 0) && !without?.has(uid))
        heads.set(uid, { revision, seq, generation: head?.generation ?? 0 })
    }
    return heads
  }

  /** The same as a list to make a digest of. */
  lines(without?: ReadonlyMap<string, unknown>): HeadLines {
    const lines = this.#lines.copy()
    for (const uid of without?.keys() ?? []) lines.set(uid, 0)
    return lines
  }
}

function headOf({ record }: RecordState, revision: number): Head {
  if (record?.revision !== revision) return { revision, seq: 0, generation: 0 }
  return { revision, seq: record.seq, generation: generationIn(record.sealed) }
}

const generationIn = (sealed: Uint8Array): number =>
  sealed.length >= headerLength ? generationOf(sealed) : 0

/** Everything on a device store. */
export async function allRecordStates(deviceStore: DeviceStore): Promise<Map<string, RecordState>> {
  const { records, pending } = await deviceStore.all()
  const recordStates = new Map<string, RecordState>(
    records.map((record) => [record.uid, { record, pending: undefined }]),
  )
  for (const change of pending)
    recordStates.set(change.uid, { record: recordStates.get(change.uid)?.record, pending: change })
  return recordStates
}

/** Own changes that follow upon all that was seen need not be fetched: nobody else's came between. */
export function cursorAfter(cursor: number, places: readonly { readonly seq: number }[]): number {
  let reached = cursor
  for (const seq of places.map((place) => place.seq).sort((a, b) => a - b)) {
    if (seq === reached + 1) reached = seq
  }
  return reached
}
