import { longestQuote } from './quote.ts'
import { statementsIn } from './statements.ts'

/** A stretch of a page is read at a glance up to so many characters; a statement that is longer stands alone. */
const longestStretch = 300
/** What a stretch is worth with what is asked for in it, and by each character that is shown around it. */
const nearer = { answer: 1.6, character: 0.0005 }

interface Wanted {
  /** How much of what is asked a statement holds. */
  readonly worthOf: (text: string) => number
  /** A text holds what is asked for: a number, a name, what somebody said. */
  readonly answers: (text: string) => boolean
}

/** The best statement of a text with as much as can be read beside it, never over a gap, and before all with what is asked for; null where it is too long. */
export function stretchOf(text: string, wanted: Wanted): string | null {
  const statements = statementsIn(text)
  const worths = statements.map((one) => wanted.worthOf(one.text))
  const answers = statements.map((one) => wanted.answers(one.text))
  let [quote, most] = ['', Number.NEGATIVE_INFINITY]
  for (const [first, { start }] of statements.entries()) {
    let [held, isAnswer] = [0, false]
    for (let last = first; last < statements.length; last++) {
      const one = text.slice(start, statements[last]?.end).trimEnd()
      if (last > first && !isOneStretch(one)) break
      held += Math.max(0, worths[last] ?? 0)
      isAnswer ||= answers[last] === true
      const worth =
        (isAnswer ? nearer.answer : 1) * held + nearer.character * Math.min(one.length, longestStretch)
      if (worth > most) [quote, most] = [one, worth]
    }
  }
  return quote === '' || quote.length > longestQuote ? null : quote
}

const isOneStretch = (text: string): boolean => text.length <= longestStretch && !/\n\s*\n/.test(text)
