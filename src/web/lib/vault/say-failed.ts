import { saidBy } from '#browser/failure-sentences.ts'
import type { Faults } from '#domain/entity/entity.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import { sameVisit } from '../device/page-left.ts'
import { toast } from '../toasts.ts'

/** Says that something the person asked for could not be done. A locked vault says so itself. */
export function sayFailed(error: unknown): void {
  if (isLocked(error)) return
  toast({
    variant: 'destructive',
    title: 'That did not work',
    description: `Nothing is lost. ${saidBy(error, 'Please try again.')}`,
  })
}

/** Where a form says what is wrong: it hears the sentence for each field. Without one a message over the page says the first. */
export type SayFaults = (faults: Faults) => void

/** Which fields are why something could not be kept; null: it failed for another reason. */
const faultsOf = (error: unknown): Faults | null =>
  error instanceof Error && 'faults' in error ? (error.faults as Faults) : null

/** What it comes to; null: it failed, and whoever asked for it was told. */
export function tried<Result>(work: Promise<Result>, sayFaults?: SayFaults): Promise<Result | null> {
  const isHere = sameVisit()
  return work.catch((error: unknown) => {
    const faults = sayFaults && faultsOf(error)
    if (isHere()) faults ? sayFaults(faults) : sayFailed(error)
    return null
  })
}

/** Whether it was done. */
export const wasDone = (work: Promise<unknown>, sayFaults?: SayFaults): Promise<boolean> =>
  tried(
    work.then(() => true),
    sayFaults,
  ).then((is) => is === true)
