import { useEffect } from 'react'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import type { NewPasswordForm } from './password-rules.ts'
import { useProofForm } from './use-proof-form.ts'

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

/** A form of the present and the next password or passphrase. */
export function usePasswordForm(what: keyof typeof rules, act: (form: NewPasswordForm) => Promise<unknown>) {
  const { load, resolver } = rules[what][useTypedSecret()]
  useEffect(load, [load])
  return useProofForm<NewPasswordForm>('current', { resolver, defaultValues: { current: '', next: '' } }, act)
}
