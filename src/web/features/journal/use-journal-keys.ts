import { type RefObject, useEffect } from 'react'
import { isTyping } from '#web/lib/device/typing.ts'

interface JournalKeys {
  readonly onNew: () => void
  readonly onTemplate: () => void
  readonly search: RefObject<HTMLElement | null>
}

/** Where letters belong to what lies open. */
const overPage = 'dialog[open], [role="menu"], [role="dialog"]'

/** N begins a page, T shows the templates and / looks for words when no field has the focus; Ctrl or Cmd+Enter begins a page from anywhere. */
export function useJournalKeys({ onNew, onTemplate, search }: JournalKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector(overPage)) return
      const isCommand = event.ctrlKey || event.metaKey
      const isEnter = isCommand && event.key === 'Enter'
      const isLetter = !isCommand && !isTyping(event.target)
      if (isEnter || (isLetter && event.key.toLowerCase() === 'n')) {
        event.preventDefault()
        onNew()
      } else if (isLetter && event.key.toLowerCase() === 't') {
        event.preventDefault()
        onTemplate()
      } else if (isLetter && event.key === '/') {
        event.preventDefault()
        search.current?.focus()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onNew, onTemplate, search])
}
