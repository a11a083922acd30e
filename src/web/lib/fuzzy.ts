import { fold } from '#domain/text/fold.ts'

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

/** How well letters in any place fit: each in order, better the closer they stand; 0 where they do not, or begin in mid-word. */
function looseFit(text: string, letters: string): number {
  for (
    let start = text.indexOf(letters[0] ?? '');
    start >= 0;
    start = text.indexOf(letters[0] ?? '', start + 1)
  ) {
    if (!isWordStart(text, start)) continue
    let at = start
    let jumps = 0
    for (const letter of letters.slice(1)) {
      const next = text.indexOf(letter, at + 1)
      if (next < 0) {
        at = -1
        break
      }
      if (next > at + 1) jumps += isWordStart(text, next) ? 1 : 3
      at = next
    }
    if (at >= 0 && jumps <= letters.length * 2) return Math.max(1, 40 - jumps * 4)
  }
  return 0
}

/** How well one word of a query fits a folded text: 100 for its beginning down to 1; 0: not at all. */
function wordFit(text: string, word: string, isLoose: boolean): number {
  let best = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    best = Math.max(best, at === 0 ? 100 : isWordStart(text, at) ? 80 : 45)
  }
  return best > 0 || !isLoose || word.length < 2 ? best : looseFit(text, word)
}

/** How well a query fits a text, all its words together; 0 as soon as one of them does not. Texts that say little more rank higher. */
export function fitOf(text: string, query: string, isLoose = true): number {
  const folded = fold(text)
  const words = fold(query).split(/\s+/).filter(Boolean)
  const fits = words.map((word) => wordFit(folded, word, isLoose))
  if (fits.length === 0 || fits.includes(0)) return 0
  const whole = folded.startsWith(words.join(' ')) ? 30 : 0
  return fits.reduce((sum, one) => sum + one, 0) / fits.length + whole + 10 / (10 + folded.length)
}

/** What something is called, and what else it may be looked for by. */
export interface Findable {
  readonly title: string
  readonly also: string
}

/** Those that fit a query, best first; equal ones keep their order. An empty query gives them all. */
export function findBest<T>(things: readonly T[], query: string, wordsOf: (thing: T) => Findable): T[] {
  if (query.trim() === '') return [...things]
  const found = things.flatMap((thing) => {
    const { title, also } = wordsOf(thing)
    const together = fitOf(`${title} ${also}`, query, false) * 0.6
    const score = Math.max(fitOf(title, query), together)
    return score > 0 ? [{ thing, score }] : []
  })
  return found.sort((a, b) => b.score - a.score).map(({ thing }) => thing)
}
