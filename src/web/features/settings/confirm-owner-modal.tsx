import type { ReactNode, RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { useTypedSecret } from '#web/lib/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { refusalOf } from './use-password-form.ts'

/** Asks for the password, or the passphrase, before something that a session alone may not do. A second factor is asked for on top where there is one. */
export function ConfirmOwnerModal({
  username,
  why,
  action,
  isDangerous = false,
  returnFocus,
  onConfirm,
  onClose,
}: {
  username: string
  /** What happens then. */
  why: ReactNode
  /** The words of the button that does it. */
  action: string
  isDangerous?: boolean
  returnFocus: RefObject<HTMLElement | null>
  onConfirm: (password: string) => Promise<unknown>
  onClose: () => void
}) {
  const secret = useTypedSecret()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    if (!password) return setError('password', { message: `Type your ${secret}` }, { shouldFocus: true })
    try {
      await onConfirm(password)
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? 'password' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  return (
    <Modal title="Confirm that it’s you" onClose={onClose} returnFocus={returnFocus}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="type-interface text-pretty text-text-2">{why}</p>
        <HiddenName username={username} />
        <PasswordField
          label={secret === 'password' ? 'Password' : 'Passphrase'}
          secret={secret}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <FormTrouble message={errors.root?.message} />
        <Button
          type="submit"
          size="large"
          variant={isDangerous ? 'danger' : 'primary'}
          isPending={isSubmitting}
          className="w-full"
        >
          {action}
        </Button>
      </form>
    </Modal>
  )
}
