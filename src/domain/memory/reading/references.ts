import { type Page, tokensOf } from '#domain/journal/reading/language/language-tokens.ts'
import { genderOfName, genderOfRole } from './genders.ts'
import { type Mention, type Surface, self } from './page-memory.ts'

/** Who stands somewhere in a sentence. `end`: one past their words, in units of the sentence; isElided: nobody is named, the sentence begins with its verb. */
export interface Reference {
  readonly surface: Surface
  readonly end: number
  readonly isElided: boolean
  /** Those named together with them, as 'Anna and' of 'Anna and I'. */
  readonly beside: readonly Surface[]
}

interface Found {
  readonly page: Page
  readonly mentions: readonly Mention[]
}

/** The people of a sentence of whom something may be said, in order. */
export function referencesIn({ page, mentions }: Found, at: number): Reference[] {
  const sentence = page.sentences[at]
  if (!sentence) return []
  const found: Reference[] = []
  const named: Named[] = []
  for (const { surface, kind, places } of mentions)
    if (kind === 'person')
      for (const [from, to] of places)
        if (from >= sentence.start && to <= sentence.end)
          named.push({ surface, from: from - sentence.start, to: to - sentence.start })
  named.sort((a, b) => a.from - b.from)
  for (const [nth, { surface, from, to }] of named.entries()) {
    const together = besideOf(sentence.text, named.slice(0, nth), from)
    if (isSubject(sentence.text, together?.from ?? from))
      found.push({ surface, end: to, isElided: false, beside: together?.surfaces ?? [] })
  }
  for (const { folded, start, end, isForeign } of tokensOf(page, at)) {
    if (isForeign) continue
    const from = start - sentence.start
    const together = besideOf(
      sentence.text,
      named.filter((one) => one.to <= from),
      from,
    )
    const beside = together && isSubject(sentence.text, together.from) ? together.surfaces : []
    const place = { end: pronounEnd(folded, start, end) - sentence.start, isElided: false, beside }
    if (/^(?:i|we|i'm|i've|we've|we're)$/.test(folded)) found.push({ surface: self, ...place })
    const meant = /^(?:he|she|he's|she's)$/.test(folded)
      ? meantBy({ page, mentions }, at, folded, start)
      : null
    if (meant) found.push({ surface: meant, ...place })
  }
  if (/^\p{L}/u.test(sentence.text) && !isAboutAnother({ page, mentions }, at))
    found.push({ surface: self, end: 0, isElided: true, beside: [] })
  return found.sort((a, b) => a.end - b.end)
}

/** Whether the sentence before, in the same paragraph, speaks of somebody else: what follows without a name may go on about them. */
function isAboutAnother({ page, mentions }: Found, at: number): boolean {
  const [before, sentence] = [page.sentences[at - 1], page.sentences[at]]
  if (!before || !sentence || /\n\s*\n/.test(page.text.slice(before.end, sentence.start))) return false
  if (/^\W{0,3}(?:he|she|they|her|his|their)\b/i.test(before.text)) return true
  return mentions.some(
    ({ kind, places }) =>
      kind === 'person' &&
      places.some(
        ([from]) => from >= before.start && from < before.end && isSubject(before.text, from - before.start),
      ),
  )
}

interface Named {
  readonly surface: Surface
  readonly from: number
  readonly to: number
}

/** Who is named right before with 'and': 'Anna and', 'Anna, Ben and'. */
function besideOf(sentence: string, before: readonly Named[], from: number) {
  const surfaces: Surface[] = []
  let start = from
  for (const one of before.toReversed()) {
    const gap = sentence.slice(one.to, start)
    if (!(surfaces.length === 0 ? /^,? and $/ : /^,(?: and)? $/).test(gap)) break
    surfaces.unshift(one.surface)
    start = one.from
  }
  return surfaces.length === 0 ? null : { surfaces, from: start }
}

