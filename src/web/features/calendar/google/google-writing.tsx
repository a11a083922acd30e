import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { type GoogleHere, listGoogleCalendars } from '#worker/calendar/google/google.calls.ts'
import { Failed } from './failed.tsx'
import type { Google } from './use-google.ts'

/** Whether reminders are written to a calendar there; what Google can read then is said before. */
export function GoogleWriting({ google, here }: { google: Google; here: GoogleHere }) {
  const { write, connect } = google
  const [isChoosing, setIsChoosing] = useState(false)
  const isOn = here.writesTo !== null
  return (
    <div className="grid gap-2">
      <Toggle
        label="Write my reminders to Google"
        isOn={isOn || isChoosing}
        isDisabled={write.isPending}
        onChange={(on) => {
          setIsChoosing(on && !isOn)
          if (!on && isOn) write.mutate(null)
        }}
      />
      <p className="slip rounded-card px-4 py-3.5 text-label text-text-2">
        <span className="block font-strong text-text">
          {isOn ? 'Google can read what you send' : 'Off: nothing goes to Google'}
        </span>
        Google can read the titles, notes and times of the reminders that are written there, and so can
        whoever you share that calendar with. Reminders that lead to a page or belong to an event are never
        written. What changes or is deleted on one side changes on the other.
      </p>
      {isOn && <p className="type-label text-text-2 [overflow-wrap:anywhere]">Written to {here.writesTo}</p>}
      {isChoosing && !isOn && here.canWrite && (
        <WhereTo
          isPending={write.isPending}
          onChoose={(calendarId) => write.mutate(calendarId, { onSuccess: () => setIsChoosing(false) })}
        />
      )}
      {(isChoosing || isOn) && !here.canWrite && (
        <>
          <p className="type-secondary text-text-2">
            For this Google is asked for one thing more: to change events in calendars that are your own.
          </p>
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            isPending={connect.isPending}
            onClick={() => connect.mutate(true)}
          >
            Ask Google
          </Button>
        </>
      )}
      <Failed error={write.error ?? connect.error} />
    </div>
  )
}

function WhereTo({ isPending, onChoose }: { isPending: boolean; onChoose: (calendarId: string) => void }) {
  const vault = useVaultCalls()
  const list = useQuery({
    queryKey: [listGoogleCalendars.name],
    queryFn: () => vault.run(listGoogleCalendars, null),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const own = (list.data ?? []).filter(({ isOwn }) => isOwn)
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? own[0]?.id ?? ''
  return (
    <div className="grid gap-2">
      <FieldFrame label="Write to">
        {(hooks) => (
          <Select {...hooks} value={value} onChange={({ target }) => setChosen(target.value)}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <Button
        size="small"
        className="justify-self-start"
        isPending={isPending}
        disabled={value === ''}
        onClick={() => onChoose(value)}
      >
        Write them
      </Button>
      <Failed error={list.error} />
    </div>
  )
}
