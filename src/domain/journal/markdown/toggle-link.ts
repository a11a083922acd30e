import type { Stretch } from '#domain/text/find-words.ts'
import { caretAt, smallestChange, type TextChange } from './text-change.ts'

const address = /^(?:https?:\/\/|mailto:)\S+$/i

/** True for what can stand as the address of a link, and nothing else. */
export const isAddress = (text: string): boolean => address.test(text.trim())

/**
 * Makes what is selected into a link and puts the caret where its address (or, for an address, its words) belongs; takes an empty link
 * apart again. With an address given, the link is whole at once.
 */
export function toggleLink(text: string, { from, to }: Stretch, target: string | null = null): TextChange {
  const undone = emptyLinkAround(text, from)
  if (from === to && undone) return undone
  const words = text.slice(from, to)
  if (target !== null) {
    const insert = `[${words}](${target})`
    return smallestChange(text, { from, to }, insert, caretAt(from + insert.length))
  }
  if (isAddress(words)) return smallestChange(text, { from, to }, `[](${words})`, caretAt(from + 1))
  const caret = words === '' ? from + 1 : from + words.length + 3
  return smallestChange(text, { from, to }, `[${words}]()`, caretAt(caret))
}

/** '[words](|)' and '[|](address)' give their words or their address back. */
function emptyLinkAround(text: string, caret: number): TextChange | null {
  const start = text.lastIndexOf('[', caret)
  if (start < 0) return null
  const found = /^\[([^[\]\n]*)\]\(([^()\n]*)\)/.exec(text.slice(start, start + 4_000))
  if (!found) return null
  const [whole, words = '', target = ''] = found
  const isHere =
    target === ''
      ? caret === start + whole.length - 1 || caret === start + 1
      : words === '' && caret === start + 1
  if (!isHere) return null
  const left = words || target
  return smallestChange(text, { from: start, to: start + whole.length }, left, {
    from: start,
    to: start + left.length,
  })
}
