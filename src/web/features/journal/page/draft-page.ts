import { draftBlock } from '#domain/journal/drafted.ts'
import { changeFromOutside } from '#web/lib/fields/text-change.ts'
import { onOwnLines } from '../templates/template-insert.ts'
import { beginPage } from './fresh-pages.ts'

/** Puts a draft at the end of the page that lies open; false: it is finished, or none lies open. */
export function putDraft(words: string, by: string | null): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('#page-text')
  if (!field || field.readOnly) return false
  const { value } = field
  const { text } = onOwnLines(value, draftBlock(words, by), '')
  changeFromOutside(field, value.length, value.length, `${text}\n`)
  return true
}

/** In memory until the page lies open. */
const awaited = new Map<string, { readonly words: string; readonly by: string | null }>()

/** Begins a page for a draft; its uid. */
export function beginDraft(words: string, by: string | null): string {
  const { uid } = beginPage()
  awaited.set(uid, { words, by })
  return uid
}

/** Puts the draft that a page was begun for on it, once, now that it lies open. */
export function putAwaitedDraft(uid: string): void {
  const draft = awaited.get(uid)
  if (draft && putDraft(draft.words, draft.by)) awaited.delete(uid)
}
