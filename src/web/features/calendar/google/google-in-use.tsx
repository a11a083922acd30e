import { useState } from 'react'
import { dateAndTime } from '#domain/time/entry-date.ts'
import { toast } from '#web/lib/toasts.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import type { GoogleHere } from '#worker/calendar/google/google.calls.ts'
import { CalendarLook } from '../sharing/calendar-look.tsx'
import { Failed } from './failed.tsx'
import { GoogleChooser } from './google-chooser.tsx'
import { GoogleWriting } from './google-writing.tsx'
import type { Google } from './use-google.ts'

/** A connected Google calendar: what is shown of it, what is written to it, how it stands, and how it ends. */
export function GoogleInUse({ google, here }: { google: Google; here: GoogleHere }) {
  const rule = useMyDay()
  const [isChoosing, setIsChoosing] = useState(false)
  const { sync, end } = google
  return (
    <>
      <p className="font-strong [overflow-wrap:anywhere]">{here.account}</p>
      <p className="type-label text-text-2">
        {here.readMs === null ? 'Not read yet' : `Read ${dateAndTime(here.readMs, rule)}`}
      </p>
      {here.trouble !== null && <p className="text-label leading-ui text-danger">{here.trouble}</p>}
      {here.notices.length > 0 && <Notices google={google} notices={here.notices} />}
      {isChoosing ? (
        <GoogleChooser google={google} onDone={() => setIsChoosing(false)} />
      ) : (
        <Shown onChoose={() => setIsChoosing(true)} />
      )}
      <GoogleWriting google={google} here={here} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="small" isPending={sync.isPending} onClick={() => sync.mutate()}>
          Read now
        </Button>
        <Button
          variant="quiet"
          size="small"
          isPending={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: sayEnded })}
        >
          Disconnect Google
        </Button>
      </div>
      <Failed error={sync.error ?? end.error} />
    </>
  )
}

function sayEnded(isRevoked: boolean): void {
  if (isRevoked)
    toast({
      title: 'Google is disconnected',
      description: 'What was written to your calendar there stays there.',
    })
  else
    toast({
      variant: 'destructive',
      title: 'Google could not be told',
      description: 'Inkwell has forgotten the connection. Remove Inkwell in your Google account as well.',
    })
}

/** Changes that met, until they were read. */
function Notices({ google: { forget }, notices }: { google: Google; notices: readonly string[] }) {
  return (
    <div className="slip rounded-card px-4 py-3.5 text-label text-text-2">
      <ul className="grid gap-2">
        {notices.map((notice) => (
          <li key={notice} className="[overflow-wrap:anywhere]">
            {notice}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        isPending={forget.isPending}
        onClick={() => forget.mutate()}
      >
        Got it
      </Button>
    </div>
  )
}

/** The calendars that are shown, each with its colour and its switch. */
function Shown({ onChoose }: { onChoose: () => void }) {
  const all = useEntities('calendar_subscription').rows
  return (
    <div className="grid gap-1">
      {all
        .filter(({ googleId }) => googleId !== null)
        .map(({ trouble, ...one }) => (
          <div key={one.id} className="border-b border-line pb-2">
            <CalendarLook {...one} />
            {trouble !== null && <p className="mt-1 text-label leading-ui text-danger">{trouble}</p>}
          </div>
        ))}
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onChoose}>
        Choose calendars
      </Button>
    </div>
  )
}
