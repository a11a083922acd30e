import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { PassphraseForm } from '#domain/account/passphrase.ts'
import { passphraseLeast, passphraseMissing } from '#domain/account/passphrase-length.ts'
import type { User } from '#domain/account/user.ts'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { productName } from '#web/lib/product.ts'
import { inkwell, type UnlockOutcome } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { passphraseNote } from './passphrase-note.ts'

const rules = lazyRules<PassphraseForm>(() =>
  import('#domain/account/passphrase.ts').then(({ passphraseForm }) => passphraseForm),
)
const noAnswer = 'Your pages could not be sealed. Nothing was changed; please try again.'

const facts = [
  ['Google', 'It says who you are. It never gets the passphrase, and never a page.'],
  [
    'The passphrase',
    'It seals your pages on this device before anything leaves it. We never see it, and nobody can reset it.',
  ],
  [
    'If you lose it',
    'A recovery code opens your pages, or a device where they are still open. Nothing else does. We ask about the code soon.',
  ],
] as const

function Facts() {
  return (
    <dl className="type-interface mt-7 border-b border-line text-text-2">
      {facts.map(([what, does]) => (
        <div key={what} className="grid gap-x-5 border-t border-line py-3 sm:grid-cols-[8.2em_1fr]">
          <dt className="font-strong text-text">{what}</dt>
          <dd className="text-pretty">{does}</dd>
        </div>
      ))}
    </dl>
  )
}

function usePassphraseForm() {
  const form = useForm<PassphraseForm>({
    resolver: rules.resolver,
    defaultValues: { passphrase: '', again: '' },
  })
  const { handleSubmit, setError } = form
  useEffect(rules.load, [])
  const submit = handleSubmit(async ({ passphrase }) => {
    const outcome = await inkwell.choosePassphrase(passphrase).catch((error: unknown): UnlockOutcome => {
      console.error(error)
      return { ok: false, message: noAnswer }
    })
    if (!outcome.ok) setError('passphrase', { message: outcome.message || noAnswer }, { shouldFocus: true })
  })
  return { ...form, submit }
}

/** Before the first page of somebody who comes by Google: what shall open their pages. The drop fills with what they type. */
export function FirstPassphrase({ user, leave }: { user: User; leave: ReactNode }) {
  const { register, watch, submit, formState } = usePassphraseForm()
  const typed = watch('passphrase')
  const { errors, isSubmitting } = formState
  usePageMeta('Your passphrase')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5.5 pt-6 md:px-14 md:pt-9">
        <Wordmark name={productName} />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-275 flex-1 animate-appear content-start gap-x-24 gap-y-8 px-5.5 py-10 outline-none lg:grid-cols-[4fr_5.4fr] lg:py-[9vh]"
      >
        <div>
          <span className="-ml-6 mb-8 inline-flex text-ink max-lg:-ml-2.5 max-lg:mb-3">
            <Drop
              size={128}
              level={1 - passphraseMissing(typed) / passphraseLeast}
              className="max-lg:size-16"
            />
          </span>
          <h1 className="type-question max-w-[8em]">What shall open your pages?</h1>
          <p className="mt-5 max-w-[21em] font-serif text-read leading-body text-text-2 md:text-write">
            Google has told us who you are. It cannot open your pages, and neither can we. A passphrase can: a
            sentence that only you would say.
          </p>
        </div>
        <form noValidate onSubmit={submit}>
          <input type="text" autoComplete="username" value={user.username} readOnly hidden />
          <div className="grid gap-4.5">
            <PasswordField
              label="Passphrase"
              secret="passphrase"
              autoComplete="new-password"
              note={passphraseNote(typed)}
              error={errors.passphrase?.message}
              {...register('passphrase')}
            />
            <PasswordField
              label="Once more"
              secret="passphrase"
              autoComplete="new-password"
              error={errors.again?.message}
              {...register('again')}
            />
          </div>
          <Facts />
          <div className="mt-7 flex items-center justify-between gap-5">
            <span className="-ml-5">{leave}</span>
            <Button type="submit" size="large" isPending={isSubmitting}>
              Seal my pages
            </Button>
          </div>
        </form>
      </main>
    </div>
  )
}
