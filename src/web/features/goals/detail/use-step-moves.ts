import { useMemo } from 'react'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { restoreRecords, type Undo } from '#worker/core/entity.calls.ts'
import { changeStep, removeStep } from '#worker/goals/goals.calls.ts'
import type { StepSaid } from '../use-goals.ts'

/** What can be done with a step that was written down; each offers to take it back, and answers whether it was done. */
export function useStepMoves() {
  const vault = useVaultCalls()
  return useMemo(() => {
    const undoable = (title: string, done: Promise<Undo>) =>
      wasDone(done.then((change) => offerUndo(title, () => vault.run(restoreRecords, change))))
    return {
      correct: (uid: string, said: StepSaid) =>
        undoable('The step is corrected', vault.run(changeStep, { uid, ...said })),
      remove: (uid: string) => undoable('The step is deleted', vault.run(removeStep, { uid })),
    }
  }, [vault])
}
