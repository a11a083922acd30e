import { mostChunks, type readBlobs } from '#contract/blobs.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type {
  ChangeResult,
  RecordChange,
  readHeads,
  readRecords,
  readReplacedRecords,
  StoredRecord,
  writeRecords,
} from '#contract/records.ts'
import { largestSealed } from '#contract/sealed-record.ts'
import type { SlotList } from '#contract/vault.ts'
import { ImplausibleAnswerError } from '#vault/ports/ports.ts'

/*
 * What an answer of the right shape has to be beside that: what no honest server ever answers is refused before it changes anything here.
 * Nothing in here may rest on what this device has kept, since a server that was put back from a backup is honest, too.
 */

const mostOnPage = 500
const mostSlots = 1_000
const mostBase64 = 4 * Math.ceil((4 * largestSealed) / 3)

function mustHold(holds: boolean): void {
  if (!holds) throw new ImplausibleAnswerError()
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((value, at) => at === 0 || value > (numbers[at - 1] ?? 0))

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** Every accepted change raises one revision and the position by one, so no revision is beyond its position. */
const isInPlace = (
  { revision, seq }: { readonly revision: number; readonly seq: number },
  upTo: number,
): boolean => revision <= seq && seq <= upTo

const isRecord = (record: StoredRecord, upTo: number): boolean =>
  isInPlace(record, upTo) && record.sealed.length <= mostBase64

/** A page that was asked for `since`. */
export function checkPage(page: AnswerOf<typeof readRecords>, since: number): void {
  const { records, upTo, hasMore } = page
  const last = records.at(-1)
  mustHold(records.length <= mostOnPage)
  // An empty page is the last one, and ends where it began or, where the server went back, before.
  mustHold(last ? upTo === last.seq : !hasMore && upTo <= since)
  mustHold(records.every((record) => record.seq > since && isRecord(record, upTo)))
  mustHold(isRising(records.map(({ seq }) => seq)))
  mustHold(areDistinct(records.map(({ uid }) => uid)))
}

/** The answer to these changes: one result for each, in their order, and a page that was asked for `since`. */
export function checkWritten(
  answer: AnswerOf<typeof writeRecords>,
  changes: readonly RecordChange[],
  since: number,
): void {
  const { results, upTo, page } = answer
  if (page) checkPage(page, since)
  mustHold(results.length === changes.length)
  for (const [at, change] of changes.entries()) {
    const result = results[at]
    mustHold(result !== undefined && isResultOf(result, change, upTo))
  }
  const places = results.flatMap((result) => (result.status === 'accepted' ? [result.seq] : []))
  mustHold(areDistinct(places))
}

function isResultOf(result: ChangeResult, change: RecordChange, upTo: number): boolean {
  const { changeId, uid, baseRevision } = change
  if (result.changeId !== changeId || result.uid !== uid) return false
  if (result.status === 'refused') return true
  if (result.status === 'accepted') return result.revision === baseRevision + 1 && isInPlace(result, upTo)
  // A change over what is there would have been accepted.
  if (result.current === null) return baseRevision > 0
  const { current } = result
  return current.uid === uid && current.revision !== baseRevision && isRecord(current, upTo)
}

export function checkHeads({ heads, upTo }: AnswerOf<typeof readHeads>): void {
  if (!heads) return
  mustHold(heads.length <= upTo && heads.every(({ revision }) => revision <= upTo))
  mustHold(areDistinct(heads.map(({ uid }) => uid)))
}

/** Earlier versions of what was asked for; `hasMore` without any of them would never end. */
export function checkReplaced(
  { versions, hasMore }: AnswerOf<typeof readReplacedRecords>,
  wanted: BodyOf<typeof readReplacedRecords>['wanted'],
): void {
  const before = new Map(wanted.map((one) => [one.uid, one.before]))
  mustHold(versions.length > 0 || !hasMore)
  mustHold(areDistinct(versions.map(({ uid }) => uid)))
  for (const { uid, revision, sealed } of versions)
    mustHold(revision < (before.get(uid) ?? 0) && sealed.length <= mostBase64)
}

export function checkBlobs(answer: AnswerOf<typeof readBlobs>): void {
  const { blobs, usedBytes } = answer
  mustHold(areDistinct(blobs.map(({ blobId }) => blobId)))
  let bytes = 0
  for (const blob of blobs) {
    const { have, total } = blob
    mustHold(total <= mostChunks && have.length <= total && isRising(have))
    mustHold((have.at(-1) ?? 0) < total && !Number.isNaN(Date.parse(blob.createdAt)))
    bytes += blob.bytes
  }
  mustHold(bytes <= usedBytes)
}

export function checkSlots({ slots }: SlotList): void {
  mustHold(slots.length <= mostSlots && areDistinct(slots.map(({ slotId }) => slotId)))
}
