import { commonEnds } from '#domain/text/common-ends.ts'
import type { Stretch } from '#domain/text/find-words.ts'

/** One edit of a text: what stands from `from` to `to` (UTF-16 units) gives way to `insert`; afterwards `selection` is selected in the new text. */
export interface TextChange extends Stretch {
  readonly insert: string
  readonly selection: Stretch
}

/** The text after a change. */
export const changed = (text: string, { from, to, insert }: TextChange): string =>
  text.slice(0, from) + insert + text.slice(to)

/** A caret is a selection without length. */
export const caretAt = (at: number): Stretch => ({ from: at, to: at })

/** The change that puts `insert` in the place of a stretch and touches nothing that stays the same; surrogate pairs stay whole. */
export function smallestChange(
  text: string,
  { from, to }: Stretch,
  insert: string,
  selection: Stretch,
): TextChange {
  const { head, tail } = commonEnds(text.slice(from, to), insert)
  return { from: from + head, to: to - tail, insert: insert.slice(head, insert.length - tail), selection }
}
