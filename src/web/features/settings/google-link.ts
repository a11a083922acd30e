import { googleLinkPath, googlePath } from '#contract/google-paths.ts'
import type { VaultKeys } from '#vault/store/store.ts'
import { RefusedError } from '#web/lib/request.ts'
import { sendProven } from './send-proven.ts'

/** Asks with what proves the owner. Rejects with the server's sentence. */
async function ask(
  keys: VaultKeys,
  method: 'POST' | 'DELETE',
  path: string,
  password: string,
): Promise<unknown> {
  const proof = { password: await keys.proofOf(password), derived: true }
  const response = await sendProven(keys, (factor) => [
    method,
    path,
    { body: { proof: { ...proof, factor } } },
  ])
  if (!response.ok) throw new RefusedError(response.status, await response.text(), response.statusText)
  return response.json()
}

/** Where the browser goes to link a Google account. */
export async function beginLink(keys: VaultKeys, password: string): Promise<string> {
  const { address } = (await ask(keys, 'POST', googleLinkPath, password)) as { address: string }
  return address
}

export async function unlink(keys: VaultKeys, password: string): Promise<void> {
  await ask(keys, 'DELETE', googlePath, password)
}
