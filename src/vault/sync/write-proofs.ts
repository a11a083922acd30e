import { toBase64 } from '#contract/base64.ts'
import { tagLength } from '#contract/sealed-record.ts'
import type { Ledger } from './ledger.ts'
import type { KeptRecord, VaultShelf } from './ports.ts'

/** Tells sealed bytes from all others that were ever sealed. */
export const sealedTag = (sealed: Uint8Array): string => toBase64(sealed.subarray(-tagLength))

/**
 * "Accepted" is only a word: a server that says it and keeps nothing would make this device take the next version of another device for one that
 * holds its words, or write over that. So a change counts as taken only when the server shows it, or the manifest that was sent in the same
 * transaction. Until then the device keeps what the change came from, merges instead of replacing, and sends nothing on top.
 */
export async function proveBy(shown: KeptRecord, shelf: VaultShelf, ledger: Ledger): Promise<void> {
  const tag = sealedTag(shown.sealed)
  const uids = [...ledger.unproved].flatMap(([uid, manifest]) => (manifest === tag ? [uid] : []))
  await prove(uids, shelf, ledger, (record) => record.unproved?.manifest === tag)
}

/** The server shows itself what it said that it took. */
export async function proveShown(shown: KeptRecord, shelf: VaultShelf, ledger: Ledger): Promise<void> {
  if (ledger.unproved.has(shown.uid))
    await prove([shown.uid], shelf, ledger, ({ revision }) => revision === shown.revision)
}

async function prove(
  uids: readonly string[],
  shelf: VaultShelf,
  ledger: Ledger,
  isProved: (record: KeptRecord) => boolean,
): Promise<void> {
  if (uids.length === 0) return
  await shelf.change(uids, (_, { record, pending }) => {
    if (!record?.unproved || !isProved(record)) return null
    const { unproved, ...proved } = record
    ledger.note(record.uid, { record: proved, pending })
    return { record: proved }
  })
}
