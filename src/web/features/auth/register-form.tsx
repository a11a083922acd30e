import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { RegisterForm as RegisterFields } from '#domain/account/user.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { keepBegunRegistration, readBegunRegistration } from './begun-registration.ts'

const rules = lazyRules<RegisterFields>(() =>
  import('#domain/account/user.ts').then(({ registerForm }) => registerForm),
)

export function RegisterForm({
  isPending,
  onSubmit,
}: {
  isPending: boolean
  onSubmit: (form: RegisterFields) => Promise<void>
}) {
  const { register, handleSubmit, watch, formState } = useForm<RegisterFields>({
    resolver: rules.resolver,
    defaultValues: { ...readBegunRegistration(), password: '' },
  })
  const { errors } = formState
  useEffect(rules.load, [])
  useEffect(() => {
    const { unsubscribe } = watch(({ username = '', email = '', name = '' }) =>
      keepBegunRegistration({ username, email, name }),
    )
    return unsubscribe
  }, [watch])
  const submit = handleSubmit(({ name, ...rest }) => onSubmit(name ? { ...rest, name } : rest))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label="Full Name"
        aside="(Optional)"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        note="It also seals your pages. We never see it and cannot open them."
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" isPending={isPending} className="mt-1 w-full">
        Create Account
      </Button>
    </form>
  )
}
