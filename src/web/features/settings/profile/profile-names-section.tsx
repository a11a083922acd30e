import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { putProfile } from '#browser/profile-save.ts'
import type { NamesForm } from '#domain/account/profile-forms.ts'
import type { User } from '#domain/account/user.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lazyRules } from '#web/lib/device/lazy-rules.ts'
import { useBegun } from '#web/lib/vault/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FormTrouble } from '../form-parts.tsx'
import { Done, Part } from '../settings-block.tsx'

const rules = lazyRules<NamesForm>(() =>
  import('#domain/account/profile-forms.ts').then(({ namesForm }) => namesForm),
)
const namesOf = ({ name, preferredName }: User): NamesForm => ({
  name: name ?? '',
  preferredName: preferredName ?? '',
})

/** What a person is called, in full and in conversation. */
export function NamesSection({ user }: { user: User }) {
  const auth = useAuth()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, reset, setValue, watch, formState } = useForm<NamesForm>({
    resolver: rules.resolver,
    defaultValues: namesOf(user),
  })
  const { errors, isDirty, isSubmitting } = formState
  useEffect(rules.load, [])
  const isSent = useBegun('names', isDirty ? watch() : null, (kept) => {
    for (const field of ['name', 'preferredName'] as const) {
      const typed: unknown = (kept as Partial<Record<typeof field, unknown>>)[field]
      if (typeof typed === 'string') setValue(field, typed, { shouldDirty: true })
    }
  })
  useEffect(() => {
    if (isDirty) setDone(false)
  }, [isDirty])
  const submit = handleSubmit(async (form) => {
    const outcome = await putProfile(form)
    if (outcome.ok) {
      isSent()
      reset(namesOf(outcome.answer))
      auth.setUser(outcome.answer)
      return setDone(true)
    }
    const { name, preferredName } = outcome.fields
    if (name) setError('name', { message: name }, { shouldFocus: true })
    else if (preferredName) setError('preferredName', { message: preferredName }, { shouldFocus: true })
    else setError('root', { message: outcome.message })
  })
  return (
    <Part title="Your names">
      <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <TextField
            label="Full name"
            aside="(Optional)"
            autoComplete="name"
            note="Stands beside your picture."
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="Preferred name"
            autoComplete="nickname"
            note="What the companion and the greeting call you."
            error={errors.preferredName?.message}
            {...register('preferredName')}
          />
        </div>
        <FormTrouble message={errors.root?.message} />
        <Button
          type="submit"
          size="small"
          disabled={!isDirty}
          isPending={isSubmitting}
          className="justify-self-start"
        >
          {isDirty || isSubmitting ? 'Save names' : 'No changes to save'}
        </Button>
      </form>
      <Done>{isDone && 'Your names are saved.'}</Done>
    </Part>
  )
}
