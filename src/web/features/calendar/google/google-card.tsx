import { useState } from 'react'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { toast } from '#web/lib/toasts.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed } from './failed.tsx'
import { useGoogle } from './use-google.ts'

/** Offers the optional connection beside the calendar. Put away, it does not come back on this device. */
export function GoogleCard() {
  const { user, presence } = useAuth()
  const { rows, isReady } = useEntities('google_calendar')
  const key = `inkwell-google-card-${user?.id}`
  const [isAway, setIsAway] = useState(() => readText(key) !== null)
  // Who has connected one, or is without the server, has nothing to connect.
  if (isAway || presence !== 'server' || !isReady || rows.length > 0) return null
  const putAway = (): void => {
    keepText(key, 'away')
    setIsAway(true)
    toast({
      title: 'Put away',
      description: 'Google Calendar can be connected at any time in Settings, Calendar.',
    })
  }
  return <Offer onPutAway={putAway} />
}

function Offer({ onPutAway }: { onPutAway: () => void }) {
  const { here, connect } = useGoogle()
  if (!here.data?.isConfigured || here.data.stands !== 'none') return null
  return (
    <section aria-labelledby="google-card" className="border-t border-line pt-5">
      <h2 id="google-card" className="type-label font-medium text-muted">
        Optional calendar connection
      </h2>
      <p className="type-secondary mt-2 text-text-2">
        See your Google calendars beside your own. Your browser reads them, changes nothing there, and seals
        what it reads like everything here.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="outline"
          size="small"
          isPending={connect.isPending}
          onClick={() => connect.mutate(false)}
        >
          Connect Google Calendar
        </Button>
        <Button variant="quiet" size="small" onClick={onPutAway}>
          No, thanks
        </Button>
      </div>
      <Failed error={connect.error} />
    </section>
  )
}
