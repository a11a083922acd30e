import { lazy, Suspense, useEffect } from 'react'
import { mindfulnessAsk, openMindfulness } from '#web/lib/mindfulness-asks.ts'
import { isTyping } from '#web/lib/typing.ts'
import { useWatched } from '#web/lib/watched.ts'

const MindfulnessHost = lazy(() =>
  import('./mindfulness-host.tsx').then(({ MindfulnessHost }) => ({ default: MindfulnessHost })),
)

const close = () => mindfulnessAsk.write(null)

/** B begins to breathe, where nobody types and nothing lies open. */
function useBreathKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat, key, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return
      if (key.toLowerCase() !== 'b' || isTyping(target)) return
      if (document.querySelector('dialog[open], [role="menu"]')) return
      event.preventDefault()
      openMindfulness('breathing')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Where breathing, meditation and ambient sounds come in over the page. */
export function MindfulnessDoor() {
  const type = useWatched(mindfulnessAsk)
  useBreathKey()
  useEffect(() => close, [])
  if (type === null) return null
  return (
    <Suspense fallback={null}>
      <MindfulnessHost type={type} onClosed={close} />
    </Suspense>
  )
}
