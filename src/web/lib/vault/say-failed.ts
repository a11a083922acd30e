import { isLocked } from '#worker/core/vault-locked.ts'
import { sameVisit } from '../device/page-left.ts'
import { toast } from '../toasts.ts'

/** Says that something the person asked for could not be done. A locked vault says so itself. */
export function sayFailed(error: unknown): void {
  if (isLocked(error)) return
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}

/** What it comes to; null: it failed, and whoever asked for it was told. */
export function tried<Result>(work: Promise<Result>): Promise<Result | null> {
  const isHere = sameVisit()
  return work.catch((error: unknown) => {
    if (isHere()) sayFailed(error)
    return null
  })
}

/** Whether it was done. */
export const wasDone = (work: Promise<unknown>): Promise<boolean> =>
  tried(work.then(() => true)).then((is) => is === true)
