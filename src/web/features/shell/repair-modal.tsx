import { inkwell } from '#web/lib/vault/worker-link.ts'
import { Modal } from '#web/ui/dialog.tsx'
import { PasswordAsk } from './unlock-forms.tsx'

/** Asks for the account's new password while the vault is open, so that it opens the vault from now on. */
export function RepairModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Your new password" onClose={onClose}>
      <p className="type-interface mb-5 text-text-2">
        The one you signed in with. Your pages are sealed with it, too, from now on.
      </p>
      <PasswordAsk
        label="New password"
        button="Let it open my pages"
        ask={inkwell.repairPassword}
        onDone={onClose}
      />
    </Modal>
  )
}
