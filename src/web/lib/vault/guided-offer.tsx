import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { dayOf } from '#domain/time/day.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { Button } from '#web/ui/button.tsx'

import { guidedOffer } from '#worker/companion/offers/offers.calls.ts'
import { goToGuided } from './begin-guided.ts'
import { offerUndo } from './offer-undo.ts'
import { useEntityActions } from './use-entities.ts'
import { useMyDay } from './use-my-day.ts'
import { useRows } from './use-rows.ts'
import { useVaultCalls } from './vault-calls.ts'

/** Offers a guided conversation with its reason, where something gives one; else draws nothing. */
export function GuidedOffer({ talk, className }: { talk: TalkOf | null; className?: string }) {
  const vault = useVaultCalls()
  const navigate = useNavigate()
  const today = dayOf(useNow(), useMyDay())
  const offer = useRows(guidedOffer, { talk, today }).rows[0]
  const { create, take } = useEntityActions('insight_answer')
  const [isBeginning, setBeginning] = useState(false)
  if (!offer) return null
  const { id, method, title, reason } = offer

  async function begin() {
    setBeginning(true)
    await goToGuided(vault, method, null, (uid) => void navigate({ to: '/guided', search: { id: uid } }))
    setBeginning(false)
  }
  async function putAway() {
    const uid = await create({ claim: id, words: reason.slice(0, 500), answer: 'hidden' })
    if (uid !== null) offerUndo('Not this week.', () => take(uid))
  }
  return (
    <section aria-label="A guided conversation that may help" className={className}>
      <p className="text-pretty text-ui leading-body [overflow-wrap:anywhere]">{reason}</p>
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button
          variant="quiet"
          size="small"
          className="text-ink"
          disabled={isBeginning}
          onClick={() => void begin()}
        >
          Begin “{title}”
        </Button>
        <Button variant="quiet" size="small" onClick={() => void putAway()}>
          Not now
        </Button>
      </div>
    </section>
  )
}
