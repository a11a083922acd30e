import { useEffect } from 'react'
import { overlay } from '#web/lib/overlay-asks.ts'
import { isTyping } from '#web/lib/typing.ts'

/** Ctrl or Cmd+K opens the palette and closes it again, ? shows the shortcuts; neither over something that is open already. */
export function useOverlayKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const isCommand = event.ctrlKey || event.metaKey
      const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k'
      const isInMenu = document.querySelector('[role="menu"]') !== null
      const isShortcuts = !isCommand && event.key === '?' && !isTyping(event.target) && !isInMenu
      if (!isPalette && !isShortcuts) return
      const isCovered = document.querySelector('dialog[open]') !== null
      if (isCovered && overlay.read() === null) return
      event.preventDefault()
      if (isCovered) overlay.write(null)
      else overlay.write(isPalette ? 'palette' : 'shortcuts')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
