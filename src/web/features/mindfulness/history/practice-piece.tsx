import { dayOf } from '#domain/time/day.ts'
import { openPractice } from '#web/lib/mindfulness-asks.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { weekRows } from '../mindfulness.calls.ts'
import { weeksSentence } from './session-days.ts'

/** The week in a sentence, and the way to every session. */
export function PracticePiece() {
  const rule = useMyDay()
  const { rows, isReady } = useRows(weekRows, { today: dayOf(useNow(), rule), rule, weeks: 1 })
  return (
    <>
      <p className="type-secondary mt-1 min-h-5 text-muted">{isReady && weeksSentence(rows)}</p>
      <Button variant="outline" className="mt-4" onClick={openPractice}>
        See every session
      </Button>
    </>
  )
}
