import { RefusedError, send } from '#browser/request.ts'
import type { Method } from '#contract/endpoint.ts'
import { errorBody } from '#contract/errors.ts'
import type { Factor } from '#contract/factor.ts'
import type { VaultKeys } from '#vault/keys/vault-keys.ts'
import { ServerRefusedError } from '#vault/ports/server-faults.ts'

/**
 * Sends what takes a proof of who somebody is, asking for their second factor where there is one. Every other refusal is an answer, as it is
 * of `send`. Throws FactorNotGivenError.
 */
export const sendProven = (
  keys: VaultKeys,
  asked: (factor?: Factor) => Parameters<typeof send>,
): Promise<Response> =>
  keys.confirming(async (factor) => {
    const response = await send(...asked(factor))
    if (response.ok) return response
    const body = errorBody.safeParse(
      await response
        .clone()
        .json()
        .catch(() => undefined),
    )
    if (!body.success) return response
    const { code, message, secondFactor } = body.data
    if (!secondFactor && code !== 'wrong_factor') return response
    throw new ServerRefusedError(response.status, message, code, secondFactor)
  })

/** Sends what a typed password, or passphrase, proves. Rejects with the server's sentence, or as `proofOf` does. */
export async function askProven(
  keys: VaultKeys,
  method: Method,
  path: string,
  password: string,
  body: object = {},
): Promise<unknown> {
  const proof = { password: await keys.proofOf(password), derived: true }
  const response = await sendProven(keys, (factor) => [
    method,
    path,
    { body: { ...body, proof: { ...proof, factor } } },
  ])
  if (!response.ok) throw new RefusedError(response.status, await response.text(), response.statusText)
  return response.json()
}
