import { queryOptions, useQuery } from '@tanstack/react-query'
import { googleStatusPath } from '#contract/google-paths.ts'
import { send } from './request.ts'

const statusQuery = queryOptions({
  queryKey: [googleStatusPath] as const,
  queryFn: async ({ signal }): Promise<boolean | null> => {
    const response = await send('GET', googleStatusPath, { signal }).catch(() => null)
    if (!response?.ok) return null
    return ((await response.json()) as { isConfigured: boolean }).isConfigured
  },
})

/** Whether Google sign-in is set up on this server; null until it has said so. */
export const useGoogleStatus = (): boolean | null => useQuery(statusQuery).data ?? null
