import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRows } from '#web/lib/use-rows.ts'
import { talkCare } from './care.calls.ts'

const CareSlot = lazy(async () => ({ default: (await import('./care-slot.tsx')).CareSlot }))

/** The card of a talk, and below which message it stands, also for a while after it was answered; null: none. */
export function useTalkCare(entryUid: string | null): { below: string; card: ReactNode } | null {
  const row = useRows(talkCare, { entryUid }).rows[0] ?? null
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  if (!last) return null
  const card = (
    <Suspense fallback={null}>
      <CareSlot key={last.id} row={row} place="talk" />
    </Suspense>
  )
  return { below: last.below, card }
}
