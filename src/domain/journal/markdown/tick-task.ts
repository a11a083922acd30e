import { caretAt, smallestChange, type TextChange } from './text-change.ts'

const box = /^(?:[ \t]|>)*(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\]/

/** Ticks the thing to do on the line of a place, or takes its tick away. Null: there is none on that line. */
export function tickTask(text: string, at: number): TextChange | null {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
  const found = box.exec(text.slice(start, start + 1_000))
  if (!found) return null
  const sign = start + found[0].length - 2
  return smallestChange(text, { from: sign, to: sign + 1 }, found[1] === ' ' ? 'x' : ' ', caretAt(sign + 2))
}
