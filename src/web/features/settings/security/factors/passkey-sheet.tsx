import type { RefObject } from 'react'
import { makePasskey } from '#web/lib/account/passkeys.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { addPasskey, beginPasskey, type FactorMade } from '#worker/settings/security.calls.ts'
import { FormSheet } from '../../form-parts.tsx'
import { useProofForm } from '../use-proof-form.ts'

/** Names a passkey, proves who asks, and has the browser make it. */
export function PasskeySheet({
  username,
  returnFocus,
  onClose,
  onDone,
}: {
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDone: (made: FactorMade, opensVault: boolean) => void
}) {
  const vault = useVaultCalls()
  const { secret, register, submit, errors, isPending, isNeeded } = useProofForm(
    'password',
    { defaultValues: { label: '', password: '' } },
    async ({ label, password }) => {
      const { attestation, prf } = await makePasskey(await vault.run(beginPasskey, { password }))
      const opensVault = prf !== null
      onDone(await vault.run(addPasskey, { label, password, attestation, prf }), opensVault)
    },
  )
  return (
    <FormSheet
      title="Add a passkey"
      what={`A passkey signs you in by this device’s lock, a phone nearby or a security key, without your ${secret}. Where it can, it opens your pages too: then whoever has it and can unlock it reads them.`}
      action="Add the passkey"
      trouble={errors.root?.message}
      {...{ isPending, returnFocus, onClose }}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        note="So that you know later which one it is."
        maxLength={60}
        error={errors.label?.message}
        {...register('label', { validate: (label) => label.trim() !== '' || 'Give it a name' })}
      />
      <ProofField
        {...{ username, secret }}
        error={errors.password?.message}
        {...register('password', { required: isNeeded })}
      />
    </FormSheet>
  )
}
