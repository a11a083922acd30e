import type { RefObject } from 'react'
import { inkwell } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { FormTrouble, HiddenName } from './form-parts.tsx'
import { changePassword, setPassword } from './settings.calls.ts'
import { usePasswordForm } from './use-password-form.ts'

/** Another password, another passphrase, or a password in place of the passphrase. */
export type PasswordChange = 'password' | 'passphrase' | 'set'

const sentence = 'A long sentence is better than a short riddle.'
const words = {
  password: {
    title: 'Change password',
    what: 'The new password opens your account and your journal, here and everywhere. Devices that are signed in stay so, and your recovery code stays as it is.',
    current: 'Current password',
    next: 'New password',
    note: `Eight characters at least. ${sentence}`,
  },
  passphrase: {
    title: 'Change passphrase',
    what: 'The new passphrase opens your journal, here and everywhere; Google goes on signing you in. Devices that are signed in stay so, and your recovery code stays as it is.',
    current: 'Current passphrase',
    next: 'New passphrase',
    note: `Twelve characters at least. ${sentence}`,
  },
  set: {
    title: 'Set a password',
    what: 'With a password you can sign in without Google, too. It opens your journal in place of the passphrase, which opens nothing from then on. If you like, keep the words: they may be the same.',
    current: 'Passphrase',
    next: 'New password',
    note: `Eight characters at least. ${sentence}`,
  },
} as const

/** Asks for what opens the journal now, and for what shall open it from now on. */
export function ChangePasswordSheet({
  change,
  username,
  returnFocus,
  onClose,
  onDone,
}: {
  change: PasswordChange
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDone: () => void
}) {
  const { title, what, current, next, note } = words[change]
  const isSet = change === 'set'
  const secret = isSet ? 'passphrase' : change
  const { register, submit, errors, isPending } = usePasswordForm(
    isSet ? 'set' : 'change',
    secret,
    async (form) => {
      await inkwell.run(isSet ? setPassword : changePassword, form)
      onDone()
    },
  )
  return (
    <Sheet
      title={title}
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form="change-password" size="large" isPending={isPending} className="w-full">
          {title}
        </Button>
      }
    >
      <form id="change-password" noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">{what}</p>
        <HiddenName username={username} />
        <PasswordField
          label={current}
          secret={secret}
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current')}
        />
        <PasswordField
          label={next}
          secret={change === 'passphrase' ? 'passphrase' : 'password'}
          autoComplete="new-password"
          note={note}
          error={errors.next?.message}
          {...register('next')}
        />
        <FormTrouble message={errors.root?.message} />
      </form>
    </Sheet>
  )
}
