import { columns, isItem, type LineMarks, lineMarks, markText } from './line-marks.ts'

/** A line of a list with its signs. */
export interface ListLine {
  readonly marks: LineMarks
  readonly words: string
  /** Numbered in the order of its list: what is put in before it counts it on. */
  readonly isInOrder: boolean
  /** Moved to another list by an edit: takes the number that it finds there. */
  readonly isMoved: boolean
}

export const listLine = (line: string): Omit<ListLine, 'isInOrder'> => {
  const marks = lineMarks(line)
  return { marks, words: line.slice(marks.textAt), isMoved: false }
}

export const lineText = ({ marks, words }: Pick<ListLine, 'marks' | 'words'>): string =>
  markText(marks) + words

interface Level {
  readonly column: number
  readonly quote: string
  readonly closer: string
  readonly number: number
}

/** The number that each line has to have as the next of its list; null: it begins a list or is not numbered. */
function nextNumbers(
  lines: readonly Pick<ListLine, 'marks'>[],
  numberOf: (at: number, next: number | null) => number,
) {
  const levels: Level[] = []
  return lines.map(({ marks }, at) => {
    if (!isItem(marks)) return null
    const column = columns(marks.indent)
    while ((levels.at(-1)?.column ?? -1) > column) levels.pop()
    const beside = levels.at(-1)?.column === column ? levels.pop() : undefined
    const isSameList = beside !== undefined && beside.quote === marks.quote && beside.closer === marks.closer
    const next = isSameList && marks.number !== null ? beside.number + 1 : null
    levels.push({ column, quote: marks.quote, closer: marks.closer, number: numberOf(at, next) })
    return next
  })
}

/** The lines of a list that stand together, each knowing whether it is numbered in order. */
export function listLines(lines: readonly string[]): ListLine[] {
  const read = lines.map(listLine)
  const next = nextNumbers(read, (at) => read[at]?.marks.number ?? 0)
  return read.map((line, at) => ({
    ...line,
    isInOrder: line.marks.number !== null && line.marks.number === next[at],
  }))
}

/** The same lines with their numbers counted on: those that were in order stay in order, those that moved join in. */
export function renumbered(lines: readonly ListLine[]): ListLine[] {
  const numbers = lines.map(({ marks }) => marks.number)
  nextNumbers(lines, (at, next) => {
    const line = lines[at]
    const own = line?.marks.number ?? null
    if (!line || own === null) return 0
    const number = line.isMoved ? (next ?? 1) : line.isInOrder && next !== null ? next : own
    numbers[at] = number
    return number
  })
  return lines.map((line, at) => ({ ...line, marks: { ...line.marks, number: numbers[at] ?? null } }))
}
