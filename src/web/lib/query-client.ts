import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { request } from '#browser/request.ts'

/** The address of a query key: its first element is the path, objects become name/value pairs, others are named by position. */
export function addressOf(key: QueryKey): string {
  const search = new URLSearchParams()
  key.slice(1).forEach((part, index) => {
    if (part === null || part === undefined) return
    const pairs = typeof part === 'object' ? Object.entries(part) : [[`param${index + 1}`, part] as const]
    for (const [name, value] of pairs)
      if (value !== null && value !== undefined) search.append(name, String(value))
  })
  return search.size > 0 ? `${key[0]}?${search}` : String(key[0])
}

/** Fetches a key's address as JSON. A 401 is an empty result, or the error 'Unauthorized'. */
export function fetchByKey<T>(on401: 'empty' | 'throw'): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await request('GET', addressOf(queryKey), { signal })
    if (response.status === 401) {
      if (on401 === 'throw') throw new Error('Unauthorized')
      return null
    }
    return (await response.json()) as T
  }
}

/** Server state: fetched once, kept until somebody says otherwise. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey('empty'),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a network a question fails and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
