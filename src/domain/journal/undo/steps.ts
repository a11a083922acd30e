import type { Stretch } from '#domain/text/find-words.ts'
import { changed, type TextChange } from '../markdown/text-change.ts'
import type { Replacement } from './outside-changes.ts'

/** A change that may be made to a text, and what was selected before it. */
export interface Step extends TextChange {
  readonly back: Stretch
}

/** What takes a step back once it was made to a text. */
export const backOf = (text: string, { from, to, insert, selection, back }: Step): Step => ({
  from,
  to: from + insert.length,
  insert: text.slice(from, to),
  selection: back,
  back: selection,
})

/** One step back over two changes: `last` takes the first of them back, `made` is the second. Null where they do not touch. */
export function joined(text: string, last: Step, made: Replacement, after: Stretch): Step | null {
  if (made.from > last.to || made.to < last.from) return null
  const from = Math.min(last.from, made.from)
  const to = Math.max(last.to, made.to)
  return {
    from,
    to: to + made.insert.length - (made.to - made.from),
    insert: text.slice(from, last.from) + last.insert + text.slice(last.to, to),
    selection: last.selection,
    back: after,
  }
}

const growth = ({ from, to, insert }: Replacement): number => insert.length - (to - from)

const moved = <T extends Stretch>(one: T, by: number): T => ({ ...one, from: one.from + by, to: one.to + by })

/** Where a place of a text stands after a change. */
function placeAfter(place: number, made: Replacement): number {
  if (place <= made.from) return place
  return place >= made.to ? place + growth(made) : made.from + made.insert.length
}

const stretchAfter = ({ from, to }: Stretch, made: readonly Replacement[]): Stretch => ({
  from: made.reduce(placeAfter, from),
  to: made.reduce(placeAfter, to),
})

/** Two changes to one text, each as it is to be made after the other; null where both change the same words. */
function past<A extends Replacement, B extends Replacement>(one: A, other: B): [A, B] | null {
  if (one.from >= other.to) return [moved(one, growth(other)), other]
  return one.to <= other.from ? [one, moved(other, growth(one))] : null
}

/** A step past changes that were made one after the other, and those past the step; null where they meet. */
function pastAll(step: Step, made: readonly Replacement[]): [Step, Replacement[]] | null {
  let now = step
  const after: Replacement[] = []
  for (const one of made) {
    const both = past(now, one)
    if (!both) return null
    now = both[0]
    after.push(both[1])
  }
  const [back, selection] = [stretchAfter(step.back, made), stretchAfter(step.selection, after)]
  return [{ ...now, back, selection }, after]
}

/** What is changed in one text at once becomes too much to follow. */
const mostFollowed = 60

/**
 * The steps that can still be made after changes from elsewhere. The last step is the next to be made to the text; one that cannot be made any more
 * stays undone for good, which is a change to all that come after it.
 */
export function withOutside(text: string, steps: readonly Step[], news: readonly Replacement[]): Step[] {
  const kept: Step[] = []
  let made = news
  let before = text
  for (const step of steps.toReversed()) {
    const both = pastAll(step, made)
    const undone = backOf(before, step)
    if (both) {
      kept.push(both[0])
      made = both[1]
    } else if (made.length > mostFollowed) break
    else made = [undone, ...made]
    before = changed(before, step)
  }
  return kept.reverse()
}
