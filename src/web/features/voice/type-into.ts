import { applyChange } from '#web/lib/fields/text-change.ts'

/**
 * Puts words at the caret of a field as if they were typed, so that everything that follows typing happens, undo included. Who was in another
 * field meanwhile goes on there.
 */
export function typeInto(field: HTMLTextAreaElement, words: string): void {
  if (words === '' || field.readOnly || !field.isConnected) return
  const elsewhere = document.activeElement
  const at = field.selectionEnd
  const behind = at + words.length
  applyChange(field, { from: at, to: at, insert: words, selection: { from: behind, to: behind } })
  const isWriting = elsewhere instanceof HTMLTextAreaElement || elsewhere instanceof HTMLInputElement
  if (isWriting && elsewhere !== field) elsewhere.focus({ preventScroll: true })
}
