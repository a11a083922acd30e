import { useEffect } from 'react'
import { isCommand } from '#web/lib/device/command-key.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'

interface EditorKeys {
  readonly onTurn: () => void
  readonly onFocus: () => void
  /** Esc; false: nobody needed it. */
  readonly onEscape: () => boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

/** R turns the page and F puts everything around it away when no field has the focus; Ctrl or Cmd with . and Shift+F from anywhere. */
export function useEditorKeys(keys: EditorKeys): void {
  const kept = useKeptRef(keys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if (document.querySelector('dialog[open], [role=menu], [role=dialog]')) return
      const key = event.key.toLowerCase()
      const isBare = !event.ctrlKey && !event.metaKey && !event.shiftKey && !isTyping(event.target)
      const { onTurn, onFocus, onEscape } = kept.current
      if (key === 'escape' && onEscape()) event.preventDefault()
      else if ((isBare && key === 'r') || (isCommand(event) && !event.shiftKey && key === '.'))
        take(event, onTurn)
      else if ((isBare && key === 'f') || (isCommand(event) && event.shiftKey && key === 'f'))
        take(event, onFocus)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [kept])
}

function take(event: KeyboardEvent, then: () => void): void {
  event.preventDefault()
  then()
}
