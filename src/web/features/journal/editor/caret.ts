import { commonEnds } from '#domain/text/common-ends.ts'
import { cameFromElsewhere } from '#web/lib/fields/field-history.ts'

/** Where a caret belongs after a text was replaced: it stays beside the words it stood beside. */
export function caretAfter(before: string, after: string, caret: number): number {
  const { head, tail } = commonEnds(before, after)
  if (caret <= head) return caret
  const fromEnd = before.length - caret
  return fromEnd <= tail ? after.length - fromEnd : after.length - tail
}

/** Puts another text into a field without moving the person's caret or selection. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  field.value = text
  cameFromElsewhere(field)
  if (document.activeElement !== field) return
  const start = caretAfter(value, text, selectionStart)
  field.setSelectionRange(start, Math.max(start, caretAfter(value, text, selectionEnd)), selectionDirection)
}
