import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { ListedPerson } from '#contract/admin/admin.ts'
import type { OfferedTier } from '#contract/billing.ts'
import { freeTier } from '#domain/billing/unlocks.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { changePersonsPlan } from '#worker/admin/admin.calls.ts'
import { useProvenDo } from './use-admin.ts'

const lengths = ['30', '365', 'for good'] as const
const lengthWords = { '30': '30 days', '365': 'A year', 'for good': 'For good' } as const

interface PlanForm {
  tier: string
  length: (typeof lengths)[number]
  password: string
}

interface PlanDialogProps {
  person: ListedPerson
  tiers: readonly OfferedTier[]
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Gives somebody a plan, or ends one that was given, once the admin's own password was typed. */
export function PlanDialog({ person, tiers, returnFocus, onClose }: PlanDialogProps) {
  const vault = useVaultCalls()
  const secret = useTypedSecret()
  const own = useAuth().user?.username ?? ''
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<PlanForm>({
    defaultValues: { tier: person.tier, length: '30', password: '' },
  })
  const tier = watch('tier')
  const nameOf = (of: string) => (of === freeTier ? 'Free' : (tiers.find(({ id }) => id === of)?.name ?? of))
  const act = useProvenDo(
    ({ tier: of, length, password }: PlanForm) => {
      const days = length === 'for good' ? null : Number(length)
      return vault.run(changePersonsPlan, { userId: person.id, asked: { tier: of, days }, password })
    },
    `The plan of ${person.username} is ${nameOf(tier)}.`,
  )
  const submit = handleSubmit(async (typed) => {
    try {
      await act.mutateAsync(typed)
      onClose()
    } catch (error) {
      setError('root', { message: troubleSentence(error) })
    }
  })
  return (
    <Modal title="Change the plan" onClose={onClose} returnFocus={returnFocus}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p className="type-interface text-pretty text-text-2">
          {tier === freeTier
            ? `What ${person.username} was given ends at once. Everything in the account stays.`
            : `${person.username} gets it without paying, from now on, in place of what they were given before.`}
        </p>
        <Segments
          label="Plan"
          values={[freeTier, ...tiers.map(({ id }) => id)]}
          chosen={tier}
          wordsOf={nameOf}
          onChange={(of) => setValue('tier', of)}
        />
        {tier !== freeTier && (
          <Segments
            label="For how long"
            values={lengths}
            chosen={watch('length')}
            wordsOf={(of) => lengthWords[of]}
            onChange={(of) => setValue('length', of)}
          />
        )}
        <ProofField
          username={own}
          secret={secret}
          error={formState.errors.password?.message}
          {...register('password', { required: `Your ${secret} is needed for this` })}
        />
        {formState.errors.root && (
          <p role="alert" className="text-label leading-ui text-danger">
            {formState.errors.root.message}
          </p>
        )}
        <Button type="submit" size="large" isPending={formState.isSubmitting} className="w-full">
          Change the plan
        </Button>
      </form>
    </Modal>
  )
}
