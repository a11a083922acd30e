import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#domain/account/user.ts'
import { fetchByKey } from './query-client.ts'
import { send } from './request.ts'
import { useWatched, watchedValue } from './watched.ts'
import { whoIsHere } from './who-is-here.ts'

/**
 * How it is known who is here. server: it said so. device: the server cannot be reached, and this device remembers. ended: it was the
 * device, and the server, back again, knows of no session any more.
 */
export type Standing = 'server' | 'device' | 'ended'
const standing = watchedValue<Standing>('server')
export const useStanding = (): Standing => useWatched(standing)

const path = '/api/user'

/** The signed-in user; null for a visitor. Without the server the person who was here last. */
export const userQuery = queryOptions({
  queryKey: [path] as const,
  queryFn: async (context): Promise<User | null> => {
    const { user, isSure } = await whoIsHere({
      askServer: async () => fetchByKey<User>('empty')(context),
      askDevice: async () => (await import('./worker-link.ts')).inkwell.lastUser(),
    })
    standing.write(isSure ? 'server' : 'device')
    return user
  },
  retry: false,
})

export const useUser = () => useQuery(userQuery)

/** Makes somebody the current user, or nobody. */
export function setUser(client: QueryClient, user: User | null): void {
  standing.write('server')
  client.setQueryData(userQuery.queryKey, user)
}

/** Asks the server once more who is here. Nobody is sent away by its answer: their words are still open. False: it was not reached. */
export async function askAgain(client: QueryClient): Promise<boolean> {
  const response = await send('GET', path).catch(() => null)
  if (response?.ok) setUser(client, (await response.json()) as User)
  else if (response?.status !== 401) return false
  else if (client.getQueryData(userQuery.queryKey)) standing.write('ended')
  else setUser(client, null)
  return true
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
