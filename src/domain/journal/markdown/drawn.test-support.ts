import type { Stretch } from '#domain/text/find-words.ts'
import { changed, type TextChange } from './text-change.ts'

/** 'a|b' or 'a|b|c' as a text with a caret or a selection. */
export function read(drawn: string): [text: string, selection: Stretch] {
  const [before = '', selected = '', after] = drawn.split('|')
  if (after === undefined) return [before + selected, { from: before.length, to: before.length }]
  return [before + selected + after, { from: before.length, to: before.length + selected.length }]
}

/** The text after a change, with its caret or selection drawn into it; 'nothing' where there is no change. */
export function drawn(text: string, change: TextChange | null): string {
  if (!change) return 'nothing'
  const after = changed(text, change)
  const { from, to } = change.selection
  const selected = from === to ? '' : `${after.slice(from, to)}|`
  return `${after.slice(0, from)}|${selected}${after.slice(to)}`
}
