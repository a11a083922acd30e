import { type ReactNode, Suspense, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { talkCare } from '#worker/care/care.calls.ts'
import { useCarePrepared } from './use-care-prepared.ts'

const CareSlot = lateComponent(async () => (await import('./care-slot.tsx')).CareSlot, 'unseen')

/** Where the card of a talk stands. */
interface TalkCare {
  /** The message below which it stands. */
  readonly below: string
  /** `answerAgain` has the last words of the talk answered once more. */
  readonly card: (answerAgain: () => void) => ReactNode
}

/** The card of a talk, also for a while after it was answered; null: none. */
export function useTalkCare(entryUid: string | null, talkUid?: string): TalkCare | null {
  const row = useRows(talkCare, { entryUid, talkUid, isPrepared: useCarePrepared() }).rows[0] ?? null
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
