const quotation = /“([^“”]{6,600})”|"([^"\n]{6,600})"|«([^«»]{6,600})»|„([^„“”]{6,600})[“”]/g
/** One or two words in quotation marks are a way of speaking. */
const fewestWords = 3

/** What a text puts into quotation marks, without the marks, in order; only what is long enough to be somebody's words. */
export function quotationsIn(content: string): string[] {
  return Array.from(content.matchAll(quotation), (match) => match.slice(1).find(Boolean) ?? '').filter(
    (words) => words.trim().split(/\s+/).length >= fewestWords,
  )
}

/** Letters and figures alone, in small letters: what differs by a mark, a space or a capital is the same quotation. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const left = /…|\.\.\.|\[…\]|\[\.\.\.\]/

/** The quotations of an answer that stand in none of the texts; a quotation with something left out stands there where each part does, in one text. */
export function unfoundQuotations(content: string, texts: Iterable<string>): string[] {
  const open = new Map(
    quotationsIn(content).map((words) => [words, words.split(left).map(bare).filter(Boolean)]),
  )
  if (open.size === 0) return []
  for (const text of texts) {
    const all = ` ${bare(text)} `
    for (const [words, parts] of open)
      if (parts.every((part) => all.includes(` ${part} `))) open.delete(words)
    if (open.size === 0) return []
  }
  return [...open.keys()]
}
