import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listGoogleCalendars } from '#worker/calendar/google/google.calls.ts'
import { Failed } from './failed.tsx'
import type { Google } from './use-google.ts'

interface GoogleChooserProps {
  google: Google
  /** The account was connected a moment ago, or by somebody else. */
  isNew?: boolean
  onDone?: () => void
}

/** Whose account it is, and which of its calendars are shown. */
export function GoogleChooser({ google: { choose, end }, isNew = false, onDone }: GoogleChooserProps) {
  const vault = useVaultCalls()
  const list = useQuery({
    queryKey: [listGoogleCalendars.name],
    queryFn: () => vault.run(listGoogleCalendars, null),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const followed = useEntities('calendar_subscription').rows
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const all = list.data ?? []
  const account = all[0]?.id ?? ''
  const before = new Set(followed.flatMap(({ googleId }) => googleId ?? []))
  // Who has chosen nothing yet begins with their own calendar.
  if (before.size === 0 && isNew) before.add(account)
  const shown = all.filter(({ id }) => changed.get(id) ?? before.has(id))
  if (list.isPending) return <Skeleton className="h-24 w-full" />
  return (
    <>
      {isNew && all.length > 0 && (
        <p className="type-secondary text-text-2 [overflow-wrap:anywhere]">
          Connected with <span className="font-strong text-text">{account}</span>. If this is not your
          account, disconnect it.
        </p>
      )}
      <fieldset className="grid gap-1" disabled={choose.isPending}>
        <legend className="type-label font-medium">Calendars to show</legend>
        {all.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              autoComplete="off"
              type="checkbox"
              checked={shown.some((one) => one.id === id)}
              onChange={({ target: { checked } }) => setChanged(new Map(changed).set(id, checked))}
              className="size-4.5 accent-primary"
            />
            <span className="[overflow-wrap:anywhere]">{name}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size="small"
          isPending={choose.isPending}
          disabled={all.length === 0}
          onClick={() => choose.mutate({ calendars: shown, account }, { onSuccess: () => onDone?.() })}
        >
          Show these
        </Button>
        {isNew ? (
          <Button variant="quiet" size="small" isPending={end.isPending} onClick={() => end.mutate()}>
            Disconnect
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
      <Failed error={choose.error ?? end.error ?? list.error} />
    </>
  )
}
