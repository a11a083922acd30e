import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { toast } from '../toasts.ts'
import { VaultOwner } from '../vault/vault-owner.ts'
import { askAgain, type Presence, readAuthStatus, setUser, usePresence, useUser } from './use-user.ts'

export interface Auth {
  readonly user: User | null
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** Why it is not known who this is, in a sentence. */
  readonly error: string | null
  /** Whether the server says who this is, or this device does without it. */
  readonly presence: Presence
  /** Asks the server again. */
  readonly check: () => Promise<void>
  /** After login, registration, onboarding (a user) or sign-out (null). */
  readonly setUser: (user: User | null) => void
}

const AuthContext = createContext<Auth | null>(null)
const askEveryMs = 10_000

/** While only the device says who is here, or nobody does, the server is asked again until it answers. */
function useAskAgain(client: QueryClient, isUnsure: boolean): void {
  useEffect(() => {
    if (!isUnsure) return
    const ask = () => void askAgain(client)
    const timer = setInterval(ask, askEveryMs)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [client, isUnsure])
}

/** What the server says of a person is kept, sealed, for a start without it. */
async function remember(user: User): Promise<void> {
  const { inkwell } = await import('../vault/worker-link.ts')
  await inkwell.rememberUser(user)
}

function tellOffline(): void {
  toast({
    title: 'You are offline',
    description:
      'Your pages opened from this device. What you write is sealed here and sent when the server is back.',
  })
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const query = useUser()
  const presence = usePresence()
  const [checkError, setCheckError] = useState<string | null>(null)
  const user = query.data ?? null
  const error = query.error ? (checkError ?? query.error.message) : null
  const isLoading = query.isPending
  useAskAgain(client, presence === 'device' || query.isError)
  useEffect(() => {
    if (presence === 'device') tellOffline()
  }, [presence])
  useEffect(() => {
    if (user && presence === 'server') remember(user).catch((reason: unknown) => console.error(reason))
  }, [user, presence])

  const auth = useMemo<Auth>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading,
      error: user ? null : error,
      presence,
      check: async () => {
        try {
          setUser(client, (await readAuthStatus()).user)
          setCheckError(null)
        } catch (reason) {
          setCheckError(reason instanceof Error ? reason.message : 'Authentication error')
        }
      },
      setUser: (next) => setUser(client, next),
    }),
    [client, user, isLoading, error, presence],
  )
  return (
    <AuthContext value={auth}>
      <VaultOwner value={user?.id ?? null}>{children}</VaultOwner>
    </AuthContext>
  )
}

/** Who is signed in. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
