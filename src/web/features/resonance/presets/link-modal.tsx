import { Modal } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** The link itself, for browsers that do not let a page copy. */
export function LinkModal({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Modal title="Share by link" onClose={onClose}>
      <TextField
        label="Copy this link"
        note="The sound stands in the link itself; no server keeps it."
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  )
}
