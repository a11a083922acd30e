import { useEffect, useLayoutEffect } from 'react'
import type { User } from '#domain/account/user.ts'
import { mindfulnessAsk, openMindfulness, practiceOwner } from '#web/lib/mindfulness-asks.ts'
import { isTyping } from '#web/lib/typing.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { useWatched } from '#web/lib/watched.ts'
import { latePart, sayMissing } from './late-part.ts'

const close = () => mindfulnessAsk.write(null)

const mindfulnessHost = latePart(() => import('./mindfulness-host.tsx'), sayMissing('The practice', close))

/** B begins to breathe, where nobody types and nothing lies open. */
function useBreathKey(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat, key, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return
      if (key.toLowerCase() !== 'b' || isTyping(target)) return
      if (document.querySelector('dialog[open], [role="menu"], [role="dialog"]')) return
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
  useLayoutEffect(() => practiceOwner.write(user.id), [user.id])
  const part = useWatched(mindfulnessHost)
  useEffect(() => {
    if (type !== null) mindfulnessHost.fetch()
  }, [type])
  if (type === null || !part) return null
  return <part.MindfulnessHost user={user} type={type} onClosed={close} />
}
