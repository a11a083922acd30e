import type { ToastItem, ToastVariant } from '#web/ui/toast.tsx'
import { onLeaving } from './device/page-left.ts'
import { useWatched, watchedValue } from './vault/observable.ts'

export interface NewToast extends Omit<ToastItem, 'id' | 'variant'> {
  readonly variant?: ToastVariant
}

const shown = watchedValue<readonly ToastItem[]>([])
let lastId = 0

/** Shows a message and gives back its id. */
export function toast({ variant = 'default', ...rest }: NewToast): string {
  const id = `toast-${++lastId}`
  shown.write([...shown.read(), { ...rest, variant, id }])
  return id
}

export function dismissToast(id: string): void {
  shown.write(shown.read().filter((item) => item.id !== id))
}

// What could still be taken back belonged to whoever left.
onLeaving(() => shown.write(shown.read().filter(({ action, isOfApp }) => !action || isOfApp)))

export const currentToasts = shown.read
export const useToasts = (): readonly ToastItem[] => useWatched(shown)
