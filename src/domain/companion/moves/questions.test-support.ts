import type { AskingMode } from './question-kind.ts'
import { type Asking, library, questionAbout } from './questions.ts'

export const said = (message: string): Asking => ({ message, turns: [], interests: [], hasLine: false })

const lines = (rows: string): string[] => rows.trim().split('\n')

/** The classes of a table: each a line, with the messages that it must take up after "+" and those that it must leave alone after "-". */
export const classesIn = (rows: string): string[] => lines(rows).filter((line) => !line.startsWith('  '))

/** Such a table as [class, message, whether it is taken up]. */
export function casesOf(rows: string): [string, string, boolean][] {
  let about = ''
  return lines(rows).flatMap((line) => {
    if (!line.startsWith('  ')) about = line
    const messages = line.startsWith('  ') ? line.slice(4).split(' | ') : []
    return messages.map((message): [string, string, boolean] => [about, message, line.startsWith('  +')])
  })
}

/** The class that asks about a message in the first mode in which a class asks; null for none. */
export function askedOf(about: string, message: string): string | null {
  const modes = ['ask', 'plan', 'challenge'] as const
  const mode = modes.find((one) => library[one].some((kind) => kind.about === about)) ?? 'ask'
  return classOf(mode, questionAbout(mode, said(message)))
}

function classOf(mode: AskingMode, question: string | null): string | null {
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
