import { useRows } from '#web/lib/use-rows.ts'
import { pageCare } from './care.calls.ts'
import { CareSlot } from './care-slot.tsx'

/** The card beside a page that is read. Give it the uid as key. */
export function PageCare({ uid }: { uid: string }) {
  const row = useRows(pageCare, { uid }).rows[0] ?? null
  return (
    <div className="mb-7 mt-6 empty:hidden">
      <CareSlot row={row} place="page" />
    </div>
  )
}
