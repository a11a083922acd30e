import type { RefObject } from 'react'
import { plainBreaks } from '#domain/journal/markdown/clean-pasted.ts'
import { continueLine } from '#domain/journal/markdown/continue-line.ts'
import { tableStep } from '#domain/journal/markdown/table-cells.ts'
import { selectionOf } from '#web/lib/fields/field-history.ts'
import { applyChange } from '#web/lib/fields/text-change.ts'
import { hasRoom } from './room-left.ts'
import { editForKey } from './writing-keys.ts'
import { type Pasted, pasteChange, pastedText } from './writing-paste.ts'

export interface WritingEvents {
  readonly onInput: (event: InputEvent) => void
  /** Arrow up where there is nothing above in the text. */
  readonly onUp: () => void
  /** Takes a key before the text does; true when it did. */
  readonly takesKey: (event: KeyboardEvent) => boolean
  readonly onEscape: () => void
}

const htmlReader = () => import('./pasted-html-text.ts')

/** Pasted HTML as Markdown; '' where its plain text says all, or what reads it cannot be fetched. */
const markdownOf = (html: string): Promise<string> =>
  htmlReader().then(
    ({ markdownFromHtml }) => markdownFromHtml(html),
    () => '',
  )

/** What reads pasted HTML is fetched so long after the field stands. */
const readerAfterMs = 2_000

/** Listens to the events of a textarea until the signal ends it. */
export function listenToHand(
  field: HTMLTextAreaElement,
  kept: RefObject<WritingEvents>,
  signal: AbortSignal,
): void {
  /** Shift says that the next break, or the next paste, is to be a plain one. */
  let isPlain = false
  /** The text's length when it was last read: reading it with every key would cost more than writing it. */
  let length = field.value.length

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.getModifierState('AltGraph')) return
    isPlain = event.shiftKey
    if (field.readOnly || kept.current.takesKey(event)) return
    if (event.key === 'Escape') {
      kept.current.onEscape()
      return
    }
    if (event.key === 'ArrowUp' && !event.shiftKey && field.selectionEnd === 0) {
      event.preventDefault()
      kept.current.onUp()
      return
    }
    const change = editForKey(event, selectionOf(field))?.(field.value, selectionOf(field))
    if (!change) return
    event.preventDefault()
    if (hasRoom(field, length, change.insert)) applyChange(field, change)
  }

  const onBeforeInput = (event: InputEvent): void => {
    if (event.isComposing || !event.cancelable) return
    if (event.inputType === 'insertLineBreak' && !isPlain) {
      const [text, at] = [field.value, selectionOf(field)]
      const change = tableStep(text, at, 'row') ?? continueLine(text, at)
      if (!change) return
      event.preventDefault()
      applyChange(field, change)
    } else {
      const coming = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      if (coming !== '' && !hasRoom(field, length, coming)) event.preventDefault()
    }
  }

  const onPaste = (event: ClipboardEvent): void => {
    const clipboard = event.clipboardData
    if (!clipboard || field.readOnly) return
    const plain = clipboard.getData('text/plain')
    const html = isPlain ? '' : clipboard.getData('text/html')
    // A picture that was copied from a page comes with the HTML that showed it.
    if (plain === '' && (html === '' || clipboard.files.length > 0)) return
    event.preventDefault()
    if (isPlain) put({ text: plainBreaks(plain), isMarkdown: false })
    else if (html === '') put(pastedText('', plain))
    else void markdownOf(html).then((shown) => put(pastedText(shown, plain)))
  }

  const put = (pasted: Pasted): void => {
    if (pasted.text !== '' && hasRoom(field, length, pasted.text))
      applyChange(field, pasteChange(field.value, selectionOf(field), pasted))
  }

  const onInput = (event: Event): void => {
    length += 1
    if (event instanceof InputEvent && event.data === null) length = field.textLength
    if (event instanceof InputEvent) kept.current.onInput(event)
  }

  const soon = setTimeout(() => void htmlReader().catch(() => undefined), readerAfterMs)
  signal.addEventListener('abort', () => clearTimeout(soon), { once: true })
  field.addEventListener('keydown', onKeyDown, { signal })
  field.addEventListener('beforeinput', onBeforeInput, { signal })
  field.addEventListener('paste', onPaste, { signal })
  field.addEventListener('input', onInput, { signal })
}
