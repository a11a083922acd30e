import { useEffect } from 'react'
import { isTyping } from '#web/lib/device/typing.ts'
import { paletteOverlay, shortcutsOverlay } from '#web/lib/overlays/app-overlays.ts'

/** Ctrl or Cmd+K opens the palette and closes it again, ? shows the shortcuts; neither over something that is open already. */
export function useOverlayKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const isCommand = event.ctrlKey || event.metaKey
      const isPalette = isCommand && !event.shiftKey && event.key.toLowerCase() === 'k'
      const isInMenu = document.querySelector('[role="menu"]') !== null
      const isShortcuts = !isCommand && event.key === '?' && !isTyping(event.target) && !isInMenu
      if (!isPalette && !isShortcuts) return
      const isCovered = document.querySelector('dialog[open]') !== null
      const open = [paletteOverlay, shortcutsOverlay].find((overlay) => overlay.read() !== null)
      if (isCovered && !open) return
      event.preventDefault()
      if (open) open.close()
      else (isPalette ? paletteOverlay : shortcutsOverlay).open(null)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
