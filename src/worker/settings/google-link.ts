import { googleLinkPath, googlePath } from '#contract/paths/google-paths.ts'
import type { VaultKeys } from '#vault/keys/vault-keys.ts'
import { askProven } from '#worker/core/send-proven.ts'

/** Where the browser goes to link a Google account. */
export async function beginLink(keys: VaultKeys, password: string): Promise<string> {
  const { address } = (await askProven(keys, 'POST', googleLinkPath, password)) as { address: string }
  return address
}

export async function unlink(keys: VaultKeys, password: string): Promise<void> {
  await askProven(keys, 'DELETE', googlePath, password)
}
