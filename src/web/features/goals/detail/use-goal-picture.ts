import { useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { toast } from '#web/lib/toasts.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import { sealPhoto } from '#worker/journal/entries/photos.calls.ts'
import { useGoalActions } from '../use-goals.ts'

/** The picture of a goal, and what can be done with it; replacing and removing it can be undone. */
export function useGoalPicture(goal: GoalFact) {
  const actions = useGoalActions()
  const vault = useVaultCalls()
  const latest = useKeptRef(goal)
  const [isSealing, setSealing] = useState(false)
  const put = (picture: EntryPhoto | null) =>
    actions.patch(goal.id, { customization: { ...latest.current.customization, picture } })
  const swap = async (picture: EntryPhoto | null, words: string) => {
    const before = latest.current.customization.picture
    if ((await put(picture)) && before) offerUndo(words, () => put(before))
  }
  const choose = async (file: File) => {
    setSealing(true)
    try {
      let photo: EntryPhoto | undefined
      await vault.stream(sealPhoto, { file }, (event) => {
        if (event.is === 'done') photo = event.photo
      })
      if (photo) await swap(photo, 'The picture is replaced')
    } catch (error) {
      if (!isLocked(error))
        toast({ variant: 'warning', title: 'This picture could not be added', description: saidBy(error) })
    } finally {
      setSealing(false)
    }
  }
  return {
    picture: goal.customization.picture,
    isSealing,
    choose,
    describe: (picture: EntryPhoto, caption: string) => put({ ...picture, caption }),
    remove: () => swap(null, 'The picture is removed'),
  }
}

export type GoalPictureMoves = ReturnType<typeof useGoalPicture>
