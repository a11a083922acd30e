import { toast } from '#web/lib/toasts.ts'

/** What is said when something the person asked for could not be done. */
export function sayFailed(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}
