import type { Stretch } from '#domain/text/find-words.ts'
import { isInFence, isItem, type LineMarks, lineMarks, lineStart, markText } from './line-marks.ts'
import { lineText, listLines, renumbered } from './list-numbers.ts'
import { caretAt, smallestChange, type TextChange } from './text-change.ts'

/**
 * What Enter does inside a list or a quote: the next item begins by itself, and an empty one ends the list (or steps out of a nested
 * one). Null: a plain line break, as everywhere else.
 */
export function continueLine(text: string, selection: Stretch): TextChange | null {
  const start = lineStart(text, selection.from)
  const endOfLine = text.indexOf('\n', selection.to)
  const end = endOfLine < 0 ? text.length : endOfLine
  const line = text.slice(start, selection.from)
  const marks = lineMarks(text.slice(start, end))
  const isMarked = isItem(marks) || marks.quote !== ''
  if (!isMarked || line.length < marks.textAt || isInFence(text, start)) return null
  const isEmpty = !/\S/.test(line.slice(marks.textAt)) && !/\S/.test(text.slice(selection.to, end))
  return isEmpty ? endItem(text, { from: start, to: end }, marks) : nextItem(text, selection, marks)
}

const bare = { heading: 0, bullet: '', number: null, closer: '', gap: '', box: '' } as const

/**
 * An empty item gives way to an item one step further out, to its quote alone, or to nothing. What is written after a list or a quote that has ended has
 * an empty line before it: without one, Markdown reads it as the last item's.
 */
function endItem(text: string, line: Stretch, marks: LineMarks): TextChange {
  const outer = isItem(marks) && marks.indent !== '' ? outerItem(text, line.from, marks) : null
  const left = markText(outer ?? { ...bare, quote: isItem(marks) ? marks.quote : '', indent: '' })
  const isFirst = line.from === 0 || !hasWordsAbove(text, line.from)
  const insert = outer || isFirst ? left : `${left.trimEnd()}\n${left}`
  return smallestChange(text, line, insert, caretAt(line.from + insert.length))
}

/** Whether the line above holds more than the marks of its quote. */
function hasWordsAbove(text: string, from: number): boolean {
  const above = text.slice(lineStart(text, from - 1), from - 1)
  return /[^\s>]/.test(above)
}

/** The item after the one that a nested item belongs to. */
function outerItem(text: string, before: number, marks: LineMarks): Omit<LineMarks, 'textAt'> | null {
  let end = before - 1
  while (end > 0) {
    const start = lineStart(text, end)
    const above = lineMarks(text.slice(start, end))
    if (!/\S/.test(text.slice(start, end)) || above.quote !== marks.quote) return null
    if (isItem(above) && above.indent.length < marks.indent.length)
      return { ...above, number: above.number === null ? null : above.number + 1, box: above.box && '[ ] ' }
    end = start - 1
  }
  return null
}

function nextItem(text: string, selection: Stretch, marks: LineMarks): TextChange {
  const number = marks.number === null ? null : marks.number + 1
  const gap = isItem(marks) ? marks.gap || ' ' : ''
  const quote = marks.quote === '' || marks.quote.endsWith(' ') ? marks.quote : `${marks.quote} `
  const begun = markText({ ...marks, quote, heading: 0, number, gap, box: marks.box && '[ ] ' })
  const rest = text.slice(selection.to).replace(/^[ \t]+/, '')
  const cut = text.length - rest.length
  const caret = selection.from + 1 + begun.length
  const beside = number === null ? null : countedOn(text, cut, begun, marks)
  const to = beside?.to ?? cut
  return smallestChange(text, { from: selection.from, to }, `\n${begun}${beside?.rest ?? ''}`, caretAt(caret))
}

/** The items that follow a new one, counted on. */
function countedOn(
  text: string,
  from: number,
  begun: string,
  marks: LineMarks,
): { rest: string; to: number } {
  const gapAt = text.slice(from).search(/\n[ \t]*(?:\n|$)/)
  const to = gapAt < 0 ? text.length : from + gapAt
  const [own = '', ...following] = text.slice(from, to).split('\n')
  const before = listLines([markText(marks), ...following])
  const now = renumbered([...listLines([markText(marks), begun + own]), ...before.slice(1)])
  return { rest: [own, ...now.slice(2).map(lineText)].join('\n'), to }
}
