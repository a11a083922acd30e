import { isLocked } from '#worker/core/vault-locked.ts'
import { toast } from '../toasts.ts'

/** Says that something the person asked for could not be done. A locked vault says so itself. */
export function sayFailed(error: unknown): void {
  if (isLocked(error)) return
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}
