import { useCallback } from 'react'
import { trashDays } from '#domain/journal/versions/trash.ts'
import { toast } from '#web/lib/toasts.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { binEntry, finishEntry } from '#worker/journal/entries/journal.calls.ts'
import type { PageAutosave } from './page-autosave.ts'

const undoMs = 10_000

/** What can be done with a page beside writing on it. */
export function usePageActions(uid: string, autosave: PageAutosave, onSelect: (uid: string | null) => void) {
  const vault = useVaultCalls()
  const finish = useCallback(
    (isFinished: boolean) => {
      const endedAt = isFinished ? new Date().toISOString() : null
      autosave
        .flush()
        .then(() => vault.run(finishEntry, { uid, endedAt }))
        .then(() => isFinished || document.getElementById('page-text')?.focus())
        .catch(sayFailed)
    },
    [uid, autosave, vault],
  )

  const remove = useCallback(() => {
    const bringBack = () =>
      vault
        .run(binEntry, { uid, deletedAt: null })
        .then(() => onSelect(uid))
        .catch(sayFailed)
    const bin = async () => {
      await autosave.flush()
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
  }, [uid, autosave, onSelect, vault])

  return { finish, remove }
}
