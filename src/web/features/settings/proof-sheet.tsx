import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { useTypedSecret } from '#web/lib/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { refusalOf } from './use-password-form.ts'

/** Asks for the password, or the passphrase, before something that an open browser alone must not do. */
export function ProofSheet({
  title,
  what,
  username,
  returnFocus,
  onProof,
  onClose,
}: {
  title: string
  what: string
  username: string
  returnFocus: RefObject<HTMLElement | null>
  /** Does it. What it rejects with stands in the sheet. */
  onProof: (password: string) => Promise<void>
  onClose: () => void
}) {
  const secret = useTypedSecret()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ password }) => {
    try {
      await onProof(password)
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? 'password' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  return (
    <Sheet
      title={title}
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form="proof" size="large" isPending={isSubmitting} className="w-full">
          {title}
        </Button>
      }
    >
      <form id="proof" noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">{what}</p>
        <HiddenName username={username} />
        <PasswordField
          label={`Your ${secret}`}
          secret={secret}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: `Your ${secret} is needed for this` })}
        />
        <FormTrouble message={errors.root?.message} />
      </form>
    </Sheet>
  )
}
