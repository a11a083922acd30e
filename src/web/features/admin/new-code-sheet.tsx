import { type RefObject, useId } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence, wrongPassword } from '#browser/failure-sentences.ts'
import type { OfferedTier } from '#contract/billing.ts'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useMakeCode } from './use-codes.ts'

const lengths = ['30', '90', '365'] as const
/** A code that nobody has used ends after this. */
const usableDays = 30

interface CodeForm {
  note: string
  tier: string
  days: (typeof lengths)[number]
  password: string
}

interface NewCodeSheetProps {
  tiers: readonly OfferedTier[]
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onMade: (code: string) => void
}

/** Asks which plan a code gives, for how long, and for the admin's password. */
export function NewCodeSheet({ tiers, username, returnFocus, onClose, onMade }: NewCodeSheetProps) {
  const id = useId()
  const secret = useTypedSecret()
  const make = useMakeCode()
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<CodeForm>({
    defaultValues: { note: '', tier: tiers[0]?.id ?? '', days: '30', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ note, tier, days, password }) => {
    try {
      onMade(await make({ note, tier, days: Number(days), usableDays }, password))
    } catch (error) {
      const message = troubleSentence(error)
      if (message === wrongPassword)
        setError('password', { message: `This is not your ${secret}.` }, { shouldFocus: true })
      else setError('root', { message })
    }
  })
  return (
    <Sheet
      title="Make a code"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <Button type="submit" form={id} size="large" isPending={isSubmitting} className="w-full">
          Make the code
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <p className="type-interface text-pretty text-text-2">
          It can be used once, in the next {usableDays} days.
        </p>
        <TextField label="For whom" maxLength={100} {...register('note')} />
        <Segments
          label="Plan"
          values={tiers.map((tier) => tier.id)}
          chosen={watch('tier')}
          wordsOf={(of) => tiers.find((tier) => tier.id === of)?.name ?? of}
          onChange={(tier) => setValue('tier', tier)}
        />
        <Segments
          label="For how long"
          values={lengths}
          chosen={watch('days')}
          wordsOf={(days) => (days === '365' ? 'a year' : `${days} days`)}
          onChange={(days) => setValue('days', days)}
        />
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
