import { type RefObject, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { deleteAccount } from '#worker/settings/settings.calls.ts'
import { FormSheet } from '../form-parts.tsx'
import { useProofForm } from '../security/use-proof-form.ts'

const goes = [
  'Every page, rating, talk, photo and key, at the server and in this browser',
  'Your account: username, email address, settings',
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
  const [isGone, setGone] = useState(false)
  const { secret, register, submit, watch, errors, isPending } = useProofForm(
    'password',
    { defaultValues: { name: '', password: '' } },
    async (form) => {
      await vault.run(deleteAccount, { password: form.password })
      setGone(true)
      onDeleted()
    },
  )
  const { name, password } = watch()
  const missing =
    name.trim() !== username ? `Type ${username} to go on` : password ? null : `Type your ${secret}`
  return (
    <FormSheet
      title="Delete account"
      what="This goes at once, and nobody can bring it back: not you, not us."
      action={missing ?? 'Delete everything'}
      isDangerous
      isOff={missing !== null}
      isPending={isPending || isGone}
      trouble={errors.root?.message}
      {...{ returnFocus, onClose }}
      onSubmit={submit}
    >
      <ul className="-mt-1 text-ui">
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
      <ProofField {...{ username, secret }} error={errors.password?.message} {...register('password')} />
      <TextField
        label={`Your username, ${username}`}
        autoCapitalize="off"
        spellCheck={false}
        {...register('name')}
      />
    </FormSheet>
  )
}
