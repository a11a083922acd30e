import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type GoogleCalendarEnding, googleCalendarMark } from '#contract/calendar/google-calendar.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { isAdmin } from '#web/lib/page-access.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from './failed.tsx'
import { GoogleChooser } from './google-chooser.tsx'
import { GoogleInUse } from './google-in-use.tsx'
import { NotSetUp } from './not-set-up.tsx'
import { type Google, useGoogle } from './use-google.ts'

const endings: Readonly<Record<GoogleCalendarEnding, string>> = {
  connected: 'Google is connected.',
  denied: 'You did not allow it at Google, so nothing was connected.',
  incomplete:
    'Not everything was ticked at Google. To see your calendar, Inkwell needs both ticks for reading; to write reminders, the third as well.',
  unreachable: 'Google did not answer. Please try again in a while.',
  over: 'That took too long, or was begun in another tab or browser. Please connect once more.',
  failed: 'Google’s answer could not be used. Please connect once more.',
}

/** How the way to Google ended that somebody has just come back from; it leaves the address as soon as it was read. */
function useEnding(): string | null {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [said] = useState(() =>
    hash.startsWith(googleCalendarMark) ? hash.slice(googleCalendarMark.length) : null,
  )
  useEffect(() => {
    if (said !== null)
      void navigate({ to: '/settings', search: { section: 'calendar' }, hash: '', replace: true })
  }, [said, navigate])
  return said !== null && said in endings ? endings[said as GoogleCalendarEnding] : null
}

/** A Google calendar: connected, read beside the own one, and written to. */
export function GoogleSection() {
  const google = useGoogle()
  const ending = useEnding()
  const { data, error, isPending } = google.here
  if (isPending) return <Skeleton className="mt-3 h-20 w-full" />
  return (
    <div className="mt-2 grid gap-3">
      {ending !== null && (
        <p role="status" className="type-label text-text-2">
          {ending}
        </p>
      )}
      <Failed error={error} />
      {data && <Standing google={google} data={data} />}
    </div>
  )
}

function Standing({ google, data }: { google: Google; data: NonNullable<Google['here']['data']> }) {
  const { user } = useAuth()
  if (!data.isConfigured)
    return <NotSetUp isAdmin={user !== null && isAdmin(user)} origin={location.origin} />
  if (data.stands === 'none') return <Connect google={google} />
  if (data.stands === 'new') return <GoogleChooser google={google} isNew />
  if (data.stands === 'ended') return <Ended google={google} canWrite={data.writesTo !== null} />
  return <GoogleInUse google={google} here={data} />
}

function Connect({ google: { connect } }: { google: Google }) {
  return (
    <>
      <p className="type-secondary text-text-2">
        See your Google calendars beside your own. Google is asked for two things: the list of your calendars
        and their events, both only to read. Your browser reads them, and what it reads is sealed like
        everything here.
      </p>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        isPending={connect.isPending}
        onClick={() => connect.mutate(false)}
      >
        Connect Google Calendar
      </Button>
      <Failed error={connect.error} />
    </>
  )
}

function Ended({ google: { connect, end }, canWrite }: { google: Google; canWrite: boolean }) {
  return (
    <>
      <p className="slip rounded-card px-4 py-3.5 text-label text-text-2">
        <span className="block font-strong text-text">Google has ended the connection</span>
        That happens when somebody removes Inkwell at Google, after a new password there, or after a long
        time. What was read is still here. Connect again, and it goes on.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size="small"
          isPending={connect.isPending}
          onClick={() => connect.mutate(canWrite)}
        >
          Connect again
        </Button>
        <Button variant="quiet" size="small" isPending={end.isPending} onClick={() => end.mutate()}>
          Disconnect
        </Button>
      </div>
      <Failed error={connect.error ?? end.error} />
    </>
  )
}
