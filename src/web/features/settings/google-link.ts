import { googleLinkPath, googlePath } from '#contract/google-paths.ts'
import type { VaultKeys } from '#vault/store/store.ts'
import { askProven } from './send-proven.ts'

/** Where the browser goes to link a Google account. */
export async function beginLink(keys: VaultKeys, password: string): Promise<string> {
  const { address } = (await askProven(keys, 'POST', googleLinkPath, password)) as { address: string }
  return address
}

export async function unlink(keys: VaultKeys, password: string): Promise<void> {
  await askProven(keys, 'DELETE', googlePath, password)
}
