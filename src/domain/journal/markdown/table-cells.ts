import type { Stretch } from '#domain/text/find-words.ts'
import { isInFence, lineStart } from './line-marks.ts'
import { caretAt, type TextChange } from './text-change.ts'

/** One line of a table: where it stands in the text and its cells, each without the spaces around its words. */
interface TableRow extends Stretch {
  /** Where the row below it begins its line break: behind the row, behind the rule for the head. */
  readonly below: number
  readonly cells: readonly Stretch[]
}

const rowLine = /^[ \t]*\|.*\|[ \t]*$/
const ruleLine = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/

/**
 * What Tab, Shift+Tab and Enter do inside a table: on to the next or the previous cell with its words selected; behind the last cell, and with Enter, a
 * new row. Enter in an empty last row takes it away and leaves the table. Null: the selection is in no table, or there is no cell to go to.
 */
export function tableStep(
  text: string,
  selection: Stretch,
  step: 'next' | 'previous' | 'row',
): TextChange | null {
  const rows = tableAround(text, selection)
  const at = rows?.findIndex(({ from, to }) => selection.from >= from && selection.to <= to) ?? -1
  const row = rows?.[at]
  if (!rows || !row) return null
  if (step === 'row') {
    const below = rows[at + 1]
    if (below && isEmpty(below)) return { ...caretAt(below.from), insert: '', selection: firstCell(below) }
    return at > 0 && !below && isEmpty(row) ? leaving(text, row) : newRow(row)
  }
  const cells = rows.flatMap((one) => one.cells)
  const here = cells.findLastIndex(({ from }) => from <= selection.from)
  const next = step === 'next' ? cells[here + 1] : cells[here - 1]
  if (next) return { ...caretAt(next.from), insert: '', selection: { from: next.from, to: next.to } }
  return step === 'next' ? newRow(rows.at(-1) ?? row) : null
}

const isEmpty = ({ cells }: TableRow): boolean => cells.every(({ from, to }) => from === to)

const firstCell = ({ from, to, cells }: TableRow): Stretch => cells[0] ?? { from, to }

/** A row as wide as the one above it, with the caret in its first cell. */
function newRow({ below, cells }: TableRow): TextChange {
  return { ...caretAt(below), insert: `\n|${'  |'.repeat(cells.length)}`, selection: caretAt(below + 3) }
}

function leaving(text: string, { from, to }: TableRow): TextChange {
  const insert = text.startsWith('\n', to) ? '' : '\n'
  return { from, to, insert, selection: caretAt(from + insert.length) }
}

/** The rows of the table around a selection, its rule left out; null where there is none. */
function tableAround(text: string, selection: Stretch): TableRow[] | null {
  const lines: (Stretch & { readonly words: string })[] = []
  const add = (from: number, isBefore: boolean): Stretch | null => {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end
    const words = text.slice(from, to)
    if (!rowLine.test(words)) return null
    lines[isBefore ? 'unshift' : 'push']({ from, to, words })
    return { from, to }
  }
  const own = add(lineStart(text, selection.from), false)
  if (!own) return null
  for (let from = own.from; from > 0; ) {
    from = lineStart(text, from - 1)
    if (!add(from, true)) break
  }
  for (let to = own.to; to < text.length; ) {
    const next = add(to + 1, false)
    if (!next) break
    to = next.to
  }
  if (!ruleLine.test(lines[1]?.words ?? '') || isInFence(text, own.from)) return null
  const rule = lines[1]?.to ?? 0
  return lines
    .filter((_, at) => at !== 1)
    .map(({ from, to, words }) => ({
      ...{ from, to, cells: cellsOf(words, from) },
      below: Math.max(to, lines[0]?.to === to ? rule : 0),
    }))
}

/** The cells of a row; a pipe behind a backslash is a sign of the text. */
function cellsOf(line: string, start: number): Stretch[] {
  const pipes = Array.from(line.matchAll(/(?<!\\)\|/g), ({ index }) => index)
  return pipes.slice(1).map((end, at) => {
    const begin = (pipes[at] ?? 0) + 1
    const words = line.slice(begin, end)
    if (!/\S/.test(words)) return caretAt(start + Math.min(begin + 1, end))
    const from = begin + words.search(/\S/)
    return { from: start + from, to: start + from + words.trim().length }
  })
}
