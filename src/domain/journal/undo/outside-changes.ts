import { commonEnds } from '#domain/text/common-ends.ts'
import type { TextChange } from '../markdown/text-change.ts'

/** A stretch of a text, and what takes its place. */
export type Replacement = Pick<TextChange, 'from' | 'to' | 'insert'>

/** Lines compared with lines: more than so many pairs are one change. */
const mostPairs = 250_000
/** A line's end is one of its own: the last line has none. */
const lineEnds = /(?<=\n)|(?=\n)/

/** What became of a text, as replacements to be made one after the other: the last in the text first, so that none moves another. */
export function replacementsBetween(before: string, after: string): Replacement[] {
  const { head, tail } = commonEnds(before, after)
  const [old, now] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  if (old === now) return []
  const found = byLines(old.split(lineEnds), now.split(lineEnds))
  return found.map(({ from, to, insert }) => ({ from: head + from, to: head + to, insert })).reverse()
}

function byLines(old: readonly string[], now: readonly string[]): Replacement[] {
  const whole = { from: 0, to: old.join('').length, insert: now.join('') }
  if (old.length * now.length > mostPairs) return [whole]
  const found: Replacement[] = []
  let at = 0
  let gone = ''
  let come = ''
  const settle = () => {
    if (gone !== '' || come !== '') found.push({ from: at - gone.length, to: at, insert: come })
    gone = ''
    come = ''
  }
  for (const { kind, line } of linesKept(old, now)) {
    if (kind === 'same') settle()
    else if (kind === 'come') come += line
    if (kind === 'gone') gone += line
    if (kind !== 'come') at += line.length
  }
  settle()
  return found
}

interface Line {
  readonly kind: 'same' | 'gone' | 'come'
  readonly line: string
}

/** The longest run of lines, in order, that both texts have, and what stands between them. */
function linesKept(old: readonly string[], now: readonly string[]): Line[] {
  const wide = now.length + 1
  const longest = new Uint16Array((old.length + 1) * wide)
  const at = (i: number, j: number): number => longest[i * wide + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * wide + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: Line[] = []
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const [gone, come] = [old[i], now[j]]
    if (gone !== undefined && gone === come) {
      lines.push({ kind: 'same', line: gone })
      i++
      j++
    } else if (gone !== undefined && (come === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', line: gone })
      i++
    } else {
      lines.push({ kind: 'come', line: come ?? '' })
      j++
    }
  }
  return lines
}
