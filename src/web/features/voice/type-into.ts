/**
 * Puts words at the caret of a field as if they were typed, so that everything that follows typing happens, undo included. Who was in another
 * field meanwhile goes on there.
 */
export function typeInto(field: HTMLTextAreaElement, words: string): void {
  if (words === '' || field.readOnly || !field.isConnected) return
  const elsewhere = document.activeElement
  field.focus({ preventScroll: true })
  field.setSelectionRange(field.selectionEnd, field.selectionEnd)
  if (!document.execCommand('insertText', false, words)) {
    field.setRangeText(words, field.selectionEnd, field.selectionEnd, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: words }))
  }
  const isWriting = elsewhere instanceof HTMLTextAreaElement || elsewhere instanceof HTMLInputElement
  if (isWriting && elsewhere !== field) elsewhere.focus({ preventScroll: true })
}
