import type { Faults } from '#domain/entity/entity.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import { toast } from '../toasts.ts'

/** Says that something the person asked for could not be done. A locked vault says so itself. */
export function sayFailed(error: unknown): void {
  if (isLocked(error)) return
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}

/** Which fields are why something could not be kept; null: it failed for another reason. */
export const faultsOf = (error: unknown): Faults | null =>
  error instanceof Error && 'faults' in error ? (error.faults as Faults) : null
