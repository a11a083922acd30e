import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRows } from '#web/lib/use-rows.ts'
import { talkCare } from './care.calls.ts'

const CareSlot = lazy(async () => ({ default: (await import('./care-slot.tsx')).CareSlot }))

/** Where the card of a talk stands. */
interface TalkCare {
  /** The message below which it stands. */
  readonly below: string
  /** `answerAgain` has the last words of the talk answered once more. */
  readonly card: (answerAgain: () => void) => ReactNode
}

/** The card of a talk, also for a while after it was answered; null: none. */
export function useTalkCare(entryUid: string | null): TalkCare | null {
  const row = useRows(talkCare, { entryUid }).rows[0] ?? null
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  if (!last) return null
  const card = (answerAgain: () => void) => (
    <Suspense fallback={null}>
      <CareSlot key={last.id} row={row} place="talk" onAnswer={last.isLast ? answerAgain : undefined} />
    </Suspense>
  )
  return { below: last.below, card }
}
