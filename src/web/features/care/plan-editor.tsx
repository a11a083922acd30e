import { type PlanPart, type PlanSection, planOrder, planWords } from '#domain/safety/plan-parts.ts'
import type { PlanRow } from '#domain/views/care.ts'
import { useKeptText } from '#web/lib/vault/use-kept-text.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { FieldFrame, inputClass } from '#web/ui/fields/field-frame.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { writePlan } from '#worker/care/care.calls.ts'
import { PeopleEditor } from './people-editor.tsx'

/** A safety plan, part by part; each is sealed when typing pauses. */
export function PlanEditor() {
  const { rows, isReady } = useView('care.plan')
  if (!isReady) return <Skeleton className="mt-4 h-72 w-full" />
  return (
    <div className="mt-5 grid gap-7">
      {planOrder.map((section) => (
        <Section key={section} {...{ section, rows }} />
      ))}
    </div>
  )
}

function Section({ section, rows }: { section: PlanSection; rows: readonly PlanRow[] }) {
  if (section === 'people') return <PeopleEditor who="person" {...planWords.people} />
  if (section === 'professionals') return <PeopleEditor who="professional" {...planWords.professionals} />
  return <Part part={section} kept={rows.find(({ id }) => id === section)?.text ?? ''} />
}

function Part({ part, kept }: { part: PlanPart; kept: string }) {
  const vault = useVaultCalls()
  const { title, hint } = planWords[part]
  const { field, isKept, error } = useKeptText(kept, (text) => vault.run(writePlan, { part, text }))
  return (
    <div>
      <FieldFrame label={<span className="text-ui text-text">{title}</span>} note={hint}>
        {(hooks) => (
          <textarea
            {...hooks}
            {...field}
            rows={2}
            maxLength={10_000}
            autoComplete="off"
            className={`${inputClass} block h-auto! min-h-19 resize-none py-3 font-serif text-quote! leading-body! [field-sizing:content]`}
          />
        )}
      </FieldFrame>
      <p role="status" className="type-label text-text-2">
        {isKept && 'Sealed.'}
      </p>
      {error && (
        <p role="alert" className="type-label text-danger">
          This could not be kept. It stays here; please write on to try again.
        </p>
      )}
    </div>
  )
}
