import { Gift, Users } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'

const look = { size: 20, strokeWidth: 1.6, 'aria-hidden': true } as const
const row = 'flex min-h-13.5 items-center gap-4 border-t border-line text-ui [&_svg]:text-text-2'

/** Referrals are announced, not there yet. */
export function ReferralsModal({
  onClose,
  onMore,
  returnFocus,
}: {
  onClose: () => void
  /** To the page where somebody can ask to be told. */
  onMore: () => void
  returnFocus: RefObject<HTMLElement | null>
}) {
  return (
    <Modal title="Coming Soon" onClose={onClose} returnFocus={returnFocus}>
      <ul>
        <li className={row}>
          <Users {...look} />
          Share with friends
        </li>
        <li className={row}>
          <Gift {...look} />
          Earn rewards
        </li>
      </ul>
      <p className="type-interface border-t border-line pb-5 pt-4 text-text-2">
        We'll notify you when referrals become available
      </p>
      <div className="grid gap-2.5">
        <Button onClick={onClose}>Okay, Got It</Button>
        <Button variant="quiet" onClick={onMore}>
          Ask to be told
        </Button>
      </div>
    </Modal>
  )
}
