import type { RefObject } from 'react'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { changePassword } from './settings.calls.ts'
import { usePasswordForm } from './use-password-form.ts'

/** Asks for the present password and a new one. */
export function ChangePasswordSheet({
  username,
  returnFocus,
  onClose,
  onDone,
}: {
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDone: () => void
}) {
  const { register, submit, errors, isPending } = usePasswordForm('changed', async (form) => {
    await inkwell.run(changePassword, form)
    onDone()
  })
  return (
    <Sheet
      title="Change password"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form="change-password" size="large" isPending={isPending} className="w-full">
          Change password
        </Button>
      }
    >
      <form id="change-password" noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">
          The new password opens your account and your journal, here and everywhere. Devices that are signed
          in stay so, and your recovery code stays as it is.
        </p>
        <HiddenName username={username} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          note="Eight characters at least. A long sentence is better than a short riddle."
          error={errors.next?.message}
          {...register('next')}
        />
        <FormTrouble message={errors.root?.message} />
      </form>
    </Sheet>
  )
}
