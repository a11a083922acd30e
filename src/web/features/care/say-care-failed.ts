import { toast } from '#web/lib/toasts.ts'
import { logError } from '#worker/core/vault-locked.ts'

/** A choice that could not be kept is said, never lost in silence. */
export function sayCareFailed(error: unknown): void {
  logError(error)
  toast({ variant: 'destructive', title: 'That could not be kept', description: 'Please try again.' })
}
