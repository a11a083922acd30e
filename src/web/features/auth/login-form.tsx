import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { LoginForm as LoginFields } from '#domain/account/user.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ForgotPasswordLink } from './forgot-password-link.tsx'

const rules = lazyRules<LoginFields>(() =>
  import('#domain/account/user.ts').then(({ loginForm }) => loginForm),
)

export function LoginForm({
  isPending,
  onSubmit,
}: {
  isPending: boolean
  onSubmit: (form: LoginFields) => Promise<void>
}) {
  const { register, handleSubmit, getValues, formState } = useForm<LoginFields>({
    resolver: rules.resolver,
    defaultValues: { username: '', password: '' },
  })
  const { errors } = formState
  useEffect(rules.load, [])
  return (
    <>
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-5">
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="large" isPending={isPending} className="mt-2 w-full">
          Sign In
        </Button>
      </form>
      <ForgotPasswordLink typed={() => getValues('username')} />
    </>
  )
}
