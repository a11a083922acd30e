import type { TextChange } from '#domain/journal/markdown/text-change.ts'
import { asOneStep } from './field-history.ts'

/** Makes a change as if it had been typed, so that the caret is seen and dictation goes on. A field that is not shown is changed from outside. */
export function applyChange(field: HTMLTextAreaElement, { from, to, insert, selection }: TextChange): void {
  asOneStep(field, () => {
    field.focus({ preventScroll: true })
    if (from !== to || insert !== '') {
      field.setSelectionRange(from, to)
      if (!typed(field, insert)) putIn(field, from, to, insert)
    }
    field.setSelectionRange(selection.from, selection.to)
  })
}

/** Changes a field that nobody writes in right now. */
export function changeFromOutside(
  field: HTMLTextAreaElement,
  from: number,
  to: number,
  insert: string,
): void {
  asOneStep(field, () => putIn(field, from, to, insert))
}

/** Browsers type a text line by line: 100 lines take 350 ms, 4,000 take a minute (measured in Chromium, November 2026). */
const isLong = (insert: string): boolean => insert.length > 8_000 || insert.split('\n', 42).length > 40

/** Types over what is selected; false where that cannot be. What has the focus would be typed into. */
const typed = (field: HTMLTextAreaElement, insert: string): boolean =>
  document.activeElement === field &&
  !isLong(insert) &&
  document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert)

function putIn(field: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  field.setRangeText(insert, from, to, 'preserve')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}
