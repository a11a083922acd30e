import { toast } from '#web/lib/toasts.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { takeCalendarFaults } from '#worker/calendar/sharing/sharing.calls.ts'

/** Says what is wrong with calendars that are followed, where this device has not said it yet. */
export async function sayFaults(vault: Pick<VaultCalls, 'run'>): Promise<void> {
  for (const { name, trouble } of await vault.run(takeCalendarFaults, null))
    toast({
      variant: 'destructive',
      title: `“${name}” could not be fetched`,
      description: `${trouble} What you have of it stays as it was.`,
    })
}
