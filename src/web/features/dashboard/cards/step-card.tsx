import { useId } from 'react'
import type { Day } from '#domain/time/day.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import { tickMilestone } from '#worker/goals/goals.calls.ts'
import { SmallCard } from './small-card.tsx'

/** One step of one goal. */
export function StepCard({ today }: { today: Day }) {
  const vault = useVaultCalls()
  const step = useView('goals.step-today', { today }).rows[0]
  const id = useId()
  if (!step) return null
  const { milestone } = step
  const about = milestone ? `${step.goalTitle}, ${step.done} of ${step.of} steps` : step.goalTitle

  async function tick(uid: string, title: string) {
    try {
      const change = await vault.run(tickMilestone, { uid, isDone: true })
      offerUndo(`Done: ${title}`, () => vault.run(restoreRecords, change))
    } catch (error) {
      sayFailed(error)
    }
  }
  return (
    <SmallCard title="One step">
      {milestone ? (
        <label htmlFor={id} className="mt-1 flex min-h-11 cursor-pointer items-center gap-3.5 py-1.5">
          <span className="relative grid size-5.5 shrink-0">
            <CheckIcon id={id} checked={false} onChange={() => void tick(milestone.id, milestone.title)} />
          </span>
          <StepWords title={milestone.title} about={about} />
        </label>
      ) : (
        <div className="mt-2">
          <StepWords title={step.isDone ? 'A step was taken today.' : 'Any step will do.'} about={about} />
        </div>
      )}
    </SmallCard>
  )
}

const StepWords = ({ title, about }: { title: string; about: string }) => (
  <span className="min-w-0">
    <span className="block text-ui font-strong leading-5 [overflow-wrap:anywhere]">{title}</span>
    <span className="type-label figures block text-muted">{about}</span>
  </span>
)
