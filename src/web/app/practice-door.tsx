import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mindfulnessAsk, openMindfulness, practiceAsk } from '#web/lib/mindfulness-asks.ts'
import { afterBack } from '#web/lib/use-back-closes.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { useWatched } from '#web/lib/watched.ts'
import { latePart, sayMissing } from './late-part.ts'

const close = () => practiceAsk.write(false)

const practiceHost = latePart(() => import('./practice-host.tsx'), sayMissing('Your practice', close))

/** Where the history of sessions comes in, over the page or over the overlay. */
export function PracticeDoor() {
  const isAsked = useWatched(practiceAsk)
  const isPractising = useWatched(mindfulnessAsk) !== null
  const { status } = useVaultState()
  const navigate = useNavigate()
  useEffect(() => close, [])
  // What is asked for under a lock does not come by itself after it.
  useEffect(() => {
    if (isAsked && status === 'locked') close()
  }, [isAsked, status])
  const part = useWatched(practiceHost)
  useEffect(() => {
    if (isAsked) practiceHost.fetch()
  }, [isAsked])
  if (!isAsked || status !== 'open' || !part) return null
  return (
    <part.PracticeHost
      isPractising={isPractising}
      onClose={close}
      onBegin={() => {
        close()
        if (!isPractising) afterBack(() => openMindfulness('breathing'))
      }}
      onPage={(entry) => {
        close()
        afterBack(() => void navigate({ to: '/journal', search: { entry } }))
      }}
    />
  )
}
