import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Mention, Surface } from './page-memory.ts'
import { ownRole } from './rules/fact-words.ts'

/** A page and whom it names. */
export interface Found {
  readonly page: Page
  readonly mentions: readonly Mention[]
}

/** Somebody named in a sentence, in its units. */
export interface Named {
  readonly surface: Surface
  readonly from: number
  readonly to: number
}

/** 'my new boss is Gus', 'the caretaker, Tom Parry': what somebody is, before their name. */
const roleBefore = new RegExp(
  `(?:^|[\\s"“(])(${ownRole}(?: is| is called|['’]s called| was called|['’]s|,)) $`,
  'i',
)

/** Where the words begin that say what somebody is whose name begins at `from`, or null: 'the midwife, Ruth, came'. */
export function roleStart(sentence: string, from: number, to: number): number | null {
  const before = sentence.slice(Math.max(0, from - 60), from)
  const found = roleBefore.exec(before)?.[1]
  if (
    found === undefined ||
    (found.endsWith(',') &&
      !/^[,.;:!)]|^$|^ (?:is|was|says|said|has|had|came|who)\b/.test(sentence.slice(to)))
  )
    return null
  return from - 1 - found.length
}

const buried =
  /(?:^|[.;:,] |\b(?:we|they|i|and|surgeon|doctors) (?:have |had )?)((?:buried|cremated|operated on) (?:(?:my|our|old|poor|dear) )*)$/i

/** Where 'buried' or 'operated on' stands before a name that begins at `from`, or null: 'We buried Wattie yesterday'. */
export function buriedFrom(sentence: string, from: number, to: number): number | null {
  if (/^['’]s\b/.test(sentence.slice(to, to + 3))) return null
  const verb = buried.exec(sentence.slice(Math.max(0, from - 40), from))?.[1]
  return verb === undefined ? null : Math.max(0, from - verb.length - 1)
}

/** Behind a name that may stand anywhere: ', a vet', ', 61, ', 'who is six', "'s last day". */
const toldBehind =
  /^(?:, (?:an?|from|born) |, (?:aged )?(?:\d{1,3}|(?:[a-z]{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]{3,5})?|eight|nine|ten|eleven|twelve|seven|six|five|four)(?: years old)?)(?:,|\)| and)|,? who['’]s |,? who (?:is|was|has|had|used to|lives|works|plays|teaches|runs|turned|died|sings|drives)\b|['’]s (?:first|last) (?:day|shift|week)\b)/

/** Whether something is told of somebody who is not whom the clause speaks of: 'with Oisín, a vet in Gort', 'moved Ma into a home'. */
export const isToldOf = (sentence: string, from: number, to: number): boolean =>
  toldBehind.test(sentence.slice(to, to + 24)) ||
  (/(?:^|\b)(?:moved|settled|took|taken) (?:my )?$/i.test(sentence.slice(0, from)) &&
    /^ (?:into|to live) /.test(sentence.slice(to, to + 9)))

/** Who is named right before with 'and': 'Anna and', 'Anna, Ben and'. */
export function besideOf(sentence: string, before: readonly Named[], from: number) {
  const surfaces: Surface[] = []
  let start = from
  for (const one of before.toReversed()) {
    const gap = sentence.slice(one.to, start)
    if (!(surfaces.length === 0 ? /^(?:,? and| &) $/ : /^,(?: and)? $/).test(gap)) break
    surfaces.unshift(one.surface)
    start = one.from
  }
  return surfaces.length === 0 ? null : { surfaces, from: start }
}

const beforeSubject =
  /(?:^|[.;:!—–("“…-]|\b(?:and|but|so|because|since|that|then|though|although|while|where|who|today|yesterday|tonight|now|finally|also|plus|meanwhile|suddenly|anyway|well|oh|ok|okay|yes|sadly|luckily|turns out|says?|said|told me|tells me|texted|heard|hear|know|knew|learned|learnt|found out|realised|realized|remember|news|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|week|month|year|\d{4}|ago|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|my|our|poor|old|dear|little|big|lovely|darling|cousin|auntie?|uncle|nurse|mr|mrs|ms|dr))[ \n\t]*$/i

/** 'my sister' before 'Ilse', 'my dear' before 'sister'. */
const owned =
  /\b(?:(?:my|our) (?:[\w-]{1,16} ){0,3}|(?:(?:his|her|their)|\p{L}{2,16}['’]s) (?:(?:big|little|older|younger|elder|twin|eldest|youngest|new|old|young|best|late|poor|first|second|half-?) ?){0,2}(?:mother|father|mum|mom|dad|sister|brother|wife|husband|son|daughter|lad|girl|boy|partner|boyfriend|girlfriend|friend|mate|boss|aunt|uncle|cousin|niece|nephew|neighbour|neighbor|fella|fiancée?|ex|roommate|flatmate|kid|colleague) )$/iu

const acts = /^ (?:is|was|has|had|plays|sings|lives|works|runs|owns|teaches|drives|got|moved|died|left) /

/** Whether a name that begins there is what its clause speaks of, and not whom it speaks to or with, or whose. */
export function isSubject(sentence: string, from: number, to?: number): boolean {
  const before = sentence.slice(Math.max(0, from - 80), from).replace(owned, '')
  if (
    /\b(?:instead of|rather than|except|but|nor|or|than|like) (?:my |our )?$/i.test(before) &&
    !/[,;.] but $/i.test(before)
  )
    return false
  // After a comma only what says when or how may stand before: 'Last week, Tom'.
  if (/,[ \n\t]*$/.test(before))
    // 'Ruth is on drums, Tom plays bass'.
    return (
      (to !== undefined && acts.test(sentence.slice(to, to + 12))) ||
      !/\b(?:of|to|with|for|from|about|by|and|or|is|was|are|were)\b[^,]{0,40},[ \n\t]*$/i.test(before)
    )
  return beforeSubject.test(before)
}

/** Whether a sentence begins a paragraph. */
export const isApart = ({ sentences, text }: Page, at: number): boolean =>
  /\n\s*\n/.test(text.slice(sentences[at - 1]?.end ?? 0, sentences[at]?.start))
