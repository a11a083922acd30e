/** A change whose sealed bytes have passed the look from outside. */
export interface CheckedChange {
  readonly changeId: string
  readonly uid: string
  readonly baseRevision: number
  readonly sealed: Uint8Array
}

/** Where an accepted change put its record. */
export interface Place {
  readonly uid: string
  readonly revision: number
  readonly seq: number
}

export interface Before {
  /** The person's latest position. */
  readonly seq: number
  /** Current revision by uid; absent: there is no such record. */
  readonly revisions: ReadonlyMap<string, number>
  /** Changes accepted before, by changeId. */
  readonly remembered: ReadonlyMap<string, Place>
}

export interface Settled {
  readonly seq: number
  /** One for each change, in order: its place, or null for a conflict. */
  readonly outcomes: readonly (Place | null)[]
  /** What is to be kept of each record: its last version only. */
  readonly records: readonly (Place & { readonly sealed: Uint8Array })[]
  /** The changes to remember. */
  readonly accepted: readonly (Place & { readonly changeId: string })[]
}

/**
 * Decides a batch in the order sent: a change is accepted when its base is the current revision, a change sent again
 * gets the place it got the first time, anything else is a conflict.
 */
export function settle(changes: readonly CheckedChange[], before: Before): Settled {
  let { seq } = before
  const revisions = new Map(before.revisions)
  const remembered = new Map(before.remembered)
  const records = new Map<string, Place & { sealed: Uint8Array }>()
  const accepted: (Place & { changeId: string })[] = []
  const outcomes = changes.map(({ changeId, uid, baseRevision, sealed }): Place | null => {
    const earlier = remembered.get(changeId)
    if (earlier) return earlier
    if (baseRevision !== (revisions.get(uid) ?? 0)) return null
    seq += 1
    const place: Place = { uid, revision: baseRevision + 1, seq }
    revisions.set(uid, place.revision)
    remembered.set(changeId, place)
    records.set(uid, { ...place, sealed })
    accepted.push({ ...place, changeId })
    return place
  })
  return { seq, outcomes, records: [...records.values()], accepted }
}
