import type { Stretch } from '#domain/text/find-words.ts'
import { columns, innerColumn, isInFence, isItem, lineStart, linesAround } from './line-marks.ts'
import { type ListLine, lineText, listLines, renumbered } from './list-numbers.ts'
import { smallestChange, type TextChange } from './text-change.ts'

/**
 * What Tab (`'in'`) and Shift+Tab (`'out'`) do with the list items that a selection touches. Null: none is touched, or none can step out,
 * and the key goes on to the next field. A change without letters: the items stand as deep as they can.
 */
export function indentItems(text: string, selection: Stretch, way: 'in' | 'out'): TextChange | null {
  const touched = linesAround(text, selection)
  const block = listAround(text, touched)
  const oldLines = text.slice(block.from, block.to).split('\n')
  const lines = listLines(oldLines)
  const first = text.slice(block.from, touched.from).split('\n').length - 1
  const last = first + text.slice(touched.from, touched.to).split('\n').length - 1
  const head = lines[first]
  if (!head || !isItem(head.marks) || isInFence(text, touched.from)) return null
  const by = step(lines, first, way)
  if (way === 'out' && by === 0) return null
  const moved = lines.map((line, at) => (at >= first && at <= last ? shifted(line, by) : line))
  const now = by === 0 ? moved : renumbered(withBelow(moved, last, columns(head.marks.indent), by))
  const texts = now.map(lineText)
  const at = (place: number): number => {
    const before = text.slice(block.from, place).split('\n')
    const nth = before.length - 1
    const toEnd = (oldLines[nth]?.length ?? 0) - (before[nth]?.length ?? 0)
    return block.from + startOf(texts, nth) + Math.max(0, (texts[nth]?.length ?? 0) - toEnd)
  }
  return smallestChange(text, block, texts.join('\n'), { from: at(selection.from), to: at(selection.to) })
}

const startOf = (lines: readonly string[], nth: number): number =>
  lines.slice(0, nth).reduce((sum, line) => sum + line.length + 1, 0)

/** The lines without a gap around some lines: the list that they belong to. */
function listAround(text: string, { from, to }: Stretch): Stretch {
  let start = from
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (!/\S/.test(text.slice(above, start))) break
    start = above
  }
  const gap = text.slice(to).search(/\n[^\S\n]*(?:\n|$)/)
  return { from: start, to: gap < 0 ? text.length : to + gap }
}

/** By how many columns the first touched item moves: below the item above it, or back to the list around its own. */
function step(lines: readonly ListLine[], first: number, way: 'in' | 'out'): number {
  const own = columns(lines[first]?.marks.indent ?? '')
  const above = lines
    .slice(0, first)
    .filter(({ marks }) => isItem(marks))
    .reverse()
  if (way === 'in') {
    const beside = above.find(({ marks }) => columns(marks.indent) <= own)
    return beside && columns(beside.marks.indent) >= own - 1
      ? Math.max(0, innerColumn(beside.marks) - own)
      : 0
  }
  const around = above.find(({ marks }) => columns(marks.indent) < own)
  return (around ? columns(around.marks.indent) : 0) - own
}

function shifted(line: ListLine, by: number): ListLine {
  if (!isItem(line.marks) || by === 0) return line
  const indent = ' '.repeat(Math.max(0, columns(line.marks.indent) + by))
  return { ...line, isMoved: true, marks: { ...line.marks, indent } }
}

/** What hangs below the last moved item moves with it. */
function withBelow(lines: readonly ListLine[], last: number, column: number, by: number): ListLine[] {
  let isBelow = true
  return lines.map((line, at) => {
    if (at <= last || !isBelow) return line
    isBelow = isItem(line.marks) && columns(line.marks.indent) > column
    return isBelow ? { ...shifted(line, by), isMoved: false } : line
  })
}
