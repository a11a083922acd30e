import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Passkey, SecondFactorState } from '#contract/second-factor.ts'
import { hasPasskeys } from '#web/lib/account/has-passkeys.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { type FactorMade, removePasskey } from '#worker/settings/security.calls.ts'
import { Done, Note, Part } from '../../settings-block.tsx'
import { ConfirmOwnerModal } from '../confirm-owner-modal.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { PasskeySheet } from './passkey-sheet.tsx'

const added = {
  opens: 'The passkey is added. It signs you in and opens your pages.',
  signsIn:
    'The passkey is added. It signs you in; this one cannot open your pages, so those still ask for what you type.',
} as const

function whyNot({ canAddPasskeys }: SecondFactorState): string | null {
  if (!canAddPasskeys) return 'Passkeys need an address with a name. This server is reached by a number.'
  return hasPasskeys() ? null : 'This browser knows no passkeys.'
}

/** The passkeys of an account, with a way to add, rename and remove them. */
export function PasskeysSection({
  username,
  state,
  after,
  moment,
  onMade,
  onState,
  onChanged,
}: {
  username: string
  state: SecondFactorState
  /** What is offered after a change of it. */
  after: ReactNode
  moment: Moment
  onMade: (made: FactorMade) => void
  /** Only its name is another one. */
  onState: (state: SecondFactorState) => void
  onChanged: (state: SecondFactorState) => void
}) {
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const backTo = useRef<HTMLElement | null>(null)
  const missing = whyNot(state)
  const { passkeys } = state
  return (
    <Part title="Passkeys">
      <Note>Sign in with your device’s lock or a security key. Your password keeps working.</Note>
      {passkeys.length > 0 && (
        <ul className="mt-2">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              moment={moment}
              onState={onState}
              onRemove={(button) => {
                backTo.current = button
                setSaid(null)
                setRemoving(passkey)
              }}
            />
          ))}
        </ul>
      )}
      {missing ? (
        <Note>{missing}</Note>
      ) : (
        <Button
          ref={opener}
          variant="outline"
          size="small"
          className="mt-3.5"
          onClick={() => setAdding(true)}
        >
          Add a passkey
        </Button>
      )}
      <Done>{said}</Done>
      {after}
      {isAdding && (
        <PasskeySheet
          username={username}
          returnFocus={opener}
          onClose={() => setAdding(false)}
          onDone={(made, opensVault) => {
            setAdding(false)
            setSaid(opensVault ? added.opens : added.signsIn)
            onMade(made)
          }}
        />
      )}
      {removing && (
        <RemovePasskey
          {...{ username, state }}
          passkey={removing}
          returnFocus={backTo}
          onClose={() => setRemoving(null)}
          onRemoved={(left) => {
            backTo.current = opener.current
            setRemoving(null)
            setSaid('The passkey is removed here. You may delete it on its device as well.')
            onChanged(left)
          }}
        />
      )}
    </Part>
  )
}

function RemovePasskey({
  username,
  state,
  passkey,
  returnFocus,
  onClose,
  onRemoved,
}: {
  username: string
  state: SecondFactorState
  passkey: Passkey
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onRemoved: (left: SecondFactorState) => void
}) {
  const vault = useVaultCalls()
  const isLast = state.passkeys.length === 1 && state.totpSince === null
  const opens = passkey.opensVault ? ' and opens your pages' : ''
  return (
    <ConfirmOwnerModal
      username={username}
      why={`Nobody signs in${opens} with “${passkey.label}” any more.${isLast ? ' Then your password alone signs you in, and your backup codes end.' : ''}`}
      action="Remove the passkey"
      isDangerous
      returnFocus={returnFocus}
      onClose={onClose}
      onConfirm={async (password) => onRemoved(await vault.run(removePasskey, { id: passkey.id, password }))}
    />
  )
}
