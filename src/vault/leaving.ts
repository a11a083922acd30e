import type { OpenVault } from './open-vault.ts'
import { draftPrefix } from './sync/draft-seal.ts'
import type { VaultShelf } from './sync/ports.ts'

/** Sends what waits for the server, as long as that gets anywhere. */
export async function sendAll({ drafts, replica, shelf }: OpenVault): Promise<void> {
  await drafts.settle()
  let before = Number.POSITIVE_INFINITY
  let waiting = await shelf.pendingCount()
  while (waiting > 0 && waiting < before) {
    before = waiting
    waiting = await replica.push().catch(() => waiting)
  }
}

/** Whether the shelf holds words or files that the server does not have. */
export async function holdsMore(shelf: VaultShelf): Promise<boolean> {
  if ((await shelf.pendingCount()) > 0) return true
  return (await shelf.chunksToUpload()).length > 0 || (await shelf.localsUnder(draftPrefix)).length > 0
}
