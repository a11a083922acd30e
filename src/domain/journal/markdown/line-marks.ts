import type { Stretch } from '#domain/text/find-words.ts'

/** The signs at the beginning of a line of Markdown, in their order: quote, indent, heading or list marker, checkbox. */
export interface LineMarks {
  /** '> ' signs, '' where there are none. */
  readonly quote: string
  readonly indent: string
  /** Level of a heading, 0: none. */
  readonly heading: number
  readonly bullet: string
  /** Of a numbered item; null: not numbered. */
  readonly number: number | null
  /** What follows the number: '.' or ')'. */
  readonly closer: string
  /** The spaces behind a list marker. */
  readonly gap: string
  /** '[ ] ' or '[x] ' with its spaces; '' where there is none. */
  readonly box: string
  /** Where the words begin, in the line. */
  readonly textAt: number
}

const quoteMarks = /^(?: {0,3}>[ \t]?)*/
const itemMarks = /^([ \t]*)(?:(#{1,6})[ \t]+|(?:([-*+])|(\d{1,9})([.)]))([ \t]+|$)(\[[ xX]\](?:[ \t]+|$))?)?/
const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/

/** Takes the signs at the beginning of a line apart. A line that is a divider has none. */
export function lineMarks(line: string): LineMarks {
  const quote = quoteMarks.exec(line)?.[0] ?? ''
  const rest = line.slice(quote.length)
  const found = rule.test(rest) ? null : itemMarks.exec(rest)
  const [whole = '', indent = '', hashes = '', bullet = '', number, closer = '', gap = '', box = ''] =
    found ?? []
  return {
    quote,
    indent,
    heading: hashes.length,
    bullet,
    number: number === undefined ? null : Number(number),
    closer,
    gap,
    box,
    textAt: quote.length + whole.length,
  }
}

/** True for bullets and numbers. */
export const isItem = ({ bullet, number }: LineMarks): boolean => bullet !== '' || number !== null

/** The signs as they are written. */
export function markText(marks: Omit<LineMarks, 'textAt'>): string {
  const { quote, indent, heading, bullet, number, closer, gap, box } = marks
  const marker = number === null ? bullet : `${number}${closer}`
  return `${quote}${indent}${heading > 0 ? `${'#'.repeat(heading)} ` : ''}${marker}${gap}${box}`
}

/** How far the words of an item stand from the edge: where items below it begin. */
export function innerColumn({ indent, bullet, number, closer, gap }: LineMarks): number {
  const marker = number === null ? bullet : `${number}${closer}`
  return columns(indent) + marker.length + Math.min(Math.max(gap.length, 1), 4)
}

/** Width of an indent in columns; a tab reaches to the next multiple of four. */
export function columns(indent: string): number {
  let width = 0
  for (const sign of indent) width += sign === '\t' ? 4 - (width % 4) : 1
  return width
}

/** Where the line of a place begins. */
export const lineStart = (text: string, at: number): number =>
  at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1

/** The whole lines that a selection touches, without the last line's break. A selection that ends at the beginning of a line leaves that line out. */
export function linesAround(text: string, { from, to }: Stretch): Stretch {
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to
  const end = text.indexOf('\n', last)
  return { from: lineStart(text, from), to: end < 0 ? text.length : end }
}

/** True where a place lies in a fenced block of code, which keeps every sign as it is. */
export function isInFence(text: string, at: number): boolean {
  let open: string | null = null
  for (const [, fence = ''] of text.slice(0, lineStart(text, at)).matchAll(/^ {0,3}(`{3,}|~{3,})/gm)) {
    if (open === null) open = fence
    else if (fence.startsWith(open)) open = null
  }
  return open !== null
}
