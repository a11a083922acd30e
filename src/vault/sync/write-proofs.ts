import { toBase64 } from '#contract/base64.ts'
import { tagLength } from '#contract/sealed-record.ts'
import type { DeviceStore, KeptRecord } from '../ports/ports.ts'
import type { RevisionIndex } from './revision-index.ts'

/** Tells sealed bytes from all others that were ever sealed. */
export const sealedTag = (sealed: Uint8Array): string => toBase64(sealed.subarray(-tagLength))

/**
 * "Accepted" is only a word: a server that says it and keeps nothing would make this device take the next version of another device for one that
 * holds its words, or write over that. So a change counts as taken only when the server shows it, or the manifest that was sent in the same
 * transaction. Until then the device keeps what the change came from, merges instead of replacing, and sends nothing on top.
 */
export async function proveBy(
  shown: KeptRecord,
  deviceStore: DeviceStore,
  revisions: RevisionIndex,
): Promise<void> {
  const tag = sealedTag(shown.sealed)
  const uids = [...revisions.unproved].flatMap(([uid, manifest]) => (manifest === tag ? [uid] : []))
  await prove(uids, deviceStore, revisions, (record) => record.unproved?.manifest === tag)
}

/** The server shows itself what it said that it took. */
export async function proveShown(
  shown: KeptRecord,
  deviceStore: DeviceStore,
  revisions: RevisionIndex,
): Promise<void> {
  if (revisions.unproved.has(shown.uid))
    await prove([shown.uid], deviceStore, revisions, ({ revision }) => revision === shown.revision)
}

async function prove(
  uids: readonly string[],
  deviceStore: DeviceStore,
  revisions: RevisionIndex,
  isProved: (record: KeptRecord) => boolean,
): Promise<void> {
  if (uids.length === 0) return
  await deviceStore.change(uids, (_, { record, pending }) => {
    if (!record?.unproved || !isProved(record)) return null
    const { unproved, ...proved } = record
    revisions.note(record.uid, { record: proved, pending })
    return { record: proved }
  })
}
