import { type Page, tokensOf } from '#domain/journal/reading/language/language-tokens.ts'
import { type Mention, type Surface, self } from './page-memory.ts'

/** Who stands somewhere in a sentence. `end`: one past their words, in units of the sentence; isElided: nobody is named, the sentence begins with its verb. */
export interface Reference {
  readonly surface: Surface
  readonly end: number
  readonly isElided: boolean
}

const women = new Set(
  'mother grandmother sister daughter wife girlfriend aunt niece stepmother stepmum stepdaughter granddaughter godmother mum midwife fiancee landlady'.split(
    ' ',
  ),
)
const men = new Set(
  'father grandfather brother son husband boyfriend uncle nephew stepfather stepdad stepson grandson godfather dad landlord'.split(
    ' ',
  ),
)

interface Found {
  readonly page: Page
  readonly mentions: readonly Mention[]
}

/** The people of a sentence of whom something may be said, in order. */
export function referencesIn({ page, mentions }: Found, at: number): Reference[] {
  const sentence = page.sentences[at]
  if (!sentence) return []
  const found: Reference[] = []
  for (const { surface, kind, places } of mentions)
    if (kind === 'person')
      for (const [from, to] of places)
        if (from >= sentence.start && to <= sentence.end)
          found.push({ surface, end: to - sentence.start, isElided: false })
  for (const { folded, start, end, isForeign } of tokensOf(page, at)) {
    if (isForeign) continue
    const place = { end: pronounEnd(folded, start, end) - sentence.start, isElided: false }
    if (/^(?:i|we|i'm|i've|we've|we're)$/.test(folded)) found.push({ surface: self, ...place })
    const meant = /^(?:he|she|he's|she's)$/.test(folded)
      ? meantBy({ page, mentions }, at, folded, start)
      : null
    if (meant) found.push({ surface: meant, ...place })
  }
  if (/^[A-Z]/.test(sentence.text)) found.push({ surface: self, end: 0, isElided: true })
  return found.sort((a, b) => a.end - b.end)
}

/** 'she's' and 'I've' end before their apostrophe. */
const pronounEnd = (folded: string, start: number, end: number): number =>
  folded.includes("'") ? start + folded.indexOf("'") : end

/** Whom 'he' or 'she' means where only one person can be meant: of this sentence before it, else of the sentence before. */
export function meantBy(
  { page, mentions }: Found,
  at: number,
  pronoun: string,
  before: number,
): Surface | null {
  const isShe = pronoun.startsWith('s')
  for (const back of [0, 1, 2]) {
    const sentence = page.sentences[at - back]
    if (!sentence) return null
    const people = new Set<Surface>()
    for (const mention of mentions) {
      if (mention.kind !== 'person' || isOther(mention, isShe)) continue
      const stands = mention.places.some(
        ([from, to]) => from >= sentence.start && to <= sentence.end && to <= before,
      )
      if (stands) people.add(mention.surface)
    }
    const [only] = people
    if (people.size === 1 && only) return only
    if (people.size > 1) return null
  }
  return null
}

/** The role says that a pronoun of the other sex was meant. */
function isOther({ role, surface }: Mention, isShe: boolean): boolean {
  const known = (role ?? surface.replace(/^person:role:/, '')).split(/[ -]/)
  const is = (set: ReadonlySet<string>): boolean => known.some((word) => set.has(word))
  return isShe ? is(men) : is(women)
}
