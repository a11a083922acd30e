import { open, rm } from 'node:fs/promises'
import { ClientFault } from './client-fault.ts'

/** Makes a file for its owner's eyes of the bytes that `fill` puts, whole or not at all. Throws a `ClientFault` where something is there, or it could not be written. */
export async function writeNewFile(
  path: string,
  fill: (put: (bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new ClientFault(
      error.code === 'EEXIST'
        ? `${path} is there already. Nothing was overwritten.`
        : `${path} cannot be written: ${error.message}`,
    )
  })
  try {
    await fill((bytes) => file.appendFile(bytes))
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw new ClientFault(
      `${path} could not be made, and nothing of it was left there: ${error instanceof Error ? error.message : error}`,
    )
  }
}
