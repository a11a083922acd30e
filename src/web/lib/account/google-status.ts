import { queryOptions, useQuery } from '@tanstack/react-query'
import { send } from '#browser/request.ts'
import { googleStatusPath } from '#contract/paths/google-paths.ts'

const statusQuery = queryOptions({
  queryKey: [googleStatusPath] as const,
  queryFn: async ({ signal }): Promise<boolean | null> => {
    const response = await send('GET', googleStatusPath, { signal }).catch(() => null)
    if (!response?.ok) return null
    return ((await response.json()) as { isConfigured: boolean }).isConfigured
  },
})

/** Whether Google sign-in is set up on this server, null where it does not say; and whether it has been asked. */
export function useGoogleStatus(): { readonly isConfigured: boolean | null; readonly isKnown: boolean } {
  const { data, isPending } = useQuery(statusQuery)
  return { isConfigured: data ?? null, isKnown: !isPending }
}
