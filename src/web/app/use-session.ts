import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { setUser, userQuery } from '#web/lib/account/use-user.ts'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import { asksBeforeMegabytes } from '#web/lib/device/save-data.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { useVaultCalls, vaultCallsOf } from '#web/lib/vault/vault-calls.ts'
import { inkwell, type LockedBy, type Unsynced, type VaultState } from '#web/lib/vault/worker-link.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { beginMeaning } from '#worker/meaning/meaning.calls.ts'
import { type Unsent, waitUntilSent } from '#worker/shell/shell.calls.ts'

/** How the signed-in person's vault stands in this tab. */
export type VaultAccess =
  | { readonly status: 'open' | 'opening' }
  | { readonly status: 'locked'; readonly by: LockedBy; readonly why: string | undefined }

/** Opens the signed-in person's vault and says how it stands. */
export function useOpenVault(): VaultAccess {
  const client = useQueryClient()
  const { user } = useAuth()
  const vault = useVaultState()
  const userId = user?.id ?? null
  const hasPassword = user?.hasPassword !== false
  const status = vault.userId === userId ? vault.status : 'closed'
  useEffect(() => {
    if (userId === null) return
    inkwell.openVault(userId, hasPassword).then(
      // They signed out here while the server was away; now it knows.
      (state) => state.status === 'closed' && forgetUser(client),
      (error: unknown) => console.error(error),
    )
  }, [userId, hasPassword, client])
  useLeftElsewhere(userId !== null, vault.status)
  useEffect(() => {
    if (status === 'open') navigator.storage.persist().catch((error: unknown) => console.error(error))
  }, [status])
  useEffect(() => {
    if (status !== 'open') return
    vaultCallsOf(userId).run(beginMeaning, { mayFetchUnasked: !asksBeforeMegabytes() }).catch(logError)
  }, [status, userId])
  if (status === 'locked') return { status, by: vault.lockedBy ?? 'password', why: vault.lockedWhy }
  return { status: status === 'open' ? 'open' : 'opening' }
}

/** Another tab signed out, or the account is gone: this tab goes with it. */
function useLeftElsewhere(isSignedIn: boolean, status: VaultState['status']): void {
  const client = useQueryClient()
  const before = useRef(status)
  useEffect(() => {
    if (isSignedIn && status === 'closed' && before.current !== 'closed') forgetUser(client)
    before.current = status
  }, [isSignedIn, status, client])
}

/** Ends the session at the server and here. What the server does not have yet stays here, sealed, unless it is discarded. */
export function useLogout(): (unsynced?: Unsynced) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (unsynced = 'keep') => {
      try {
        await inkwell.logout(unsynced)
      } catch (error) {
        toast({
          title: 'Error',
          description: saidBy(error, 'You are still signed in. Please try again.'),
          variant: 'destructive',
        })
        throw error
      }
      forgetUser(client)
    },
    [client],
  )
}

type Client = ReturnType<typeof useQueryClient>

function forgetUser(client: Client): void {
  tellLeaving()
  setUser(client, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}

const none: Unsent = { waiting: 0, setAside: 0 }

export interface LogoutQuestion {
  readonly unsent: Unsent
  readonly onStay: () => void
  readonly onLeave: (unsynced: Unsynced) => Promise<void>
}

/** Signs out at once when everything has arrived at the server; otherwise `question` asks what becomes of the rest. */
export function useCarefulLogout(): { logout: () => Promise<void>; question: LogoutQuestion | null } {
  const vault = useVaultCalls()
  const leave = useLogout()
  const [unsent, setUnsent] = useState(none)
  const logout = async () => {
    await keepAllWriting()
    const left = await vault.run(waitUntilSent, null).catch(() => none)
    if (left.waiting + left.setAside > 0) return setUnsent(left)
    await leave()
  }
  const question = { unsent, onStay: () => setUnsent(none), onLeave: leave }
  return { logout, question: unsent === none ? null : question }
}

/** The session ended elsewhere: back to the way in, with everything of this device left as it is. */
export function useSignInAgain(): () => void {
  const client = useQueryClient()
  return () => forgetUser(client)
}

/** Lets what is being written be kept first. */
export async function lockNow(): Promise<void> {
  await keepAllWriting()
  await inkwell.lock()
}
