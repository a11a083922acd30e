import { type RefObject, useId } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence, wrongPassword } from '#browser/failure-sentences.ts'
import type { tokenDays } from '#contract/api-tokens.ts'
import type { ApiScope } from '#contract/endpoint.ts'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ScopeChoices } from './scope-choices.tsx'
import { daysWords } from './token-words.ts'
import { useMakeToken } from './use-tokens.ts'

type Days = (typeof tokenDays)[number]
const lives = ['7', '30', '90', '365'] as const satisfies readonly `${Days}`[]

interface TokenForm {
  name: string
  scopes: ApiScope[]
  life: (typeof lives)[number]
  password: string
}

interface NewTokenSheetProps {
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onMade: (token: string) => void
}

/** Asks what a token may do, for how long, and for the password. */
export function NewTokenSheet({ username, returnFocus, onClose, onMade }: NewTokenSheetProps) {
  const id = useId()
  const secret = useTypedSecret()
  const make = useMakeToken()
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<TokenForm>({
    defaultValues: { name: '', scopes: ['records:read'], life: '30', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ name, scopes, life, password }) => {
    try {
      onMade(await make({ name, scopes, days: Number(life) as Days }, password))
    } catch (error) {
      const message = troubleSentence(error)
      if (message === wrongPassword)
        setError('password', { message: `This is not your ${secret}.` }, { shouldFocus: true })
      else setError('root', { message })
    }
  })
  return (
    <Sheet
      title="Make a token"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form={id} size="large" isPending={isSubmitting} className="w-full">
          Make the token
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Name"
          placeholder="The machine or program that uses it"
          maxLength={60}
          error={errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Give it a name.' })}
        />
        <ScopeChoices
          chosen={watch('scopes')}
          error={errors.scopes?.message}
          {...register('scopes', { validate: (scopes) => scopes.length > 0 || 'Choose what it may do.' })}
          onChoose={(scopes) => setValue('scopes', scopes, { shouldValidate: formState.isSubmitted })}
        />
        <div>
          <p className="type-label mb-2 text-text-2">It ends after</p>
          <Segments
            label="It ends after"
            values={lives}
            chosen={watch('life')}
            wordsOf={(life) => daysWords(Number(life))}
            onChange={(life) => setValue('life', life)}
          />
        </div>
        <ProofField
          {...{ username, secret }}
          error={errors.password?.message}
          {...register('password', { required: `Your ${secret} is needed for this` })}
        />
        {errors.root && (
          <p role="alert" className="text-label leading-ui text-danger">
            {errors.root.message}
          </p>
        )}
      </form>
    </Sheet>
  )
}
