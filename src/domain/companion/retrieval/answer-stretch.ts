import { goesOn, longestQuote } from './quote.ts'
import { statementsIn } from './statements.ts'

/** A stretch of a page is read at a glance up to so many characters, with what completes it up to so many; a statement that is longer stands alone. */
const [longestStretch, longestWhole] = [300, 420]
/** What is worth more than this tells more of what is asked. */
const tellsMore = 0.3
/** What a stretch is worth with what is asked for in it, and by each character that is shown around it. */
const nearer = { answer: 1.6, character: 0.0005 }

interface Wanted {
  /** How much of what is asked a statement holds. */
  readonly worthOf: (text: string) => number
  /** A text holds what is asked for: a number, a name, what somebody said. */
  readonly answers: (text: string) => boolean
}

/** The best statement of a text with as much as can be read beside it, never over a gap, and before all with what is asked for, and what completes it; null where it is too long. */
export function stretchOf(text: string, wanted: Wanted): string | null {
  const statements = statementsIn(text)
  const worths = statements.map((one) => wanted.worthOf(one.text))
  const answers = statements.map((one) => wanted.answers(one.text))
  const cut = (first: number, last: number): string =>
    text.slice(statements[first]?.start, statements[last]?.end).trimEnd()
  let [from, to, most] = [0, -1, Number.NEGATIVE_INFINITY]
  for (const first of statements.keys()) {
    let [held, isAnswer] = [0, false]
    for (let last = first; last < statements.length; last++) {
      const one = cut(first, last)
      if (last > first && !isOneStretch(one, longestStretch)) break
      held += Math.max(0, worths[last] ?? 0)
      isAnswer ||= answers[last] === true
      const worth =
        (isAnswer ? nearer.answer : 1) * held + nearer.character * Math.min(one.length, longestStretch)
      if (worth > most) [from, to, most] = [first, last, worth]
    }
  }
  const completes = (at: number): boolean =>
    (worths[at] ?? 0) > tellsMore || (answers[at] === true && goesOn.test(statements[at]?.text ?? ''))
  while (to >= 0 && completes(to + 1) && isOneStretch(cut(from, to + 1), longestWhole)) to++
  const quote = to < 0 ? '' : cut(from, to)
  return quote === '' || quote.length > longestQuote ? null : quote
}

const isOneStretch = (text: string, longest: number): boolean =>
  text.length <= longest && !/\n\s*\n/.test(text)
