import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NamelessLock } from '#web/features/shell/lock-screen.tsx'
import { ErrorScreen } from '#web/features/site/error-screen.tsx'
import { LoadingScreen } from '#web/features/site/loading-screen.tsx'
import { userQuery } from '#web/lib/account/use-user.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'
import { inkwell } from '#web/lib/vault/worker-link.ts'

/** Where it cannot be found out who is here: the lock of the vault that lies in this browser; without one, what is the matter. */
export function UnknownPerson({ what, onRetry }: { what: string; onRetry: () => Promise<void> }) {
  const client = useQueryClient()
  const { status, lockedBy } = useVaultState()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    inkwell
      .standLocked()
      .catch((error: unknown) => console.error(error))
      .finally(() => setAsked(true))
  }, [])
  // What was sealed says now whose it is.
  useEffect(() => {
    if (status === 'open') void client.refetchQueries({ queryKey: userQuery.queryKey })
  }, [status, client])
  if (!isAsked) return <LoadingScreen />
  if (status === 'locked' && (lockedBy === 'password' || lockedBy === 'passphrase'))
    return <NamelessLock secret={lockedBy} />
  return (
    <ErrorScreen
      title="We could not find out who you are."
      what={what}
      safe="Nothing is lost: what you wrote is sealed on your devices and at the server. It is asked again every few seconds."
      onRetry={onRetry}
    />
  )
}
