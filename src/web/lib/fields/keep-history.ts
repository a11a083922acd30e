import type { Writing } from '#domain/journal/undo/text-history.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { isCommand } from '../device/command-key.ts'
import { beginHistory, type FieldHistory, note, quietly, selectionOf } from './field-history.ts'
import { applyChange, changeFromOutside } from './text-change.ts'

type Wish = 'undo' | 'redo'

/**
 * Keeps what can be undone in a field until the signal ends it, in the place of the browser's own undo: that one does not know of what code changes,
 * and brings words back where they never stood.
 */
export function keepHistory(field: HTMLTextAreaElement, signal: AbortSignal): void {
  const history = beginHistory(field)
  let before: Stretch | null = null

  const onKeyDown = (event: KeyboardEvent): void => {
    const wish = wishOf(event)
    if (!wish) return
    event.preventDefault()
    move(field, history, wish)
  }
  const onBeforeInput = (event: InputEvent): void => {
    const wish = wishes[event.inputType]
    if (wish) {
      event.preventDefault()
      move(field, history, wish)
    } else before = selectionOf(field)
  }
  const onInput = (event: Event): void => {
    if (history.isQuiet) return
    const wish = event instanceof InputEvent && wishes[event.inputType]
    if (wish) {
      // Not to be prevented here: what the browser brought back goes first.
      const { text } = history.steps
      quietly(history, () => changeFromOutside(field, 0, field.value.length, text))
      move(field, history, wish)
      return
    }
    note(field, history, writingOf(event), before)
    before = null
  }
  field.addEventListener('keydown', onKeyDown, { signal })
  field.addEventListener('beforeinput', onBeforeInput, { signal })
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('compositionstart', () => history.steps.pause(), { signal })
}

function move(field: HTMLTextAreaElement, history: FieldHistory, wish: Wish): void {
  if (field.readOnly) return
  // What nobody told of is not the person's.
  if (field.value !== history.steps.text) history.steps.takeOver(field.value)
  const change = history.steps[wish]()
  if (change) quietly(history, () => applyChange(field, change))
}

const wishes: Readonly<Record<string, Wish>> = { historyUndo: 'undo', historyRedo: 'redo' }

/** By what is written on the key where that is a Latin letter, else by its place. */
function wishOf(event: KeyboardEvent): Wish | null {
  if (!isCommand(event) || event.altKey) return null
  const key = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.slice(-1).toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

function writingOf(event: Event): Writing {
  if (!(event instanceof InputEvent)) return 'at once'
  if (/Composition/.test(event.inputType)) return 'composing'
  if (/^delete.*(?:Backward|Forward)$/.test(event.inputType)) return 'deleting'
  return /^insert(?:Text|LineBreak)$/.test(event.inputType) ? 'typing' : 'at once'
}
