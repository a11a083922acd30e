import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  beginGoogle,
  chooseGoogleCalendars,
  endGoogle,
  type GoogleChoice,
  readGoogle,
  syncGoogleNow,
  writeToGoogle,
} from '#worker/calendar/google/google.calls.ts'

const key = [readGoogle.name]

/** How somebody stands with Google, and what they can do about it. */
export function useGoogle() {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: key })
  const always = { networkMode: 'always' as const, onSettled }
  return {
    here: useQuery({
      queryKey: key,
      queryFn: () => vault.run(readGoogle, null),
      networkMode: 'always',
      retry: false,
    }),
    connect: useMutation({
      ...always,
      async mutationFn(canWrite: boolean) {
        const address = await vault.run(beginGoogle, { canWrite })
        await keepAllWriting()
        location.assign(address)
      },
    }),
    choose: useMutation({
      ...always,
      mutationFn: (choice: { calendars: readonly GoogleChoice[]; account: string }) =>
        vault.run(chooseGoogleCalendars, choice),
    }),
    write: useMutation({
      ...always,
      mutationFn: (calendarId: string | null) => vault.run(writeToGoogle, { calendarId }),
    }),
    sync: useMutation({ ...always, mutationFn: () => vault.run(syncGoogleNow, null) }),
    forget: useMutation({
      ...always,
      mutationFn: () => chooseOf(vault, 'google_calendar', { notices: [] }),
    }),
    end: useMutation({ ...always, mutationFn: () => vault.run(endGoogle, null) }),
  }
}
export type Google = ReturnType<typeof useGoogle>
