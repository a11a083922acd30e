import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#domain/account/user.ts'
import { fetchByKey } from './query-client.ts'
import { send } from './request.ts'

/** The signed-in user; null for a visitor. */
export const userQuery = queryOptions({
  queryKey: ['/api/user'] as const,
  queryFn: fetchByKey<User>('empty'),
  retry: false,
})

export const useUser = () => useQuery(userQuery)

/** Makes somebody the current user, or nobody. */
export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(userQuery.queryKey, user)
}

export interface AuthStatus {
  readonly isAuthenticated: boolean
  readonly user: User | null
}

/** Asks the server whether this browser is signed in. The error's message is meant for the person. */
export async function readAuthStatus(path = '/api/auth/status'): Promise<AuthStatus> {
  let response: Response
  try {
    response = await send('GET', path)
  } catch (error) {
    throw new Error((error instanceof Error && error.message) || 'Authentication error')
  }
  if (!response.ok) throw new Error('Failed to authenticate')
  return (await response.json()) as AuthStatus
}
