/** A Markdown file in its two parts: the fields above its words, and the words. `isBroken`: there is a head that cannot be read. */
export interface SplitFile {
  readonly fields: Readonly<Record<string, unknown>>
  readonly words: string
  readonly isBroken: boolean
}

/** More than any head needs; what is longer is part of the words. */
const longestHead = 50_000

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes the YAML head off a Markdown file. Names are in small letters; a head that cannot be read stays in the words, so that nothing is lost. */
export function splitFrontMatter(text: string, parseYaml: (yaml: string) => unknown): SplitFile {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const none = { fields: {}, words: plain, isBroken: false }
  if (!plain.startsWith('---\n')) return none
  const end = plain.slice(0, longestHead).search(/\n(?:---|\.\.\.)[ \t]*(?:\n|$)/)
  if (end < 0) return none
  const words = plain.slice(
    plain.indexOf('\n', end + 1) < 0 ? plain.length : plain.indexOf('\n', end + 1) + 1,
  )
  try {
    const read: unknown = parseYaml(plain.slice(4, end + 1))
    if (read === null || read === undefined) return { fields: {}, words, isBroken: false }
    if (!isFields(read)) return { ...none, isBroken: true }
    const fields = Object.fromEntries(
      Object.entries(read).map(([name, value]) => [
        name
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
        value,
      ]),
    )
    return { fields, words, isBroken: false }
  } catch {
    return { ...none, isBroken: true }
  }
}
