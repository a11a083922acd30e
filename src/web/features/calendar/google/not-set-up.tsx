import { googleCalendarCallbackPath } from '#contract/calendar/google-calendar.ts'

interface NotSetUpProps {
  /** Whether who reads it may have the server in hand. */
  isAdmin: boolean
  /** Of this site, as the browser knows it. */
  origin: string
}

/** A server without Google calendars: admins are told what to set, and everybody else that it is not offered. */
export function NotSetUp({ isAdmin, origin }: NotSetUpProps) {
  if (!isAdmin)
    return <p className="type-secondary text-text-2">Google Calendar is not offered on this server.</p>
  return (
    <div className="type-secondary grid gap-2 text-text-2">
      <p>
        Google Calendar is not set up on this server. To offer it, switch on the Calendar API in Google’s
        console, make a client there with this redirect address, and start the server with these settings.
        Only admins see this.
      </p>
      <dl className="grid gap-2">
        {[
          ['Redirect address', origin + googleCalendarCallbackPath],
          ['The client’s id', 'GOOGLE_CLIENT_ID'],
          ['The client’s secret', 'GOOGLE_CLIENT_SECRET'],
          ['Offer calendars', 'GOOGLE_CALENDAR=on'],
        ].map(([what, value]) => (
          <div key={what}>
            <dt className="type-label">{what}</dt>
            <dd className="font-mono text-label text-text select-all [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
