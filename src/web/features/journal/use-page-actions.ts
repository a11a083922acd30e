import { useCallback } from 'react'
import { trashDays } from '#domain/journal/trash.ts'
import { sayFailed } from '#web/lib/say-failed.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { binEntry, finishEntry } from './journal.calls.ts'
import type { PageKeeper } from './page-keeper.ts'

const undoMs = 10_000

/** What can be done with a page beside writing on it. */
export function usePageActions(uid: string, keeper: PageKeeper, onSelect: (uid: string | null) => void) {
  const vault = useVaultCalls()
  const finish = useCallback(
    (isFinished: boolean) => {
      const endedAt = isFinished ? new Date().toISOString() : null
      keeper
        .flush()
        .then(() => vault.run(finishEntry, { uid, endedAt }))
        .then(() => isFinished || document.getElementById('page-text')?.focus())
        .catch(sayFailed)
    },
    [uid, keeper, vault],
  )

  const remove = useCallback(() => {
    const bringBack = () =>
      vault
        .run(binEntry, { uid, deletedAt: null })
        .then(() => onSelect(uid))
        .catch(sayFailed)
    const bin = async () => {
      await keeper.flush()
      onSelect(null)
      await vault.run(binEntry, { uid, deletedAt: new Date().toISOString() })
      toast({
        title: 'Deleted',
        description: `The page lies in the trash for ${trashDays} days.`,
        duration: undoMs,
        action: { label: 'Undo', onPress: () => void bringBack() },
      })
    }
    bin().catch(sayFailed)
  }, [uid, keeper, onSelect, vault])

  return { finish, remove }
}
