import { type ReactNode, useRef, useState } from 'react'
import type { SecondFactorState } from '#contract/second-factor.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { beginTotp, type FactorMade, removeTotp } from '#worker/settings/security.calls.ts'
import { Note, Part } from '../../settings-block.tsx'
import { ConfirmOwnerModal } from '../confirm-owner-modal.tsx'
import { AuthenticatorSheet } from './authenticator-sheet.tsx'

type Asking = { is: 'begin' | 'remove' } | { is: 'setup'; secret: string; address: string }

/** The app that shows codes: set up, or taken off. */
export function AuthenticatorSection({
  username,
  state,
  after,
  onMade,
  onChanged,
}: {
  username: string
  state: SecondFactorState
  /** What is offered after a change of it. */
  after: ReactNode
  onMade: (made: FactorMade) => void
  onChanged: (state: SecondFactorState) => void
}) {
  const vault = useVaultCalls()
  const [asking, setAsking] = useState<Asking | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOn = state.totpSince !== null
  const close = () => setAsking(null)
  return (
    <Part
      title="Authenticator app"
      aside={<span className="type-label text-text-2">{isOn ? 'On' : 'Off'}</span>}
    >
      <Note>
        {isOn
          ? 'Its six digits are asked for when you sign in, and for what changes your account or your keys.'
          : 'An app on your phone that shows six digits, new every half minute. It works without a connection.'}
      </Note>
      <Button
        ref={opener}
        variant="outline"
        size="small"
        className="mt-3.5"
        onClick={() => setAsking({ is: isOn ? 'remove' : 'begin' })}
      >
        {isOn ? 'Turn off the app' : 'Set up an app'}
      </Button>
      {after}
      {asking?.is === 'begin' && (
        <ConfirmOwnerModal
          username={username}
          why="Then you get a secret for the app. Nothing changes before its first code was right."
          action="Go on"
          returnFocus={opener}
          onClose={close}
          onConfirm={async (password) =>
            setAsking({ is: 'setup', ...(await vault.run(beginTotp, { password })) })
          }
        />
      )}
      {asking?.is === 'setup' && (
        <AuthenticatorSheet
          secret={asking.secret}
          address={asking.address}
          returnFocus={opener}
          onClose={close}
          onDone={(made) => {
            close()
            onMade(made)
          }}
        />
      )}
      {asking?.is === 'remove' && (
        <ConfirmOwnerModal
          username={username}
          why={
            state.passkeys.length > 0
              ? 'Its codes are not asked for any more. Your passkeys and backup codes stay.'
              : 'Then your password alone signs you in, and your backup codes end.'
          }
          action="Turn it off"
          isDangerous
          returnFocus={opener}
          onClose={close}
          onConfirm={async (password) => {
            onChanged(await vault.run(removeTotp, { password }))
            close()
          }}
        />
      )}
    </Part>
  )
}
