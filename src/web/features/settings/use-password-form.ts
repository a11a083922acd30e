import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { lazyRules } from '#web/lib/lazy-rules.ts'
import type { TypedSecret } from '#web/lib/use-typed-secret.ts'
import type { NewPasswordForm } from './password-rules.ts'
import { troubleSentence, wrongPassword } from './trouble-words.ts'

type Forms = typeof import('./password-rules.ts')
const rulesBy = (form: (forms: Forms) => ReturnType<Forms['changeForm' | 'renewForm' | 'setForm']>) =>
  lazyRules<NewPasswordForm>(() => import('./password-rules.ts').then(form))

const rules = {
  change: {
    password: rulesBy(({ changeForm }) => changeForm('password')),
    passphrase: rulesBy(({ changeForm }) => changeForm('passphrase')),
  },
  renew: {
    password: rulesBy(({ renewForm }) => renewForm('password')),
    passphrase: rulesBy(({ renewForm }) => renewForm('passphrase')),
  },
  set: {
    password: rulesBy(({ setForm }) => setForm()),
    passphrase: rulesBy(({ setForm }) => setForm()),
  },
} as const

const notYours = { password: wrongPassword, passphrase: 'This is not your passphrase.' } as const

/** What stands under which field when something was refused; `isWrong`: it is about the present password or passphrase. */
export function refusalOf(error: unknown, secret: TypedSecret): { isWrong: boolean; message: string } {
  const message = troubleSentence(error)
  const isWrong = message === wrongPassword
  return { isWrong, message: isWrong ? notYours[secret] : message }
}

/** A form of the present and the next password or passphrase. What goes wrong stands under the field that it is about, and nothing typed is lost. */
export function usePasswordForm(
  what: keyof typeof rules,
  secret: TypedSecret,
  act: (form: NewPasswordForm) => Promise<unknown>,
) {
  const { load, resolver } = rules[what][secret]
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver,
    defaultValues: { current: '', next: '' },
  })
  useEffect(load, [load])
  const submit = handleSubmit(async (form) => {
    try {
      await act(form)
    } catch (error) {
      const { isWrong, message } = refusalOf(error, secret)
      setError(isWrong ? 'current' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  return { register, submit, errors: formState.errors, isPending: formState.isSubmitting }
}
