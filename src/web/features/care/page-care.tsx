import { useRows } from '#web/lib/vault/use-rows.ts'
import { pageCare } from '#worker/care/care.calls.ts'
import { CareSlot } from './care-slot.tsx'
import { useCarePrepared } from './use-care-prepared.ts'

/** The card beside a page that is read. Give it the uid as key. */
export function PageCare({ uid }: { uid: string }) {
  const row = useRows(pageCare, { uid, isPrepared: useCarePrepared() }).rows[0] ?? null
  return (
    <div className="mb-7 mt-6 empty:hidden">
      <CareSlot row={row} place="page" />
    </div>
  )
}
