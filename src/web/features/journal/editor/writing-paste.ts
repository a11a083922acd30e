import { cleanAddress, plainBreaks } from '#domain/journal/markdown/clean-pasted.ts'
import { caretAt, type TextChange } from '#domain/journal/markdown/text-change.ts'
import { isAddress, toggleLink } from '#domain/journal/markdown/toggle-link.ts'
import type { Stretch } from '#domain/text/find-words.ts'
import { markdownFromHtml } from './pasted-html-text.ts'

/** What a clipboard gives a page: HTML as Markdown, an address without what follows people, anything else as its plain text. */
export function pastedText(clipboard: Pick<DataTransfer, 'getData'>): string {
  const html = clipboard.getData('text/html')
  const plain = plainBreaks(clipboard.getData('text/plain'))
  const shown = html === '' ? '' : markdownFromHtml(html)
  return shown || (isAddress(plain) ? cleanAddress(plain.trim()) : plain)
}

/** The change that a paste is. An address over words makes them a link. */
export function pasteChange(text: string, selection: Stretch, pasted: string): TextChange {
  const words = text.slice(selection.from, selection.to)
  if (isAddress(pasted) && /\S/.test(words) && !/\n/.test(words) && !isAddress(words))
    return toggleLink(text, selection, pasted)
  return { ...selection, insert: pasted, selection: caretAt(selection.from + pasted.length) }
}