const beforeSubject =
  /(?:^|[.;:!—–("“…-]|\b(?:and|but|so|because|since|that|then|though|although|while|where|who|today|yesterday|tonight|now|finally|also|plus|meanwhile|suddenly|anyway|well|oh|ok|okay|yes|sadly|luckily|turns out|says?|said|told me|tells me|texted|heard|hear|know|knew|learned|learnt|found out|realised|realized|remember|news|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|week|month|year|\d{4}|ago|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|my|our|poor|old|dear|little|big|lovely|darling|cousin|auntie?|uncle|nurse|mr|mrs|ms|dr))[ \n\t]*$/i

/** 'my sister' before 'Ilse', 'my dear' before 'sister'. */
const owned = /\b(?:my|our) (?:[\w-]{1,16} ){0,3}$/i

/** Whether a name that begins there is what its clause speaks of, and not whom it speaks to or with, or whose. */
function isSubject(sentence: string, from: number): boolean {
  const before = sentence.slice(Math.max(0, from - 80), from).replace(owned, '')
  if (
    /\b(?:instead of|rather than|except|but|nor|or|than|like) (?:my |our )?$/i.test(before) &&
    !/[,;.] but $/i.test(before)
  )
    return false
  // After a comma only what says when or how may stand before: 'Last week, Tom'.
  if (/,[ \n\t]*$/.test(before))
    return !/\b(?:of|to|with|for|from|about|by|and|or|is|was|are|were)\b[^,]{0,40},[ \n\t]*$/i.test(before)
  return beforeSubject.test(before)
}

/** 'she's' and 'I've' end before their apostrophe. */
const pronounEnd = (folded: string, start: number, end: number): number =>
  folded.includes("'") ? start + folded.indexOf("'") : end

/** Whom 'he' or 'she' means where only one person can be meant: of whom this sentence speaks before it, else the sentence before. */
export function meantBy(
  { page, mentions }: Found,
  at: number,
  pronoun: string,
  before: number,
): Surface | null {
  const isShe = pronoun.startsWith('s')
  for (const back of [0, 1]) {
    const sentence = page.sentences[at - back]
    if (!sentence) return null
    // Somebody without a name stands between: they may be meant.
    if (!isShe && /\bhim\b/i.test(page.text.slice(sentence.start, Math.min(sentence.end, before))))
      return null
    if (somebody.test(page.text.slice(sentence.start, Math.min(sentence.end, before)))) return null
    const people = mentions.flatMap((mention) => {
      if (mention.kind !== 'person' || isOther(mention, isShe)) return []
      const places = mention.places.filter(
        ([from, to]) => from >= sentence.start && to <= sentence.end && to <= before,
      )
      return places.length === 0 ? [] : [{ surface: mention.surface, places }]
    })
    const [only] = people
    if (people.length > 1) return null
    if (only) {
      const leads = only.places.some(([from]) => isSubject(sentence.text, from - sentence.start))
      return leads && !isOtherName(only.surface, isShe) ? only.surface : null
    }
  }
  return null
}

/** Others who may be meant by a pronoun, without a name. */
const somebody =
  /\b(?:an?|the|this|that|some|another|her|his|their|whose|['’]s) (?:\p{L}{1,14} ){0,2}?(?:man|woman|boy|girl|guy|lad|lady|bloke|fella|kid|child|baby|toddler|person|friend|mate|neighbou?r|boss|manager|teacher|doctor|nurse|driver|queen|king|president|dog|puppy|cat|kitten|horse|rabbit|hamster|bird|pet|colleague|coworker|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|husband|wife|boyfriend|girlfriend|partner|ex|landlord|landlady|vet|priest|actor|actress|singer|author|writer|instructor|coach|therapist|dentist|student|roommate|flatmate|housemate)\b/iu

/** The name says that a pronoun of the other gender was meant. */
function isOtherName(surface: Surface, isShe: boolean): boolean {
  return genderOfName(surface.slice(surface.indexOf(':') + 1)) === (isShe ? 'man' : 'woman')
}

/** The role says that a pronoun of the other gender was meant. */
const isOther = ({ role, surface }: Mention, isShe: boolean): boolean =>
  genderOfRole(role ?? surface.replace(/^person:role:/, '')) === (isShe ? 'man' : 'woman')
