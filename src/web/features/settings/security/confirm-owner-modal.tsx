import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { FormTrouble } from '../form-parts.tsx'
import { useProofForm } from './use-proof-form.ts'

/** Asks for the password, or the passphrase, before something that a session alone may not do. A second factor is asked for on top where there is one. */
export function ConfirmOwnerModal({
  title = 'Confirm that it’s you',
  username,
  why,
  action,
  isDangerous = false,
  returnFocus,
  onConfirm,
  onClose,
}: {
  title?: string
  username: string
  /** What happens then. */
  why: ReactNode
  /** The words of the button that does it. */
  action: string
  isDangerous?: boolean
  returnFocus: RefObject<HTMLElement | null>
  /** What it rejects with stands in the dialog. */
  onConfirm: (password: string) => Promise<unknown>
  onClose: () => void
}) {
  const { secret, register, submit, errors, isPending, isNeeded } = useProofForm(
    'password',
    { defaultValues: { password: '' } },
    ({ password }) => onConfirm(password),
  )
  return (
    <Modal {...{ title, onClose, returnFocus }}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="type-interface text-pretty text-text-2">{why}</p>
        <ProofField
          {...{ username, secret }}
          error={errors.password?.message}
          {...register('password', { required: isNeeded })}
        />
        <FormTrouble message={errors.root?.message} />
        <Button
          type="submit"
          size="large"
          variant={isDangerous ? 'danger' : 'primary'}
          isPending={isPending}
          className="w-full"
        >
          {action}
        </Button>
      </form>
    </Modal>
  )
}
