import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { tryPushHere } from '#worker/calendar/push/push.calls.ts'
import { sendTestMail, useAdminDo } from '../use-admin.ts'
import { Trial } from './trial.tsx'

export function MailTrial({ isSetUp }: { isSetUp: boolean }) {
  const send = useAdminDo(sendTestMail, 'The mail server took it. Look into your mailbox.')
  return (
    <Trial
      title="A mail"
      about={
        isSetUp ? 'To the address of your own account.' : 'Not configured: SMTP_URL names a mail server.'
      }
    >
      <Button
        size="small"
        variant="outline"
        disabled={!isSetUp}
        isPending={send.isPending}
        onClick={() => send.mutate(undefined)}
      >
        Send it
      </Button>
    </Trial>
  )
}

const outcomes = {
  sent: { title: 'The push service took it', description: 'It rings on this device in a moment.' },
  gone: {
    title: 'Reminders are not on in this browser',
    description: 'Switch them on in Settings, Calendar, and send it again.',
    variant: 'destructive',
  },
  later: {
    title: 'The push service did not take it',
    description: 'It is busy or cannot be reached now. Try again in a minute.',
    variant: 'destructive',
  },
} as const

export function PushTrial() {
  const vault = useVaultCalls()
  const send = useAdminDo(() => vault.run(tryPushHere, null))
  return (
    <Trial
      title="A push"
      about="To this browser, if reminders are on for it: Settings, Calendar switches them on."
    >
      <Button
        size="small"
        variant="outline"
        isPending={send.isPending}
        onClick={() => send.mutate(undefined, { onSuccess: (outcome) => toast(outcomes[outcome]) })}
      >
        Send it
      </Button>
    </Trial>
  )
}

export function ToastTrial() {
  const show = (): void => {
    toast({ title: 'This is a message', description: 'It goes by itself.' })
    toast({ title: 'This is a fault', description: 'Nothing really happened.', variant: 'destructive' })
  }
  return (
    <Trial title="Messages" about="One of each kind, in their corner.">
      <Button size="small" variant="outline" onClick={show}>
        Show them
      </Button>
    </Trial>
  )
}
