import { dayOf } from '#domain/time/day.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { openPractice } from '#web/lib/overlays/app-overlays.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'

import { weeksSentence } from './session-days.ts'

/** The week in a sentence, and the way to every session. */
export function PracticeSection() {
  const rule = useMyDay()
  const { rows, isReady } = useView('mindfulness.weeks', { today: dayOf(useNow(), rule), rule, weeks: 1 })
  return (
    <>
      <p className="type-secondary mt-1 min-h-5 text-muted">{isReady && weeksSentence(rows)}</p>
      <Button variant="outline" className="mt-4" onClick={openPractice}>
        See every session
      </Button>
    </>
  )
}
