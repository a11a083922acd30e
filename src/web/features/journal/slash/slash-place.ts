import { lineStart } from '#domain/journal/markdown/line-marks.ts'

/** A slash and the letters behind it. */
export interface SlashPlace {
  readonly at: number
  readonly typed: string
}

const mostLetters = 32
const letters = /^(?! )(?:[\p{L}\p{N}]| (?! ))*$/u

/**
 * The slash before a caret that asks for the menu: at the beginning of a line or after a space, with nothing but letters behind it, and
 * never inside a word or an address.
 */
export function slashBefore(text: string, caret: number): SlashPlace | null {
  const start = Math.max(lineStart(text, caret), caret - mostLetters - 1)
  const before = text.slice(start, caret)
  const slash = before.lastIndexOf('/')
  const at = start + slash
  if (slash < 0 || (at > 0 && !/\s/.test(text.charAt(at - 1)))) return null
  const typed = before.slice(slash + 1)
  return letters.test(typed) && !/[\p{L}\p{N}/]/u.test(text.charAt(caret)) ? { at, typed } : null
}
