import { type RefObject, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTypedSecret } from '#web/lib/use-typed-secret.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { deleteAccount } from './settings.calls.ts'
import { refusalOf } from './use-password-form.ts'

const goes = [
  'Every page, rating, talk, photo and key, at the server and in this browser',
  'Your account: username, e-mail address, settings',
  'Every session: other browsers are signed out. Sealed copies may stay in them until their site data is cleared',
] as const

/** Says what goes, offers the export, and asks for the password and the name. */
export function DeleteAccountSheet({
  username,
  returnFocus,
  onClose,
  onExport,
  onDeleted,
}: {
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onExport: () => void
  onDeleted: () => void
}) {
  const vault = useVaultCalls()
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { name: '', password: '' },
  })
  const secret = useTypedSecret()
  const [isGone, setGone] = useState(false)
  const { name, password } = watch()
  const missing =
    name.trim() !== username ? `Type ${username} to go on` : password ? null : `Type your ${secret}`
  const submit = handleSubmit(async (form) => {
    try {
      await vault.run(deleteAccount, { password: form.password })
      setGone(true)
      onDeleted()
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? 'password' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <Sheet
      title="Delete account"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button
          type="submit"
          form="delete-account"
          variant="danger"
          size="large"
          className="w-full"
          disabled={missing !== null}
          isPending={isSubmitting || isGone}
        >
          {missing ?? 'Delete everything'}
        </Button>
      }
    >
      <form id="delete-account" noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">
          This goes at once, and nobody can bring it back: not you, not us.
        </p>
        <ul className="-mt-1 text-[15px]">
          {goes.map((line) => (
            <li key={line} className="border-b border-line py-2.5 text-pretty">
              {line}
            </li>
          ))}
        </ul>
        <p className="type-secondary text-text-2">
          Your pages can leave with you.{' '}
          <button type="button" className="text-link text-ink" onClick={onExport}>
            Export everything first
          </button>
        </p>
        <HiddenName username={username} />
        <PasswordField
          label={secret === 'password' ? 'Password' : 'Passphrase'}
          secret={secret}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TextField
          label={`Your username, ${username}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...register('name')}
        />
        <FormTrouble message={errors.root?.message} />
      </form>
    </Sheet>
  )
}
