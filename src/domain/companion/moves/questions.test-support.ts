import { type Asking, type AskingMode, library } from './questions.ts'

/** Five messages that a class of questions must take up, and three that it must leave alone. */
export type Row = readonly [about: string, taken: string, left: string]

export const said = (message: string): Asking => ({ message, turns: [], interests: [], hasLine: false })

/** Rows as [class, message, whether it is taken up]. */
export const cases = (rows: readonly Row[]): [string, string, boolean][] =>
  rows.flatMap(([about, taken, left]) => [
    ...messagesIn(taken).map((message): [string, string, boolean] => [about, message, true]),
    ...messagesIn(left).map((message): [string, string, boolean] => [about, message, false]),
  ])

const messagesIn = (text: string): string[] => text.split(/\s*\|\s*|\n/).flatMap((line) => line.trim() || [])

/** The first mode in which a class asks. */
export const modeOf = (about: string): AskingMode =>
  (['ask', 'plan', 'challenge'] as const).find((mode) =>
    library[mode].some((kind) => kind.about === about),
  ) ?? 'ask'

/** The class that a question belongs to; null for none. */
export function classOf(mode: AskingMode, question: string | null): string | null {
  const lengthIn = (pattern: string): number => {
    const [before = '', after] = pattern.split('{it}')
    if (after === undefined) return pattern === question ? pattern.length : 0
    return question?.startsWith(before) && question.endsWith(after) ? pattern.length : 0
  }
  const closest = library[mode]
    .map(({ about, questions }) => ({ about, length: Math.max(...questions.map(lengthIn)) }))
    .toSorted((one, other) => other.length - one.length)[0]
  return closest && closest.length > 0 ? closest.about : null
}
