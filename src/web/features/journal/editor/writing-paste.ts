import { cleanAddress, plainBreaks } from '#domain/journal/markdown/clean-pasted.ts'
import { isInFence, lineStart } from '#domain/journal/markdown/line-marks.ts'
import { plainSentences } from '#domain/journal/markdown/plain-sentences.ts'
import { caretAt, type TextChange } from '#domain/journal/markdown/text-change.ts'
import { isAddress, toggleLink } from '#domain/journal/markdown/toggle-link.ts'
import type { Stretch } from '#domain/text/find-words.ts'

export interface Pasted {
  readonly text: string
  /** It says by itself what is a list and what is not. */
  readonly isMarkdown: boolean
}

/** What a clipboard gives a page: its HTML as Markdown (`shown`; '' where there is none), an address without what follows people, anything else as its plain text. */
export function pastedText(shown: string, clipboardText: string): Pasted {
  const plain = plainBreaks(clipboardText)
  const text = shown || (isAddress(plain) ? cleanAddress(plain.trim()) : plain)
  return { text, isMarkdown: shown !== '' }
}

/** Nothing but signs of quotes and lists. */
const beginning = /^(?:[ \t]{0,20}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){0,20}[ \t]*$/

/** Plain text as it is put into a page: '1986. A good year' stays a sentence, except where it is code or stands behind other words. */
function asSentences(text: string, from: number, pasted: string): string {
  const start = lineStart(text, from)
  if (isInFence(text, start)) return pasted
  const [first = '', ...rest] = pasted.split('\n')
  if (beginning.test(text.slice(start, from)))
    return plainSentences([first, ...rest], { hasHeadings: true }).join('\n')
  return [first, ...plainSentences(rest, { hasHeadings: true })].join('\n')
}

/** The change that a paste is. An address over words makes them a link. */
export function pasteChange(
  text: string,
  selection: Stretch,
  { text: coming, isMarkdown }: Pasted,
): TextChange {
  const pasted = isMarkdown ? coming : asSentences(text, selection.from, coming)
  const words = text.slice(selection.from, selection.to)
  if (isAddress(pasted) && /\S/.test(words) && !/\n/.test(words) && !isAddress(words))
    return toggleLink(text, selection, pasted)
  return { ...selection, insert: pasted, selection: caretAt(selection.from + pasted.length) }
}
