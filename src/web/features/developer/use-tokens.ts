import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#browser/request.ts'
import type { ApiToken, makeToken as makeTokenAtServer } from '#contract/api-tokens.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { makeToken } from '#worker/settings/security.calls.ts'

const contract = () => import('#contract/api-tokens.ts')
const tokensKey = ['/api/tokens'] as const

/** Own tokens; undefined while they are asked for, null where the server was not reached. */
export function useTokens(): { tokens: readonly ApiToken[] | null | undefined; ask: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await call((await contract()).readTokens, { signal }))?.tokens ?? null,
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return { tokens: data ?? (isError || data === null ? null : undefined), ask: () => void refetch() }
}

/** Makes a token of whoever types their password; answers the token, which is shown once. */
export function useMakeToken() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  return async (
    asked: Omit<BodyOf<typeof makeTokenAtServer>, 'proof'>,
    password: string,
  ): Promise<string> => {
    const { token, tokens } = await vault.run(makeToken, { asked, password })
    client.setQueryData(tokensKey, tokens)
    return token
  }
}

export function useEndToken(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (tokenId: string) => call((await contract()).endToken, { params: { tokenId } }),
    onSuccess: (answer) => {
      if (answer) client.setQueryData(tokensKey, answer.tokens)
      onDone()
    },
  })
}
