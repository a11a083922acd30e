import { type ReactNode, useRef, useState } from 'react'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { type FactorMade, renewBackupCodes } from '#worker/settings/security.calls.ts'
import { Note, Part } from '../../settings-block.tsx'
import { ConfirmOwnerModal } from '../confirm-owner-modal.tsx'

const few = 3

function leftInWords(left: number): string {
  if (left === 0) return 'None left'
  return left === 1 ? '1 left' : `${left} left`
}

/** How many backup codes are left, and the way to new ones. */
export function BackupCodesSection({
  username,
  state,
  after,
  onMade,
}: {
  username: string
  state: SecondFactorState
  /** What is offered after a change of it. */
  after: ReactNode
  onMade: (made: FactorMade) => void
}) {
  const vault = useVaultCalls()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { backupCodesLeft: left } = state
  return (
    <Part
      title="Backup codes"
      aside={
        <span className={`type-label ${left <= few ? 'text-danger' : 'text-text-2'}`}>
          {leftInWords(left)}
        </span>
      }
    >
      <Note>
        For the day you lose your app or passkey. Each code works once. Without them, only whoever runs this
        server can let you back in. They do not open your journal; your recovery code does.
      </Note>
      <Button ref={opener} variant="outline" size="small" className="mt-3.5" onClick={() => setAsking(true)}>
        Make new codes
      </Button>
      {after}
      {isAsking && (
        <ConfirmOwnerModal
          username={username}
          why="You get ten new codes. The ones that you have now stop working."
          action="Make new codes"
          returnFocus={opener}
          onClose={() => setAsking(false)}
          onConfirm={async (password) => {
            const made = await vault.run(renewBackupCodes, { password })
            setAsking(false)
            onMade(made)
          }}
        />
      )}
    </Part>
  )
}
