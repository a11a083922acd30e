import { useState } from 'react'
import type { Unsynced } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import type { Unsent } from '#worker/shell/shell.calls.ts'

/** '3 changes', '1 record', '3 changes and 1 record'. */
function whatIsLeft({ waiting, setAside }: Unsent): string {
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`
  const records = setAside === 1 ? '1 record' : `${setAside} records`
  return [waiting > 0 && changes, setAside > 0 && records].filter(Boolean).join(' and ')
}

/** Why this device may be the only one to have it. */
const reason = ({ waiting, setAside }: Unsent): string =>
  [
    waiting > 0 && `${whatIsLeft({ waiting, setAside: 0 })} could not reach the server yet.`,
    setAside > 0 &&
      `${whatIsLeft({ waiting: 0, setAside })} at the server ${setAside === 1 ? 'does' : 'do'} not open, and this device may be the only one with what stood there before.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Asks what becomes of words that the server does not have when somebody signs out. */
export function UnsentModal({
  unsent,
  onStay,
  onLeave,
}: {
  unsent: Unsent
  onStay: () => void
  onLeave: (unsynced: Unsynced) => Promise<void>
}) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [leaving, setLeaving] = useState<Unsynced | null>(null)
  const it = unsent.waiting + unsent.setAside === 1 ? 'it' : 'them'
  const leave = (unsynced: Unsynced) => {
    setLeaving(unsynced)
    onLeave(unsynced).catch(() => setLeaving(null))
  }
  return (
    <Modal title={isDiscarding ? 'Discard for good?' : 'Not everything is sent'} onClose={onStay}>
      {isDiscarding ? (
        <>
          <p className="type-interface text-text-2">
            {whatIsLeft(unsent)} will be gone from this device, and perhaps no other device has {it}. Nobody
            can bring {it} back.
          </p>
          <div className="mt-6 grid gap-2.5">
            <Button autoFocus disabled={leaving !== null} onClick={() => setDiscarding(false)}>
              Go back
            </Button>
            <Button variant="danger" isPending={leaving === 'discard'} onClick={() => leave('discard')}>
              Sign out and discard {whatIsLeft(unsent)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="type-interface text-text-2">
            {reason(unsent)} Kept here, {it === 'it' ? 'it stays' : 'they stay'} sealed on this device until
            you sign in here again.
          </p>
          <div className="mt-6 grid gap-2.5">
            <Button autoFocus disabled={leaving !== null} onClick={onStay}>
              Stay signed in
            </Button>
            <Button variant="outline" isPending={leaving === 'keep'} onClick={() => leave('keep')}>
              Sign out and keep {it} sealed here
            </Button>
            <Button variant="quiet" disabled={leaving !== null} onClick={() => setDiscarding(true)}>
              Sign out and discard {it}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
