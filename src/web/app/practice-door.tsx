import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { mindfulnessAsk, openMindfulness, practiceAsk } from '#web/lib/mindfulness-asks.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { useWatched } from '#web/lib/watched.ts'

const PracticeHost = lazy(() =>
  import('./practice-host.tsx').then(({ PracticeHost }) => ({ default: PracticeHost })),
)

const close = () => practiceAsk.write(false)

/** Where the history of sessions comes in, over the page or over the overlay. */
export function PracticeDoor() {
  const isAsked = useWatched(practiceAsk)
  const isPractising = useWatched(mindfulnessAsk) !== null
  const isOpen = useVaultState().status === 'open'
  const navigate = useNavigate()
  useEffect(() => close, [])
  if (!isAsked || !isOpen) return null
  return (
    <Suspense fallback={null}>
      <PracticeHost
        isPractising={isPractising}
        onClose={close}
        onBegin={() => {
          close()
          if (!isPractising) openMindfulness('breathing')
        }}
        onPage={(entry) => {
          close()
          void navigate({ to: '/journal', search: { entry } })
        }}
      />
    </Suspense>
  )
}
