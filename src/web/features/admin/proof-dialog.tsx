import type { ReactNode, RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence } from '#browser/failure-sentences.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'

interface ProofDialogProps {
  title: string
  what: string
  verb: string
  returnFocus: RefObject<HTMLElement | null>
  /** Does it with the password that was typed. */
  act: (password: string) => Promise<unknown>
  onClose: () => void
  /** What else is chosen before it is done. */
  children?: ReactNode
}

/** Does something once the admin's own password was typed. */
export function ProofDialog({ title, what, verb, returnFocus, act, onClose, children }: ProofDialogProps) {
  const secret = useTypedSecret()
  const own = useAuth().user?.username ?? ''
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(async ({ password }) => {
    try {
      await act(password)
      onClose()
    } catch (error) {
      setError('root', { message: troubleSentence(error) })
    }
  })
  return (
    <Modal title={title} onClose={onClose} returnFocus={returnFocus}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="type-interface text-pretty text-text-2">{what}</p>
        {children}
        <ProofField
          username={own}
          secret={secret}
          error={formState.errors.password?.message}
          {...register('password', { required: `Your ${secret} is needed for this` })}
        />
        {formState.errors.root && (
          <p role="alert" className="text-label leading-ui text-danger">
            {formState.errors.root.message}
          </p>
        )}
        <Button type="submit" size="large" isPending={formState.isSubmitting} className="w-full">
          {verb}
        </Button>
      </form>
    </Modal>
  )
}
