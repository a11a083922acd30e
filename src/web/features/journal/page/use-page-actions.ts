import { useCallback } from 'react'
import { trashDays } from '#domain/journal/versions/trash.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { finishEntry } from '#worker/journal/entries/journal.calls.ts'
import type { PageAutosave } from './page-autosave.ts'

const undoMs = 10_000

/** What can be done with a page beside writing on it. */
export function usePageActions(uid: string, autosave: PageAutosave, onSelect: (uid: string | null) => void) {
  const vault = useVaultCalls()
  const { patch } = useEntityActions('journal_entry')
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
    const bringBack = async () => {
      if (await patch(uid, { deletedAt: null })) onSelect(uid)
    }
    const bin = async () => {
      await autosave.flush()
      onSelect(null)
      if (await patch(uid, { deletedAt: new Date().toISOString() }))
        offerUndo('Deleted', bringBack, {
          description: `The page lies in the trash for ${trashDays} days.`,
          duration: undoMs,
        })
    }
    bin().catch(sayFailed)
  }, [uid, autosave, onSelect, patch])

  return { finish, remove }
}
