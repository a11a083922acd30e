let made: Intl.Segmenter | undefined

/** The letters of a text as a reader counts them: a family of four is one. A segmenter takes 20 ms to make: not before it is needed. */
export function letters(text: string): string[] {
  made ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...made.segment(text)].map(({ segment }) => segment)
}

/** Longer names are cut in drawings and sentences, and stand whole in lists and tables. */
const longest = 44

/** A name on one line, cut after so many letters, between words where that is near, and never inside a letter; 'Untitled' where there is none. */
export function shortTitle(title: string, most = longest): string {
  const line = title.replace(/\s+/g, ' ').trim()
  if (line === '') return 'Untitled'
  if (line.length <= most) return line
  const all = letters(line.slice(0, 20 * most))
  if (all.length <= most) return line
  const cut = all.slice(0, most - 1).join('')
  const gap = all.slice(0, most).join('').lastIndexOf(' ')
  return `${(gap > cut.length / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`
}
