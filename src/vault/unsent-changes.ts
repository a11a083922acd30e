import type { OpenVault } from './open-vault.ts'
import type { DeviceStore } from './ports/ports.ts'
import { draftPrefix } from './sync/drafts/draft-seal.ts'

/** Sends what waits for the server, as long as that gets anywhere. */
export async function sendAll({ drafts, replica, deviceStore }: OpenVault): Promise<void> {
  await drafts.settle()
  let before = Number.POSITIVE_INFINITY
  let waiting = await deviceStore.pendingCount()
  while (waiting > 0 && waiting < before) {
    before = waiting
    waiting = await replica.push().catch(() => waiting)
  }
}

/** Whether the device store holds words or files that the server does not have, or has something else in the place of. */
export async function holdsMore(deviceStore: DeviceStore): Promise<boolean> {
  if ((await deviceStore.pendingCount()) > 0 || (await deviceStore.quarantined()).length > 0) return true
  return (
    (await deviceStore.chunksToUpload()).length > 0 || (await deviceStore.localsUnder(draftPrefix)).length > 0
  )
}
