import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Trouble } from './settings-block.tsx'

/** Asks once more, naming the consequence. It stays open with a sentence when it did not work. */
export function ConfirmModal({
  title,
  consequence,
  action,
  isPending,
  error,
  onConfirm,
  onClose,
  returnFocus,
}: {
  title: string
  consequence: ReactNode
  /** The words of the button that does it. */
  action: string
  isPending: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}) {
  return (
    <Modal title={title} onClose={onClose} returnFocus={returnFocus}>
      <p className="type-interface text-pretty text-text-2">{consequence}</p>
      <Trouble error={error} />
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button variant="outline" className="flex-1" onClick={onClose}>
          Leave it
        </Button>
        <Button variant="danger" className="flex-1" isPending={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
