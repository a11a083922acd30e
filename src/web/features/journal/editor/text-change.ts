import type { TextChange } from '#domain/journal/markdown/text-change.ts'

/**
 * Makes a change as if it had been typed, so that the browser's own undo takes it back and dictation goes on. Where the browser cannot, the
 * text is changed from outside and the field says so.
 */
export function applyChange(field: HTMLTextAreaElement, { from, to, insert, selection }: TextChange): void {
  field.focus({ preventScroll: true })
  if (from !== to || insert !== '') {
    field.setSelectionRange(from, to)
    const isDone = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)
    if (!isDone) changeFromOutside(field, from, to, insert)
  }
  field.setSelectionRange(selection.from, selection.to)
}

/**
 * Browsers type a text line by line: 100 lines take 350 ms, 4,000 take a minute (measured in Chromium, November 2026). So much is put in at
 * once instead; what it took the place of is given back by hand.
 */
export const isLong = (insert: string): boolean => insert.length > 8_000 || insert.split('\n', 42).length > 40

/** Changes a field that nobody writes in right now. */
export function changeFromOutside(
  field: HTMLTextAreaElement,
  from: number,
  to: number,
  insert: string,
): void {
  field.setRangeText(insert, from, to, 'preserve')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}
