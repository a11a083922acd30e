import { lazy, Suspense, useEffect } from 'react'
import type { User } from '#domain/account/user.ts'
import { mindfulnessAsk, openMindfulness } from '#web/lib/mindfulness-asks.ts'
import { isTyping } from '#web/lib/typing.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { useWatched } from '#web/lib/watched.ts'

const MindfulnessHost = lazy(() =>
  import('./mindfulness-host.tsx').then(({ MindfulnessHost }) => ({ default: MindfulnessHost })),
)

const close = () => mindfulnessAsk.write(null)

/** B begins to breathe, where nobody types and nothing lies open. */
function useBreathKey(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
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
  }, [isOpen])
}

/** Where breathing, meditation and ambient sounds come in over the page. */
export function MindfulnessDoor({ user }: { user: User }) {
  const type = useWatched(mindfulnessAsk)
  useBreathKey(useVaultState().status === 'open')
  useEffect(() => close, [])
  if (type === null) return null
  return (
    <Suspense fallback={null}>
      <MindfulnessHost user={user} type={type} onClosed={close} />
    </Suspense>
  )
}
