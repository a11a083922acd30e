import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { lazyRules } from '#web/lib/lazy-rules.ts'
import type { NewPasswordForm } from './password-rules.ts'
import { troubleSentence, wrongPassword } from './trouble-words.ts'

const rules = {
  changed: lazyRules<NewPasswordForm>(() =>
    import('./password-rules.ts').then(({ newPasswordForm }) => newPasswordForm),
  ),
  mayStay: lazyRules<NewPasswordForm>(() => import('./password-rules.ts').then(({ renewForm }) => renewForm)),
}

/** A form of the present and the next password. What goes wrong stands under the field that it is about, and nothing typed is lost. */
export function usePasswordForm(next: keyof typeof rules, act: (form: NewPasswordForm) => Promise<unknown>) {
  const { load, resolver } = rules[next]
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver,
    defaultValues: { current: '', next: '' },
  })
  useEffect(load, [load])
  const submit = handleSubmit(async (form) => {
    try {
      await act(form)
    } catch (error) {
      const message = troubleSentence(error)
      const isWrong = message === wrongPassword
      setError(isWrong ? 'current' : 'root', { message }, { shouldFocus: isWrong })
    }
  })
  return { register, submit, errors: formState.errors, isPending: formState.isSubmitting }
}
