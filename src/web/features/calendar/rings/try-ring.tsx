import { useState } from 'react'
import { toast } from '#web/lib/toasts.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { mayShowNotices, showTestNotice } from './system-notice.ts'

const permission = (): NotificationPermission | 'none' =>
  'Notification' in window ? Notification.permission : 'none'

const words = {
  granted: 'While Inkwell is open and you look elsewhere, your system shows what is due.',
  default:
    'Allow notifications, and your system shows what is due while Inkwell is open and you look elsewhere.',
  denied:
    'Notifications for this site are blocked: what is due is told only in Inkwell’s own page. You can allow them in your browser’s settings.',
  none: 'This browser shows no notifications: what is due is told in Inkwell’s own page.',
} as const

/** Lets somebody see how a reminder is told while Inkwell is open, and allow that the system tells it too. */
export function TryRing() {
  const [allowed, setAllowed] = useState(permission)
  const attempt = async () => {
    toast({ title: 'A test reminder', description: 'This is how a reminder looks while Inkwell is open.' })
    if (mayShowNotices()) await showTestNotice(Date.now())
  }
  return (
    <div className="mt-4 grid gap-2.5">
      <p className="type-label text-muted">{words[allowed]}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => void attempt().catch(sayFailed)}>
          Show a test reminder
        </Button>
        {allowed === 'default' && (
          <Button
            variant="outline"
            onClick={() => void Notification.requestPermission().then(setAllowed).catch(sayFailed)}
          >
            Allow notifications
          </Button>
        )}
      </div>
    </div>
  )
}
