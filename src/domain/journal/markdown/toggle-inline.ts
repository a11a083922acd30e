import type { Stretch } from '#domain/text/find-words.ts'
import { lineMarks } from './line-marks.ts'
import { caretAt, smallestChange, type TextChange } from './text-change.ts'

/** The signs that stand around words: bold, italics, code, struck out. */
export type InlineMark = '**' | '*' | '`' | '~~'

const letter = /[\p{L}\p{M}\p{N}]/u

/**
 * Puts the signs around what is selected, around the word that the caret stands in, or on both sides of the caret; takes them away where
 * they are already. Twice gives the text back. Several lines get them each for itself. Null: there is nothing that could have them.
 */
export function toggleInline(text: string, selection: Stretch, mark: InlineMark): TextChange | null {
  if (selection.from === selection.to) return atCaret(text, selection.from, mark)
  const parts = partsOf(text, selection, mark)
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return null
  const areAll = parts.every((part) => hasMark(text, part, mark))
  const todo = parts.filter((part) => hasMark(text, part, mark) === areAll)
  return rewritten(text, todo, { from: first.from, to: last.to }, mark, areAll)
}

/** True when the signs stand around a stretch: how many of their letter do says so ('***' is bold and italics). */
function hasMark(text: string, { from, to }: Stretch, mark: InlineMark): boolean {
  const around = Math.min(signsBefore(text, from, mark), signsAfter(text, to, mark))
  return Math.floor(around / mark.length) % 2 === 1
}

function signsBefore(text: string, at: number, mark: InlineMark): number {
  let count = 0
  while (count < at && text[at - 1 - count] === mark[0]) count++
  return count
}

function signsAfter(text: string, at: number, mark: InlineMark): number {
  let count = 0
  while (at + count < text.length && text[at + count] === mark[0]) count++
  return count
}

/** One stretch for each selected line: its words, without list signs, spaces at the ends and signs that are selected with them. */
function partsOf(text: string, { from, to }: Stretch, mark: InlineMark): Stretch[] {
  const parts: Stretch[] = []
  for (let start = from; start <= to; ) {
    const gap = text.indexOf('\n', start)
    const end = gap < 0 || gap > to ? to : gap
    const isWholeLine = start > from || start === 0 || text[start - 1] === '\n'
    const after = isWholeLine ? start + lineMarks(text.slice(start, end)).textAt : start
    const part = trimmed(text, { from: Math.min(after, end), to: end })
    if (part.to > part.from) parts.push(withoutSigns(text, part, mark))
    start = end + 1
  }
  return parts.length > 0 ? parts : signAlone(text, { from, to }, mark)
}

/** A list sign with nothing behind it is a word like any other when it alone is selected. */
function signAlone(text: string, selection: Stretch, mark: InlineMark): Stretch[] {
  const part = trimmed(text, selection)
  const isOneLine = !text.slice(selection.from, selection.to).includes('\n')
  return isOneLine && part.to > part.from ? [withoutSigns(text, part, mark)] : []
}

function trimmed(text: string, { from, to }: Stretch): Stretch {
  const words = text.slice(from, to)
  const start = from + words.length - words.trimStart().length
  return { from: start, to: Math.max(start, from + words.trimEnd().length) }
}

function withoutSigns(text: string, part: Stretch, mark: InlineMark): Stretch {
  const words = text.slice(part.from, part.to)
  const first = signsAfter(words, 0, mark)
  const last = signsBefore(words, words.length, mark)
  const isOpened = first > 0 || signsBefore(text, part.from, mark) > 0
  const isClosed = last > 0 || signsAfter(text, part.to, mark) > 0
  const inner = { from: part.from + (isClosed ? first : 0), to: part.to - (isOpened ? last : 0) }
  const left = text.slice(inner.from, inner.to)
  return left !== '' && left === left.trim() ? inner : part
}

function atCaret(text: string, caret: number, mark: InlineMark): TextChange {
  const word = wordAround(text, caret)
  const isOn = hasMark(text, word, mark)
  if (word.from === word.to && !isOn) {
    const before = signsBefore(text, caret, mark)
    const after = signsAfter(text, caret, mark)
    const isBehind = before === mark.length && after === 0
    const isAhead = after === mark.length && before === 0
    if (isBehind || isAhead)
      return {
        from: caret,
        to: caret,
        insert: '',
        selection: caretAt(caret + (isAhead ? 1 : -1) * mark.length),
      }
  }
  const by = (isOn ? -1 : 1) * mark.length
  // Signs inside a word: without them nothing would say any more how far they reached, so that part is selected.
  const outside = [word.from - mark.length - 1, word.to + mark.length]
  const isInside = isOn && outside.some((at) => letter.test(text.charAt(at)))
  const shown = isInside ? { from: word.from + by, to: word.to + by } : caretAt(caret + by)
  return rewritten(text, [word], caretAt(caret), mark, isOn, shown)
}

/** The word that a place stands inside of; nothing at a word's edge. */
function wordAround(text: string, at: number): Stretch {
  if (!letter.test(text.charAt(at - 1)) || !letter.test(text.charAt(at))) return caretAt(at)
  let from = at
  let to = at
  while (from > 0 && letter.test(text.charAt(from - 1))) from--
  while (to < text.length && letter.test(text.charAt(to))) to++
  return { from, to }
}

function rewritten(
  text: string,
  parts: readonly Stretch[],
  around: Stretch,
  mark: InlineMark,
  isOn: boolean,
  selection?: Stretch,
): TextChange {
  const reach = isOn ? mark.length : 0
  const all = {
    from: Math.min(around.from, (parts[0]?.from ?? 0) - reach),
    to: Math.max(around.to, (parts.at(-1)?.to ?? 0) + reach),
  }
  let insert = ''
  let at = all.from
  for (const { from, to } of parts) {
    const sign = isOn ? '' : mark
    insert += `${text.slice(at, from - reach)}${sign}${text.slice(from, to)}${sign}`
    at = to + reach
  }
  insert += text.slice(at, all.to)
  const isFirstIn = parts[0]?.from === around.from
  const isLastIn = parts.at(-1)?.to === around.to
  const by = isOn ? -mark.length : mark.length
  const grown = by * 2 * parts.length
  const shown = {
    from: around.from + (isFirstIn ? by : 0),
    to: around.to + grown - (isLastIn ? by : 0),
  }
  return smallestChange(text, all, insert, selection ?? shown)
}
