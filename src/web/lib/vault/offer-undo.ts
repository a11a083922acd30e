import { type NewToast, toast } from '../toasts.ts'
import { tried } from './say-failed.ts'

/** Says what was done, and offers to undo it for as long as the message stands. */
export function offerUndo(
  title: string,
  undo: () => unknown,
  more: Pick<NewToast, 'description' | 'duration'> = {},
): void {
  const onPress = () => void tried((async () => undo())())
  toast({ title, ...more, action: { label: 'Undo', onPress } })
}
