const numbered = /^(\s*)(\d{1,9})([.)])(?=\s|$)/
const plus = /^(\s*)\+(?=\s|$)/
const hashes = /^(\s*)(#{1,6})(?=\s|$)/
/** From here on a number before a dot is a year, or a sum. */
const firstYear = 1_000

interface Options {
  /** A line that begins with '# ' is a heading. */
  readonly hasHeadings: boolean
}

/** Lines that were no Markdown where they came from, with those escaped that Markdown would take for something else: '1986. A good year'. */
export function plainSentences(lines: readonly string[], { hasHeadings }: Options): string[] {
  const texts = lines.filter((line) => line.trim() !== '')
  let nth = -1
  let isInCode = false
  return lines.map((line) => {
    if (line.trim() === '') return line
    nth += 1
    const isFence = /^\s*(?:```|~~~)/.test(line)
    if (isFence) isInCode = !isInCode
    if (isFence || isInCode) return line
    const [before = '', after = ''] = [texts[nth - 1], texts[nth + 1]]
    if (!isCounted(line, before, after)) return line.replace(numbered, '$1$2\\$3')
    if (plus.test(line) && (/^\s*\+\s+\d/.test(line) || !(plus.test(before) || plus.test(after))))
      return line.replace(plus, '$1\\+')
    return hasHeadings ? line : line.replace(hashes, '$1\\$2')
  })
}

const numberOf = (line: string): number => Number(numbered.exec(line)?.[2] ?? Number.NaN)

/** False for a line that begins with a number of which no list is made: one that neither begins to count nor goes on. */
function isCounted(line: string, before: string, after: string): boolean {
  const number = numberOf(line)
  if (Number.isNaN(number) || number <= 1) return true
  return number < firstYear && (numberOf(before) === number - 1 || numberOf(after) === number + 1)
}
