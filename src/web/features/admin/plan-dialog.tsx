import { type RefObject, useState } from 'react'
import type { ListedPerson } from '#contract/admin/admin.ts'
import type { OfferedTier } from '#contract/billing.ts'
import { freeTier } from '#domain/billing/unlocks.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Segments } from '#web/ui/segments.tsx'
import { changePersonsPlan } from '#worker/admin/admin.calls.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { useProvenDo } from './use-admin.ts'

const lengths = ['30', '365', 'for good'] as const
const lengthWords = { '30': '30 days', '365': 'A year', 'for good': 'For good' } as const

interface PlanDialogProps {
  person: ListedPerson
  tiers: readonly OfferedTier[]
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Gives somebody a plan, or ends one that was given, once the admin's own password was typed. */
export function PlanDialog({ person, tiers, ...ending }: PlanDialogProps) {
  const vault = useVaultCalls()
  const [tier, setTier] = useState(person.tier)
  const [length, setLength] = useState<(typeof lengths)[number]>('30')
  const nameOf = (of: string) => (of === freeTier ? 'Free' : (tiers.find(({ id }) => id === of)?.name ?? of))
  const { mutateAsync } = useProvenDo(
    (password: string) => {
      const days = length === 'for good' ? null : Number(length)
      return vault.run(changePersonsPlan, { userId: person.id, asked: { tier, days }, password })
    },
    `The plan of ${person.username} is ${nameOf(tier)}.`,
  )
  return (
    <ProofDialog
      title="Change the plan"
      what={
        tier === freeTier
          ? `What ${person.username} was given ends at once. Everything in the account stays.`
          : `${person.username} gets it without paying, from now on, in place of what they were given before.`
      }
      verb="Change the plan"
      act={mutateAsync}
      {...ending}
    >
      <Segments
        label="Plan"
        values={[freeTier, ...tiers.map(({ id }) => id)]}
        chosen={tier}
        wordsOf={nameOf}
        onChange={setTier}
      />
      {tier !== freeTier && (
        <Segments
          label="For how long"
          values={lengths}
          chosen={length}
          wordsOf={(of) => lengthWords[of]}
          onChange={setLength}
        />
      )}
    </ProofDialog>
  )
}
