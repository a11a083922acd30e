import type { Stretch } from '#domain/text/find-words.ts'
import { type LineMarks, lineMarks, linesAround, markText } from './line-marks.ts'
import { smallestChange, type TextChange } from './text-change.ts'

/** What whole lines can be: a heading of level 1 to 6, a quote, a list, a numbered list, a list of things to do. */
export type LineKind = 'quote' | 'bullets' | 'numbers' | 'tasks' | `heading-${1 | 2 | 3 | 4 | 5 | 6}`

/**
 * Makes the lines that a selection touches into what is asked for, and plain lines again when all of them are that already. Empty lines
 * between stay empty. Twice gives plain lines back.
 */
export function toggleLines(text: string, selection: Stretch, kind: LineKind): TextChange {
  const touched = linesAround(text, selection)
  const lines = text.slice(touched.from, touched.to).split('\n')
  const isMeant = (line: string): boolean => lines.length === 1 || /\S/.test(line)
  const isUndone = lines.filter(isMeant).every((line) => isKind(lineMarks(line), kind))
  let nth = 0
  const now = lines.map((line) => {
    if (!isMeant(line)) return line
    const marks = lineMarks(line)
    nth++
    return (
      markText(isUndone ? withoutKind(marks, kind) : withKind(marks, kind, nth)) + line.slice(marks.textAt)
    )
  })
  const insert = now.join('\n')
  return smallestChange(text, touched, insert, movedSelection(selection, touched, lines, now))
}

const headingOf = (kind: LineKind): number => (kind.startsWith('heading-') ? Number(kind.at(-1)) : 0)

function isKind(marks: LineMarks, kind: LineKind): boolean {
  switch (kind) {
    case 'quote':
      return marks.quote !== ''
    case 'bullets':
      return marks.bullet !== '' && marks.box === ''
    case 'numbers':
      return marks.number !== null && marks.box === ''
    case 'tasks':
      return marks.box !== ''
    default:
      return marks.heading === headingOf(kind)
  }
}

const plain = { heading: 0, bullet: '', number: null, closer: '', gap: '', box: '' } as const

function withKind(marks: LineMarks, kind: LineKind, nth: number): Omit<LineMarks, 'textAt'> {
  const { quote, indent } = marks
  switch (kind) {
    case 'quote':
      return { ...marks, quote: `> ${quote}` }
    case 'bullets':
      return { ...plain, quote, indent, bullet: '-', gap: ' ' }
    case 'numbers':
      return { ...plain, quote, indent, number: nth, closer: '.', gap: ' ' }
    case 'tasks':
      return { ...plain, quote, indent, bullet: marks.bullet || '-', gap: ' ', box: '[ ] ' }
    default:
      return { ...plain, quote, indent: '', heading: headingOf(kind) }
  }
}

function withoutKind(marks: LineMarks, kind: LineKind): Omit<LineMarks, 'textAt'> {
  return kind === 'quote'
    ? { ...marks, quote: marks.quote.replace(/^ {0,3}>[ \t]?/, '') }
    : { ...marks, ...plain }
}

/** The selection stays on the same words; a place inside signs that went moves behind those that came. */
function movedSelection(
  { from, to }: Stretch,
  touched: Stretch,
  before: readonly string[],
  after: readonly string[],
): Stretch {
  const moved = (place: number): number => {
    let old = touched.from
    let now = touched.from
    for (const [nth, line] of before.entries()) {
      const next = after[nth] ?? ''
      if (place <= old + line.length) return now + Math.max(0, next.length - (old + line.length - place))
      old += line.length + 1
      now += next.length + 1
    }
    return place + now - old
  }
  return { from: moved(from), to: moved(to) }
}
