/** Where a caret belongs after a text was replaced: it stays beside the words it stood beside. */
export function caretAfter(before: string, after: string, caret: number): number {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  if (caret <= head) return caret
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const fromEnd = before.length - caret
  return fromEnd <= tail ? after.length - fromEnd : after.length - tail
}

/** Puts another text into a field without moving the person's caret or selection. */
export function replaceText(field: HTMLTextAreaElement, text: string): void {
  if (field.value === text) return
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  field.value = text
  if (document.activeElement !== field) return
  const start = caretAfter(value, text, selectionStart)
  field.setSelectionRange(start, Math.max(start, caretAfter(value, text, selectionEnd)), selectionDirection)
}
