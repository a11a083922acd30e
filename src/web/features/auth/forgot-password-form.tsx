import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { ForgotForm } from '#domain/account/forgot-form.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { askForReset } from './forgot-password-calls.ts'

const rules = lazyRules<ForgotForm>(() =>
  import('#domain/account/forgot-form.ts').then(({ forgotForm }) => forgotForm),
)

/** Asks whose account it is. The answer never says whether there is one. */
export function ForgotPasswordForm({ who, onSent }: { who: string; onSent: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ForgotForm>({
    resolver: rules.resolver,
    defaultValues: { who },
  })
  useEffect(rules.load, [])
  useEffect(() => setFocus('who'), [setFocus])
  const submit = handleSubmit(async (form) => {
    try {
      await askForReset(form.who)
      onSent()
    } catch (error) {
      setError('who', { message: (error as Error).message }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        error={formState.errors.who?.message}
        {...register('who')}
      />
      <Button type="submit" size="large" isPending={formState.isSubmitting} className="w-full">
        Send me a link
      </Button>
    </form>
  )
}
