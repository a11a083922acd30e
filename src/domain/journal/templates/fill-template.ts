import { type TemplateValues, templateVariables } from './template-variables.ts'

/** A page as a template begins it. */
export interface FilledText {
  readonly text: string
  /** Where one begins to write, in UTF-16 units. */
  readonly caret: number
}

/** An escaped \{{, or a variable with its name. */
const mark = /\\\{\{|\{\{[ \t]*([\p{L}\p{N}_]+)[ \t]*\}\}/gu

const known: ReadonlySet<string> = new Set(templateVariables.map(({ name }) => name))

interface FilledLine {
  readonly text: string
  readonly cursor: number | null
  /** One of its variables has nothing to say. */
  readonly isMute: boolean
}

function fillLine(line: string, values: Readonly<Record<string, string | null>>): FilledLine {
  let text = ''
  let cursor: number | null = null
  let isMute = false
  let at = 0
  for (const found of line.matchAll(mark)) {
    text += line.slice(at, found.index)
    at = found.index + found[0].length
    const name = found[1]?.toLowerCase()
    if (name === undefined) text += '{{'
    else if (name === 'cursor') cursor ??= text.length
    else if (!known.has(name)) text += found[0]
    else {
      const value = values[name] ?? null
      isMute ||= value === null
      text += value ?? ''
    }
  }
  return { text: text + line.slice(at), cursor, isMute }
}

/**
 * The body of a template with its variables filled in. A line with a variable that has nothing to say is left out, an unknown variable stays
 * as it is, \{{ is a plain {{. The caret waits at {{cursor}}, else on the first empty line under a prompt, else at the end.
 */
export function fillTemplate(body: string, values: TemplateValues): FilledText {
  const lines: string[] = []
  let caret: number | null = null
  let length = 0
  let isAfterMute = false
  for (const line of body.replace(/\r\n?/g, '\n').split('\n')) {
    const { text, cursor, isMute } = fillLine(line, values)
    const isEmpty = text.trim() === ''
    const isSecondGap = isAfterMute && isEmpty && cursor === null && (lines.at(-1) ?? '').trim() === ''
    if (cursor !== null) caret ??= length + (isMute ? 0 : cursor)
    if (!isMute && !isSecondGap) {
      lines.push(text)
      length += text.length + 1
    }
    isAfterMute = isMute
  }
  const text = lines.join('\n')
  return { text, caret: Math.min(caret ?? firstGap(lines) ?? text.length, text.length) }
}

/** The place of the first empty line under words. */
function firstGap(lines: readonly string[]): number | null {
  let at = 0
  for (const [nth, line] of lines.entries()) {
    if (nth > 0 && line.trim() === '' && lines[nth - 1]?.trim() !== '') return at
    at += line.length + 1
  }
  return null
}

/** The title that a template gives its page, in one line; a variable with nothing to say leaves no gap. */
export function fillTitle(title: string, values: TemplateValues): string {
  return fillLine(title, values).text.replace(/\s+/g, ' ').trim().slice(0, 500)
}

/** Names between {{ and }} that no variable has, in order, once each. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(mark)].flatMap((found) => found[1] ?? [])
  return [...new Set(names.filter((name) => !known.has(name.toLowerCase())))]
}
