import { fold } from '../../text/fold.ts'
import { sentences, telling } from '../../text/text.ts'
import type { Day } from '../../time/day.ts'

/** A page in which a goal may be mentioned. */
export interface ReadPage {
  readonly uid: string
  readonly day: Day
  /** What its writer wrote, without what a template asks. */
  readonly text: string
}

/** A sentence that mentions a goal. */
export interface Mention {
  readonly entryId: string
  readonly day: Day
  /** Literal substring of the page. */
  readonly quote: string
  /** The words by which it was found, as the page has them. */
  readonly words: readonly string[]
}

/** Words that stand in many goals and name none. */
const vague = new Set(
  'learn start stop finish begin make get take day week month year time life more less better good new every one two first thing work'.split(
    ' ',
  ),
)

/** The stems by which a goal is found in pages: those of its title's telling words, and of its tags. */
export function stemsOfGoal({
  title,
  tags,
}: {
  title: string
  tags: readonly string[]
}): ReadonlySet<string> {
  const own = telling(title).filter(({ folded }) => !vague.has(folded))
  // A title of vague words only, such as "Get better", is found by all of them together or not at all.
  const named = own.length > 0 ? own : telling(title)
  return new Set([...named, ...telling(tags.join(' '))].map(({ stem }) => stem))
}

const longestQuote = 400

/** The sentence of a page that says most of a goal, with the words by which it was found. */
export type SaidOfGoal = Pick<Mention, 'quote' | 'words'>

/**
 * Finds a goal in one page: the sentence with most of its words. Two of them must stand in one sentence, or its only one: one common word of several is no
 * evidence. Answers null where there is none.
 */
export function mentionFinder(goal: {
  readonly title: string
  readonly tags: readonly string[]
}): (text: string) => SaidOfGoal | null {
  const stems = stemsOfGoal(goal)
  const least = Math.min(2, stems.size)
  const beginnings = [...stems].map((stem) => stem.slice(0, Math.max(2, Math.min(4, stem.length - 1))))
  return (text) => {
    if (stems.size === 0) return null
    const letters = fold(text)
    // Most pages fall here, before anything is taken apart.
    if (beginnings.filter((beginning) => letters.includes(beginning)).length < least) return null
    return bestSentence(text, stems, least)
  }
}

/** The sentences that mention a goal, newest first, one a page. */
export function mentionsOf(goal: Parameters<typeof mentionFinder>[0], pages: Iterable<ReadPage>): Mention[] {
  const find = mentionFinder(goal)
  const found: Mention[] = []
  for (const page of pages) {
    const said = find(page.text)
    if (said) found.push({ entryId: page.uid, day: page.day, ...said })
  }
  return found.sort(newestFirst)
}

/** Orders mentions by day, newest first. */
export const newestFirst = (a: Mention, b: Mention): number =>
  a.day === b.day ? (a.entryId < b.entryId ? 1 : -1) : a.day < b.day ? 1 : -1

function bestSentence(text: string, stems: ReadonlySet<string>, least: number): SaidOfGoal | null {
  let best: (SaidOfGoal & { count: number }) | null = null
  for (const sentence of sentences(text)) {
    const hits = new Map(
      telling(sentence.text)
        .filter(({ stem }) => stems.has(stem))
        .map(({ stem, start, end }) => [stem, sentence.text.slice(start, end)]),
    )
    if (hits.size < least || hits.size <= (best?.count ?? 0)) continue
    best = { quote: sentence.text.slice(0, longestQuote), words: [...hits.values()], count: hits.size }
  }
  return best && { quote: best.quote, words: best.words }
}
