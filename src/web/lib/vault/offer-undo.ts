import { type NewToast, toast } from '../toasts.ts'
import { sayFailed } from './say-failed.ts'

/** Says what was done, and offers to undo it for as long as the message stands. */
export function offerUndo(
  title: string,
  undo: () => unknown,
  more: Pick<NewToast, 'description' | 'duration'> = {},
): void {
  const onPress = async () => {
    try {
      await undo()
    } catch (error) {
      sayFailed(error)
    }
  }
  toast({ title, ...more, action: { label: 'Undo', onPress: () => void onPress() } })
}
