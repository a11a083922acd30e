import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '#web/lib/auth-context.tsx'
import { toast } from '#web/lib/toasts.ts'
import { setUser, userQuery } from '#web/lib/use-user.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { inkwell } from '#web/lib/worker-link.ts'

/** Opens the signed-in person's vault and says how it stands. */
export function useOpenVault(): 'locked' | 'open' | 'opening' {
  const { user } = useAuth()
  const vault = useVaultState()
  const userId = user?.id ?? null
  const status = vault.userId === userId ? vault.status : 'closed'
  useEffect(() => {
    if (userId === null) return
    inkwell.openVault(userId).catch((error: unknown) => console.error(error))
  }, [userId])
  return status === 'closed' ? 'opening' : status
}

/** Ends the session at the server and here. */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    try {
      await inkwell.logout()
    } catch (error) {
      toast({
        title: 'Error',
        description:
          (error instanceof Error && error.message) || 'You are still signed in. Please try again.',
        variant: 'destructive',
      })
      throw error
    }
    setUser(client, null)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
  }
}

/** Lets what is being written be kept first: a field that loses the focus saves. */
export async function lockNow(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await inkwell.lock()
}
