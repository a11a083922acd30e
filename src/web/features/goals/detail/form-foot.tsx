import { Button } from '#web/ui/button.tsx'

interface FormFootProps {
  /** What sends the form: 'Add', 'Save'. */
  send: string
  /** What closes it. */
  close?: string
  onClose: () => void
  /** Null: what the form is about is not there yet. */
  onDelete: (() => void) | null
}

/** The buttons of a small form on a page: send, close and, at the far end, delete. */
export const FormFoot = ({ send, close = 'Cancel', onClose, onDelete }: FormFootProps) => (
  <div className="col-span-full flex gap-2">
    <Button variant="outline" size="small" type="submit">
      {send}
    </Button>
    <Button variant="quiet" size="small" onClick={onClose}>
      {close}
    </Button>
    {onDelete && (
      <Button variant="quiet" size="small" className="-mr-3 ml-auto" onClick={onDelete}>
        Delete
      </Button>
    )}
  </div>
)
