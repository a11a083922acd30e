import { caretAt } from '#domain/journal/markdown/text-change.ts'
import { applyChange } from '#web/lib/fields/text-change.ts'
import type { PageSeed } from '../page/fresh-pages.ts'

const pageField = (): HTMLTextAreaElement | null => document.querySelector<HTMLTextAreaElement>('#page-text')

/** The page that lies open: whether it has words, and whether it can be written on. */
export function openPage(): { readonly hasWords: boolean; readonly isOpen: boolean } {
  const field = pageField()
  const title = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Title"]')
  return {
    hasWords: /\S/.test(`${field?.value ?? ''}${title?.value ?? ''}`),
    isOpen: field !== null && !field.readOnly,
  }
}

/** A text as it goes between others: on lines of its own. */
export function onOwnLines(before: string, text: string, after: string): { text: string; lead: number } {
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '' || after.startsWith('\n') || text.endsWith('\n') ? '' : '\n'
  return { text: lead + text + tail, lead: lead.length }
}

/** Puts a text into the open page at its caret, as if it were typed: one step back undoes it, and the page is kept. */
export function insertOnPage({ content, caret }: Pick<PageSeed, 'content' | 'caret'>): void {
  const field = pageField()
  if (!field || field.readOnly) return
  const { value, selectionStart: from, selectionEnd: to } = field
  const { text, lead } = onOwnLines(value.slice(0, from), content, value.slice(to))
  applyChange(field, { from, to, insert: text, selection: caretAt(from + lead + caret) })
}
