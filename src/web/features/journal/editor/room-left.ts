import { toast } from '#web/lib/toasts.ts'

/** So many characters fit on one page: what an entry's schema takes. */
export const mostCharacters = 1_000_000

/** Close to the end of a page the length is looked at with every key; before, it is not. */
const nearEnd = 20_000

/** True when so much more fits; otherwise says so, and nothing changes. `length`: of the text as it was last looked at. */
export function hasRoom(field: HTMLTextAreaElement, length: number, coming: string): boolean {
  if (length + coming.length < mostCharacters - nearEnd) return true
  const left = field.value.length - (field.selectionEnd - field.selectionStart)
  const over = left + coming.length - mostCharacters
  if (over <= 0 || coming === '') return true
  toast({
    variant: 'warning',
    duration: 12_000,
    title: 'This page is full',
    description: `A page holds ${mostCharacters.toLocaleString('en-US')} characters, and this would be ${over.toLocaleString('en-US')} more. Nothing was changed; go on with it on another page.`,
  })
  return false
}
