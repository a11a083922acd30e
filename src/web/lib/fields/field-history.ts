import { TextHistory, type Writing } from '#domain/journal/undo/text-history.ts'
import type { Stretch } from '#domain/text/find-words.ts'

/** What can be undone in one field. */
export interface FieldHistory {
  readonly steps: TextHistory
  /** What is being changed is noted as a whole, or not at all. */
  isQuiet: boolean
}

const kept = new WeakMap<HTMLTextAreaElement, FieldHistory>()

export const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Stretch => ({
  from: selectionStart,
  to: selectionEnd,
})

/** Begins to remember what can be undone in a field. */
export function beginHistory(field: HTMLTextAreaElement): FieldHistory {
  const history = { steps: new TextHistory(field.value), isQuiet: false }
  kept.set(field, history)
  return history
}

/** Whatever is changed in a field by this is undone at once. */
export function asOneStep(field: HTMLTextAreaElement, change: () => void): void {
  const history = kept.get(field)
  if (!history || history.isQuiet) {
    change()
    return
  }
  const before = selectionOf(field)
  quietly(history, change)
  note(field, history, 'at once', before)
}

/** Words from elsewhere now stand in a field: undo leaves them there. */
export function cameFromElsewhere(field: HTMLTextAreaElement): void {
  kept.get(field)?.steps.takeOver(field.value)
}

/** Makes what was just changed in a field a step. `before`: what was selected; null: nobody knows. */
export function note(
  field: HTMLTextAreaElement,
  { steps }: FieldHistory,
  by: Writing,
  before: Stretch | null,
): void {
  steps.write(field.value, { by, at: performance.now(), before, after: selectionOf(field) })
}

export function quietly(history: FieldHistory, change: () => void): void {
  history.isQuiet = true
  try {
    change()
  } finally {
    history.isQuiet = false
  }
}
