import { type FormEvent, useRef, useState } from 'react'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { Passkey, SecondFactorState } from '#contract/second-factor.ts'
import { agoWords, type Moment } from '#web/lib/time-words.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { renamePasskey } from '#worker/settings/security.calls.ts'
import { wordButton } from '../../settings-block.tsx'

/** One passkey: its name, when it was used last, and whether it opens the pages. */
export function PasskeyRow({
  passkey,
  moment,
  onState,
  onRemove,
}: {
  passkey: Passkey
  moment: Moment
  onState: (state: SecondFactorState) => void
  onRemove: (button: HTMLElement) => void
}) {
  const [isRenaming, setRenaming] = useState(false)
  const { label, lastUsedAt, createdAt, opensVault } = passkey
  const used = lastUsedAt
    ? `used ${agoWords(Date.parse(lastUsedAt), moment)}`
    : `added ${agoWords(Date.parse(createdAt), moment)}, not used yet`
  if (isRenaming)
    return (
      <RenameForm
        passkey={passkey}
        onClose={() => setRenaming(false)}
        onDone={(state) => {
          setRenaming(false)
          onState(state)
        }}
      />
    )
  return (
    <li className="flex min-h-15 items-center justify-between gap-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="truncate text-ui font-strong">{label}</p>
        <p className="type-secondary text-muted">
          {opensVault ? 'Signs in, opens your pages' : 'Signs in'} · {used}
        </p>
      </div>
      <div className="flex shrink-0 gap-4">
        <button
          type="button"
          aria-label={`Rename ${label}`}
          className={wordButton}
          onClick={() => setRenaming(true)}
        >
          Rename
        </button>
        <button
          type="button"
          aria-label={`Remove ${label}`}
          className={wordButton}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          Remove
        </button>
      </div>
    </li>
  )
}

function RenameForm({
  passkey: { id, label },
  onClose,
  onDone,
}: {
  passkey: Passkey
  onClose: () => void
  onDone: (state: SecondFactorState) => void
}) {
  const vault = useVaultCalls()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const next = field.current?.value.trim() ?? ''
    if (!next) return setError('Give it a name')
    try {
      onDone(await vault.run(renamePasskey, { id, label: next }))
    } catch (reason) {
      setError(troubleSentence(reason))
    }
  }
  return (
    <li className="border-b border-line py-3">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <TextField ref={field} label="Name" defaultValue={label} maxLength={60} autoFocus error={error} />
        <div className="flex gap-2.5">
          <Button type="submit" size="small">
            Save
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}
