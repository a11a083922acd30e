import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ResetForm as ResetFields } from '#domain/account/reset-form.ts'
import type { User } from '#domain/account/user.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { type AuthOutcome, inkwell } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'

const rules = lazyRules<ResetFields>(() =>
  import('#domain/account/reset-form.ts').then(({ resetForm }) => resetForm),
)
const fallback = 'The password could not be set. Please try again.'

/** Sets the new password; keys are made in the worker, so a press takes about a second. */
export function ResetForm({
  token,
  username,
  onDone,
}: {
  token: string
  username: string
  onDone: (user: User) => void
}) {
  const [isPending, setPending] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<ResetFields>({
    resolver: rules.resolver,
    defaultValues: { password: '' },
  })
  useEffect(rules.load, [])
  const submit = handleSubmit(async ({ password }) => {
    setPending(true)
    const outcome = await inkwell.resetPassword({ token, password }).catch((error: unknown): AuthOutcome => {
      console.error(error)
      return { ok: false, message: null }
    })
    if (outcome.ok) return onDone(outcome.user)
    setPending(false)
    setError('password', { message: outcome.message ?? fallback }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={submit} className="mt-7 grid gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        note="At least 8 characters. A long one is what really protects you."
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" isPending={isPending} className="w-full">
        Set new password
      </Button>
    </form>
  )
}
