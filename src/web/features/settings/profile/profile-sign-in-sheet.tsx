import { type RefObject, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence } from '#browser/failure-sentences.ts'
import { refusal } from '#browser/profile-save.ts'
import type { SignInField, SignInForm } from '#domain/account/profile-forms.ts'
import type { User } from '#domain/account/user.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { changeSignIn } from '#worker/settings/profile.calls.ts'
import { FormSheet } from '../form-parts.tsx'

const load = () => import('#domain/account/profile-forms.ts')
const rules = {
  username: lazyRules<SignInForm>(() => load().then(({ signInForms }) => signInForms.username)),
  email: lazyRules<SignInForm>(() => load().then(({ signInForms }) => signInForms.email)),
}

const words = {
  username: {
    title: 'Change username',
    label: 'New username',
    what: 'You sign in with the new name from then on, everywhere. Devices that are signed in stay so, and nothing else changes.',
    input: { type: 'text', autoComplete: 'off' },
  },
  email: {
    title: 'Change email',
    label: 'New email address',
    what: 'Reset links go to the new address from then on. One that still lies in the old mailbox opens nothing any more.',
    input: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  },
} as const

/** Asks for the new value and the password, or for who has none the passphrase. */
export function SignInSheet({
  user,
  field,
  returnFocus,
  onClose,
  onDone,
}: {
  user: User
  field: SignInField
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onDone: () => void
}) {
  const vault = useVaultCalls()
  const auth = useAuth()
  const { title, label, what, input } = words[field]
  const { resolver, load: loadRules } = rules[field]
  const { register, handleSubmit, setError, formState } = useForm<SignInForm>({
    resolver,
    defaultValues: { value: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  useEffect(loadRules, [loadRules])
  const submit = handleSubmit(async (form) => {
    const outcome = await vault
      .run(changeSignIn, { field, ...form })
      .catch((error: unknown) => refusal(troubleSentence(error)))
    if (outcome.ok) {
      auth.setUser(outcome.answer)
      return onDone()
    }
    const { password, [field]: value } = outcome.fields
    if (value) setError('value', { message: value }, { shouldFocus: true })
    else if (password) setError('password', { message: password }, { shouldFocus: true })
    else setError('root', { message: outcome.message })
  })
  return (
    <FormSheet
      {...{ title, what, returnFocus, onClose }}
      isPending={isSubmitting}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label={label}
        autoCapitalize="off"
        spellCheck={false}
        error={errors.value?.message}
        {...input}
        {...register('value')}
      />
      <ProofField
        username={user.username}
        secret={user.hasPassword ? 'password' : 'passphrase'}
        error={errors.password?.message}
        {...register('password')}
      />
    </FormSheet>
  )
}
