import { type RefObject, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence } from '#browser/failure-sentences.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { confirmTotp, type FactorMade } from '#worker/settings/security.calls.ts'
import { FormSheet } from '../../form-parts.tsx'
import { wordButton } from '../../settings-block.tsx'

const QrCode = lateComponent(async () => (await import('./qr-code.tsx')).QrCode)

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

/** Shows the secret as a picture and as text, and asks for the first code before it counts. */
export function AuthenticatorSheet({
  secret,
  address,
  returnFocus,
  onClose,
  onDone,
}: {
  secret: string
  address: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDone: (made: FactorMade) => void
}) {
  const vault = useVaultCalls()
  const [said, setSaid] = useState('')
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (form) => {
    const code = form.code.replace(/\D/g, '')
    if (code.length !== 6)
      return setError('code', { message: 'The code has six digits' }, { shouldFocus: true })
    try {
      onDone(await vault.run(confirmTotp, { code }))
    } catch (error) {
      setError('code', { message: troubleSentence(error) }, { shouldFocus: true })
    }
  })
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser did not allow copying.'),
    )
  return (
    <FormSheet
      title="Authenticator app"
      what="Scan this with an authenticator app, or type the secret into it. Then type the six digits that it shows."
      action="Turn it on"
      isPending={isSubmitting}
      trouble={errors.root?.message}
      {...{ returnFocus, onClose }}
      onSubmit={submit}
    >
      <Suspense fallback={<Skeleton className="size-58" />}>
        <QrCode text={address} label="QR code for an authenticator app" />
      </Suspense>
      <div>
        <p className="text-label font-medium text-text-2">Secret</p>
        <p className="mt-1 break-words font-mono text-ui select-all">{inFours(secret)}</p>
        <div className="flex items-center gap-3">
          <button type="button" className={wordButton} onClick={() => void copy()}>
            Copy the secret
          </button>
          <span role="status" className="type-label text-muted">
            {said}
          </span>
        </div>
      </div>
      <TextField
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={9}
        className="font-mono! tracking-caps"
        error={errors.code?.message}
        {...register('code')}
      />
    </FormSheet>
  )
}
