import { type RefObject, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { changePassword, setPassword } from '#worker/settings/settings.calls.ts'
import { CheckRow } from '../check-row.tsx'
import { FormSheet } from '../form-parts.tsx'
import { useKeys } from './use-devices.ts'
import { usePasswordForm } from './use-password-form.ts'

/** Another password, another passphrase, or a password in place of the passphrase. */
export type PasswordChange = 'password' | 'passphrase' | 'set'

const sentence = 'A long sentence is better than a short riddle.'
const words = {
  password: {
    title: 'Change password',
    what: 'The new password opens your account and your journal, here and everywhere. Every device hears of it, and your recovery code stays as it is.',
    current: 'Current password',
    next: 'New password',
    note: `Eight characters at least. ${sentence}`,
  },
  passphrase: {
    title: 'Change passphrase',
    what: 'The new passphrase opens your journal, here and everywhere; Google goes on signing you in. Every device hears of it, and your recovery code stays as it is.',
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
  /** `endedOthers`: every other browser is signed out. */
  onDone: (endedOthers: boolean) => void
}) {
  const vault = useVaultCalls()
  const { title, what, current, next, note } = words[change]
  const isSet = change === 'set'
  const keys = useKeys().data
  const hasOtherWay = keys?.some(({ kind }) => kind === 'recovery') ?? true
  const [endOthers, setEndOthers] = useState(false)
  const { register, submit, secret, errors, isPending } = usePasswordForm(
    isSet ? 'set' : 'change',
    async ({ current, next }) => {
      if (isSet) await vault.run(setPassword, { current, next })
      else await vault.run(changePassword, { current, next, endOthers })
      onDone(endOthers)
    },
  )
  const newSecret = change === 'passphrase' ? 'passphrase' : 'password'
  return (
    <FormSheet
      {...{ title, what, isPending, returnFocus, onClose }}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <ProofField
        {...{ username, secret }}
        label={current}
        error={errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label={next}
        secret={newSecret}
        autoComplete="new-password"
        note={note}
        error={errors.next?.message}
        {...register('next')}
      />
      {!hasOtherWay && (
        <PasswordField
          label="Once more"
          secret={newSecret}
          autoComplete="new-password"
          note="You have no recovery code: a slip of a finger here would leave nothing that opens your pages on another device."
          error={errors.again?.message}
          {...register('again', { shouldUnregister: true })}
        />
      )}
      {!isSet && (
        <CheckRow
          label="Sign out my other devices"
          hint="If somebody else may know the old one"
          isChecked={endOthers}
          onChange={setEndOthers}
        />
      )}
    </FormSheet>
  )
}
