import { useState } from 'react'
import type { Unsynced } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** Asks what becomes of words that the server does not have when somebody signs out. */
export function UnsentModal({
  unsent,
  onStay,
  onLeave,
}: {
  unsent: number
  onStay: () => void
  onLeave: (unsynced: Unsynced) => Promise<void>
}) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [leaving, setLeaving] = useState<Unsynced | null>(null)
  const leave = (unsynced: Unsynced) => {
    setLeaving(unsynced)
    onLeave(unsynced).catch(() => setLeaving(null))
  }
  return (
    <Modal title={isDiscarding ? 'Discard for good?' : 'Not everything is sent'} onClose={onStay}>
      {isDiscarding ? (
        <>
          <p className="type-interface text-text-2">
            {changes(unsent)} will be gone from this device, and no other device has{' '}
            {unsent === 1 ? 'it' : 'them'}. Nobody can bring {unsent === 1 ? 'it' : 'them'} back.
          </p>
          <div className="mt-6 grid gap-2.5">
            <Button autoFocus disabled={leaving !== null} onClick={() => setDiscarding(false)}>
              Go back
            </Button>
            <Button variant="danger" isPending={leaving === 'discard'} onClick={() => leave('discard')}>
              Sign out and discard {changes(unsent)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="type-interface text-text-2">
            {changes(unsent)} could not reach the server yet. Kept here,{' '}
            {unsent === 1 ? 'it stays' : 'they stay'} sealed on this device and {unsent === 1 ? 'is' : 'are'}{' '}
            sent when you sign in here again.
          </p>
          <div className="mt-6 grid gap-2.5">
            <Button autoFocus disabled={leaving !== null} onClick={onStay}>
              Stay signed in
            </Button>
            <Button variant="outline" isPending={leaving === 'keep'} onClick={() => leave('keep')}>
              Sign out and keep {unsent === 1 ? 'it' : 'them'} sealed here
            </Button>
            <Button variant="quiet" disabled={leaving !== null} onClick={() => setDiscarding(true)}>
              Sign out and discard {unsent === 1 ? 'it' : 'them'}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
