import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { request, send } from '#browser/request.ts'
import type { User } from '#domain/account/user.ts'
import { useWatched, watchedValue } from '../vault/observable.ts'
import { whoIsHere } from './who-is-here.ts'

/**
 * How it is known who is here. server: it said so. device: the server cannot be reached, and this device remembers. ended: it was the
 * device, and the server, back again, knows of no session any more.
 */
export type Presence = 'server' | 'device' | 'ended'
const presence = watchedValue<Presence>('server')
export const usePresence = (): Presence => useWatched(presence)

const statusPath = '/api/auth/status'

/** Who is signed in, by the address that answers visitors too: a refusal would stand in a browser's console as an error. */
async function askStatus(signal?: AbortSignal): Promise<AuthStatus> {
  const response = await request('GET', statusPath, signal ? { signal } : {})
  return (await response.json()) as AuthStatus
}

/** The signed-in user; null for a visitor. Without the server the person who was here last. */
export const userQuery = queryOptions({
  queryKey: ['/api/user'] as const,
  queryFn: async (context): Promise<User | null> => {
    const { user, isSure } = await whoIsHere({
      askServer: async () => (await askStatus(context.signal)).user,
      askDevice: async () => (await import('../vault/worker-link.ts')).inkwell.lastUser(),
    })
    presence.write(isSure ? 'server' : 'device')
    return user
  },
  retry: false,
})

export const useUser = () => useQuery(userQuery)

/** Makes somebody the current user, or nobody. */
export function setUser(client: QueryClient, user: User | null): void {
  presence.write('server')
  client.setQueryData(userQuery.queryKey, user)
}

/** Asks the server once more who is here. Nobody is sent away by its answer: their words are still open. False: it was not reached. */
export async function askAgain(client: QueryClient): Promise<boolean> {
  const response = await send('GET', statusPath).catch(() => null)
  if (!response?.ok) return false
  const { user } = (await response.json()) as AuthStatus
  if (user) setUser(client, user)
  else if (client.getQueryData(userQuery.queryKey)) presence.write('ended')
  else setUser(client, null)
  return true
}

export interface AuthStatus {
  readonly isAuthenticated: boolean
  readonly user: User | null
}

/** Asks the server whether this browser is signed in. The error's message is meant for the person. */
export async function readAuthStatus(path = statusPath): Promise<AuthStatus> {
  let response: Response
  try {
    response = await send('GET', path)
  } catch (error) {
    throw new Error((error instanceof Error && error.message) || 'Authentication error')
  }
  if (!response.ok) throw new Error('Failed to authenticate')
  return (await response.json()) as AuthStatus
}
