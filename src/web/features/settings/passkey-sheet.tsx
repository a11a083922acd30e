import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { makePasskey } from '#web/lib/passkeys.ts'
import { useTypedSecret } from '#web/lib/use-typed-secret.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { addPasskey, beginPasskey, type FactorMade } from './security.calls.ts'
import { refusalOf } from './use-password-form.ts'

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
  const secret = useTypedSecret()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { label: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ label, password }) => {
    if (!label.trim()) return setError('label', { message: 'Give it a name' }, { shouldFocus: true })
    if (!password) return setError('password', { message: `Type your ${secret}` }, { shouldFocus: true })
    try {
      const { attestation, prf } = await makePasskey(await vault.run(beginPasskey, { password }))
      const opensVault = prf !== null
      onDone(await vault.run(addPasskey, { label, password, attestation, prf }), opensVault)
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? 'password' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  return (
    <Sheet
      title="Add a passkey"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form="add-passkey" size="large" isPending={isSubmitting} className="w-full">
          Add the passkey
        </Button>
      }
    >
      <form id="add-passkey" noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">
          A passkey signs you in by this device’s lock, a phone nearby or a security key, without your{' '}
          {secret}. Where it can, it opens your pages too: then whoever has it and can unlock it reads them.
        </p>
        <TextField
          label="Name"
          note="So that you know later which one it is."
          autoComplete="off"
          maxLength={60}
          error={errors.label?.message}
          {...register('label')}
        />
        <HiddenName username={username} />
        <PasswordField
          label={`Your ${secret}`}
          secret={secret}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <FormTrouble message={errors.root?.message} />
      </form>
    </Sheet>
  )
}
