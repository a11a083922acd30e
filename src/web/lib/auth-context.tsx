import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { readAuthStatus, setUser, useUser } from './use-user.ts'

export interface Auth {
  readonly user: User | null
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  /** Why it is not known who this is, in a sentence. */
  readonly error: string | null
  /** Asks the server again. */
  readonly check: () => Promise<void>
  /** After login, registration, onboarding (a user) or sign-out (null). */
  readonly setUser: (user: User | null) => void
}

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const query = useUser()
  const [checkError, setCheckError] = useState<string | null>(null)
  const user = query.data ?? null
  const error = checkError ?? query.error?.message ?? null
  const isLoading = query.isPending

  const auth = useMemo<Auth>(
    () => ({
      user,
      isAuthenticated: user !== null,
      isLoading,
      error: user ? null : error,
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
    [client, user, isLoading, error],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Who is signed in. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
