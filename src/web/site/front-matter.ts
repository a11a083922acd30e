/** A text that cannot become a page. The message begins with file and line, as compilers write it. */
export class ContentFault extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`)
    this.name = 'ContentFault'
  }
}

/** A Markdown file taken apart. `lineOf` says where a key stands, 1 for keys that are missing; `bodyLine` where the body begins. */
export interface MarkdownFile {
  readonly file: string
  readonly fields: ReadonlyMap<string, string>
  readonly body: string
  readonly bodyLine: number
  readonly lineOf: (key: string) => number
}

const fence = '---'

/** Reads `key: value` lines between two `---` lines, and the body after them. Throws a `ContentFault`. */
export function readMarkdownFile(file: string, text: string): MarkdownFile {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  if (lines[0] !== fence) throw new ContentFault(file, 1, 'the file must begin with a line of ---.')
  const end = lines.indexOf(fence, 1)
  if (end < 0) throw new ContentFault(file, 1, 'the front matter has no closing line of ---.')
  const fields = new Map<string, string>()
  const at = new Map<string, number>()
  for (const [index, line] of lines.slice(1, end).entries()) {
    const number = index + 2
    const [, key, value] = /^([a-z][a-z-]*): *((?! ).*)$/.exec(line.trimEnd()) ?? []
    if (key === undefined || value === undefined)
      throw new ContentFault(file, number, `"${line}" is not like "key: value".`)
    if (fields.has(key)) throw new ContentFault(file, number, `"${key}" stands here for the second time.`)
    fields.set(key, value)
    at.set(key, number)
  }
  const body = lines.slice(end + 1).join('\n')
  return { file, fields, body, bodyLine: end + 2, lineOf: (key) => at.get(key) ?? 1 }
}

/** Takes the fields of one kind of file, each checked; keys that nobody asked for are a fault. */
export class FieldReader {
  readonly #source: MarkdownFile
  readonly #asked = new Set<string>()

  constructor(source: MarkdownFile) {
    this.#source = source
  }

  fault(key: string, what: string): ContentFault {
    return new ContentFault(this.#source.file, this.#source.lineOf(key), `"${key}" ${what}`)
  }

  text(key: string, longest: number): string {
    this.#asked.add(key)
    const value = this.#source.fields.get(key)
    if (!value) throw this.fault(key, 'is missing.')
    if (value.length > longest)
      throw this.fault(key, `has ${value.length} characters, and at most ${longest} fit.`)
    return value
  }

  count(key: string): number {
    const value = this.text(key, 4)
    if (!/^\d+$/.test(value)) throw this.fault(key, `must be a whole number, and is "${value}".`)
    return Number(value)
  }

  /** A day as YYYY-MM-DD that is in the calendar. */
  day(key: string): string {
    const value = this.text(key, 10)
    const isDay =
      /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) === value
    if (!isDay) throw this.fault(key, `must be a day like 2026-11-22, and is "${value}".`)
    return value
  }

  oneOf<const Choice extends string>(key: string, choices: readonly Choice[]): Choice {
    const value = this.text(key, 60)
    const choice = choices.find((one) => one === value)
    if (!choice) throw this.fault(key, `must be one of ${choices.join(', ')}, and is "${value}".`)
    return choice
  }

  /** Refuses keys that were never asked for: they are misspelt. */
  done(): void {
    for (const key of this.#source.fields.keys())
      if (!this.#asked.has(key)) throw this.fault(key, 'is not known here.')
  }
}
