import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#browser/request.ts'
import type { BetaCode, BillingState, makeBetaCode } from '#contract/billing.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { makeCode, withdrawCode } from '#worker/admin/admin.calls.ts'

const contract = () => import('#contract/billing.ts')
const codesKey = ['/api/admin/beta-codes'] as const

/** What the server told; undefined while it is asked, null where it did not answer. */
interface Asked<T> {
  readonly value: T | null | undefined
  readonly ask: () => void
}

function useAsked<T>(
  queryKey: readonly string[],
  read: (signal: AbortSignal) => Promise<T | null>,
): Asked<T> {
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return { value: data ?? (isError || data === null ? null : undefined), ask: () => void refetch() }
}

/** Codes that admins made, the latest first. */
export const useCodes = (): Asked<readonly BetaCode[]> =>
  useAsked(
    codesKey,
    async (signal) => (await call((await contract()).readBetaCodes, { signal }))?.codes ?? null,
  )

/** What is sold here. */
export const useOffer = (): Asked<Pick<BillingState, 'hasBilling' | 'tiers'>> =>
  useAsked(['/api/billing'], async (signal) => call((await contract()).readBillingState, { signal }))

/** Makes a code of an admin who types their password; answers the code, which is shown once. */
export function useMakeCode() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  return async (asked: Omit<BodyOf<typeof makeBetaCode>, 'proof'>, password: string): Promise<string> => {
    const { code, codes } = await vault.run(makeCode, { asked, password })
    client.setQueryData(codesKey, codes)
    return code
  }
}

/** Withdraws a code that nobody has used, likewise. */
export function useWithdrawCode() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  return async (codeId: string, password: string): Promise<void> => {
    const { codes } = await vault.run(withdrawCode, { codeId, password })
    client.setQueryData(codesKey, codes)
  }
}
