import { deletionOf, outsideChips } from '#domain/journal/chips/chip-steps.ts'
import { caretAt } from '#domain/journal/markdown/text-change.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { selectionOf } from '#web/lib/fields/field-history.ts'
import { applyChange } from '#web/lib/fields/text-change.ts'

const isSame = (a: Stretch, b: Stretch): boolean => a.from === b.from && a.to === b.to

/**
 * Keeps a hand out of the chips of a text until the signal ends it: keys pass them in one step, a press takes one whole, a deletion takes all of it.
 * `chips` is asked with every event, `told` hears of every selection.
 */
export function listenToChips(
  field: HTMLTextAreaElement,
  chips: () => readonly Stretch[],
  told: (selection: Stretch | null) => void,
  signal: AbortSignal,
): void {
  let before: Stretch | null = null
  let isPressed = false
  /** What moved the selection last: until the next key a touch may still place the caret. */
  let isByPointer = false

  const settle = (): void => {
    if (chips().length === 0 || isPressed) return
    const now = selectionOf(field)
    const whole = outsideChips(chips(), now, isByPointer ? null : before)
    if (!isSame(now, whole)) field.setSelectionRange(whole.from, whole.to, field.selectionDirection)
    before = whole
    told(whole)
  }
  const press = (): void => {
    isPressed = true
    isByPointer = true
  }
  /** Within a selection the browser places the caret only after it has told of the release. */
  const release = (): void => {
    if (!isPressed) return
    setTimeout(() => {
      isPressed = false
      settle()
    })
  }
  const onKey = (): void => {
    settle()
    isByPointer = false
  }

  const onBeforeInput = (event: InputEvent): void => {
    if (chips().length === 0 || event.isComposing || !event.cancelable || field.readOnly) return
    settle()
    const { from, to } = selectionOf(field)
    const taken = from === to && deletionOf(field.value, chips(), from, event.inputType)
    if (!taken) return
    event.preventDefault()
    applyChange(field, { ...taken, insert: '', selection: caretAt(taken.from) })
  }

  field.addEventListener('pointerdown', press, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', release, { signal })
  field.addEventListener('keydown', onKey, { signal, capture: true })
  field.addEventListener('beforeinput', onBeforeInput, { signal })
  field.addEventListener('selectionchange', settle, { signal, capture: true })
  field.addEventListener('focus', settle, { signal })
  field.addEventListener('blur', () => told(null), { signal })
}
