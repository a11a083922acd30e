import { type Page, tokensOf } from '#domain/journal/reading/language/language-tokens.ts'
import { type Mention, type Surface, self } from './page-memory.ts'

/** Who stands somewhere in a sentence. `end`: one past their words, in units of the sentence; isElided: nobody is named, the sentence begins with its verb. */
export interface Reference {
  readonly surface: Surface
  readonly end: number
  readonly isElided: boolean
  /** Those named together with them, as 'Anna and' of 'Anna and I'. */
  readonly beside: readonly Surface[]
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
    if (/^(?:i|we|i'm|im|i've|ive|we've|we're)$/.test(folded)) found.push({ surface: self, ...place })
    const meant = /^(?:he|she|he's|she's)$/.test(folded)
      ? meantBy({ page, mentions }, at, folded, start)
      : null
    if (meant) found.push({ surface: meant, ...place })
  }
  if (/^\p{L}/u.test(sentence.text)) {
    const isAbout = isAboutAnother({ page, mentions }, at)
    if (!isAbout) found.push({ surface: self, end: 0, isElided: true, beside: [] })
    // 'Ron came. Drives the Zamboni.'
    const other =
      isAbout && /^\p{L}{2,12}s /u.test(sentence.text) ? leaderBefore({ page, mentions }, at) : null
    if (other) found.push({ surface: other, end: 0, isElided: false, beside: [] })
    const owner = /^(his|her) /i.exec(sentence.text)?.[1]?.toLowerCase()
    const meant = owner && meantBy({ page, mentions }, at, owner === 'his' ? 'he' : 'she', sentence.start)
    if (meant) found.push({ surface: meant, end: 3, isElided: false, beside: [] })
  }
  return found.sort((a, b) => a.end - b.end)
}

/** Whether the sentence before, in the same paragraph, speaks of somebody else: what follows without a name may go on about them. */
function isAboutAnother({ page, mentions }: Found, at: number): boolean {
  const [before, sentence] = [page.sentences[at - 1], page.sentences[at]]
  if (!before || !sentence || isApart(page, at)) return false
  if (/^\W{0,3}(?:he|she|they|her|his|their)\b/i.test(before.text)) return true
  return mentions.some(
    ({ kind, places }) =>
      kind === 'person' &&
      places.some(
        ([from]) => from >= before.start && from < before.end && isSubject(before.text, from - before.start),
      ),
  )
}

/** The only person whom the sentence before names, where it speaks of them. */
function leaderBefore({ page, mentions }: Found, at: number): Surface | null {
  const before = page.sentences[at - 1]
  if (!before) return null
  const named = mentions.flatMap(({ surface, kind, places }) =>
    kind === 'person'
      ? places
          .filter(([from, to]) => from >= before.start && to <= before.end)
          .map(([from]) => ({ surface, from }))
      : [],
  )
  const [first] = named
  const isOne = first && named.every(({ surface }) => surface === first.surface)
  return isOne && isSubject(before.text, first.from - before.start) ? first.surface : null
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
const owned =
  /\b(?:(?:my|our) (?:[\w-]{1,16} ){0,3}|(?:(?:his|her|their)|\p{L}{2,16}['’]s) (?:(?:big|little|older|younger|elder|twin|eldest|youngest|new|old|young|best|late|poor|first|second|half-?) ?){0,2}(?:mother|father|mum|mom|dad|sister|brother|wife|husband|son|daughter|lad|girl|boy|partner|boyfriend|girlfriend|friend|mate|boss|aunt|uncle|cousin|niece|nephew|neighbour|neighbor|fella|fiancée?|ex|roommate|flatmate|kid|colleague) )$/iu

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
  folded.includes("'") ? start + folded.indexOf("'") : /^i(?:m|ve)$/.test(folded) ? start + 1 : end

/**
 * Whom 'he' or 'she' means where only one person can be meant: of whom this sentence speaks before it, else one of the three before that go on about
 * the same person.
 */
export function meantBy(
  { page, mentions }: Found,
  at: number,
  pronoun: string,
  before: number,
): Surface | null {
  const isShe = pronoun.startsWith('s')
  const same = isShe ? /\b(?:she|her|hers)\b/i : /\b(?:he|his|him)\b/i
  for (const back of [0, 1, 2, 3]) {
    const sentence = page.sentences[at - back]
    if (!sentence || (back > 1 && isApart(page, at - back + 1))) return null
    const told = page.text.slice(sentence.start, Math.min(sentence.end, before))
    // Somebody without a name stands between: they may be meant.
    if ((!isShe && /\bhim\b/i.test(told)) || isSomebody(told, isShe)) return null
    const people = mentions.flatMap((mention) => {
      if (mention.kind !== 'person' || isOther(mention, isShe)) return []
      const places = mention.places.filter(
        ([from, to]) => from >= sentence.start && to <= sentence.end && to <= before,
      )
      return places.length === 0 ? [] : [{ surface: mention.surface, places }]
    })
    const fitting = people.filter(({ surface }) => !isOtherName(surface, isShe))
    const [only] = fitting
    if (fitting.length > 1) return null
    if (only) {
      const leads = only.places.some(([from]) => isSubject(sentence.text, from - sentence.start))
      if (leads) return only.surface
      const isOwner = only.places.every(([, to]) => /^['’]s /.test(page.text.slice(to, to + 3)))
      const isTold = only.places.some(([from]) => withThem.test(page.text.slice(sentence.start, from)))
      const isAlone = back > 0 && people.length === 1 && isTold && !isOwner && !same.test(told)
      return isAlone && !isApart(page, at) ? only.surface : null
    }
    if (people.length > 0 ? back > 0 : back > 0 && !same.test(told)) return null
  }
  return null
}

/** Before somebody whom a sentence speaks of though it does not begin with them: 'coffee with Ilse', 'saw Tom'. */
const withThem =
  /(?:^|\b(?<!\b(?:call|called|calls|name|named) (?:me|us) )(?:with|from|by|to|for|at|about|saw|met|visited|visit|rang|phoned|see|know|seeing|and|called|named|is|was|of)|,) (?:my |our )?(?:\w+ )?$/i

/** Whether a sentence begins a paragraph. */
const isApart = ({ sentences, text }: Page, at: number): boolean =>
  /\n\s*\n/.test(text.slice(sentences[at - 1]?.end ?? 0, sentences[at]?.start))

const manly =
  /(?:man|boy|guy|lad|bloke|fella|king|brother|father|dad|son|uncle|nephew|husband|boyfriend|landlord|actor)$/i
const womanly =
  /(?:woman|girl|lady|queen|sister|mother|mum|mom|daughter|aunt|niece|wife|girlfriend|landlady|actress)$/i

/** Whether words name somebody whom the pronoun may mean as well. */
const isSomebody = (words: string, isShe: boolean): boolean =>
  Array.from(words.matchAll(somebody), ([found]) => found).some((found) =>
    isShe ? !manly.test(found) || womanly.test(found) : !womanly.test(found),
  )

/** Others who may be meant by a pronoun, without a name. */
const somebody =
  /\b(?:an?|the|this|that|some|another|her|his|their|whose|['’]s) (?:\p{L}{1,14} ){0,2}?(?:man|woman|boy|girl|guy|lad|lady|bloke|fella|kid|child|baby|toddler|person|friend|mate|neighbou?r|boss|manager|teacher|doctor|nurse|driver|queen|king|president|dog|puppy|cat|kitten|horse|rabbit|hamster|bird|pet|colleague|coworker|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|husband|wife|boyfriend|girlfriend|partner|ex|landlord|landlady|vet|priest|actor|actress|singer|author|writer|instructor|coach|therapist|dentist|student|roommate|flatmate|housemate)\b/giu

/** First names of women and men that are hardly ever the other's: a pronoun that does not fit means somebody else. Folded. */
const womensNames = new Set(
  'abigail aisha alice alicia amanda amelia amy ana andrea angela anita anja anna anne annie astrid aurora barbara beatrice becky beth betty brenda bridget camila carla carmen carol caroline catherine cathy cecilia charlotte chiara chloe christina christine claire clara claudia daniela deborah denise diana donna doris dorothy edith eileen elaine eleanor elena elisa elizabeth ella ellen ellie elsa emilia emily emma erica erika esther eva evelyn fatima fiona freya gina giulia greta hannah heidi helen helena helga hilda ilse imogen inga ingrid irene isabel isabella jane janet jasmine jean jennifer jenny jess jessica joan joanna judith julia julie karen karin kate katherine kathy katie katja kirsten lara laura lena leonie lily linda lisa liz lotte louise lucia lucy lydia magda maria marie marta martha mary maya megan melanie melissa mia michelle mila miriam monica nadia nancy naomi natalie natasha nicole nina nora olga olivia pamela patricia paula petra priya rachel rebecca rita rosa rosie ruth sabine sabrina salma samantha sandra sara sarah selma shannon sharon sheila silvia sofia sonia sophia sophie stella stephanie susan susanne suzanne svetlana sylvia tamara tanya teresa tessa theresa tina tracy ulrike ursula valentina vanessa vera veronica victoria wendy yvonne zara zoe siobhan niamh aoife maeve orla ciara grainne roisin catrin sian carys bethan cerys delyth denise lorna danielle monique brigitte colette gwen hazel heather iris ivy jill joy june katrin lottie mabel margaret maureen moira morag muriel noreen norma paulette peggy phoebe polly poppy rhiannon rosemary sally sheena shirley sinead sonja tricia una vivian winifred ingeborg heike jutta maren silke ulla agnieszka ewa kasia malgorzata ania yuki ama adaeze ngozi nneka chioma amara folake meera anjali deepa kavita sunita lakshmi noor layla leila yasmin zainab khadija hanna'.split(
    ' ',
  ),
)
const mensNames = new Set(
  'aaron abdul adam adrian ahmed alan albert alexander anders andreas andrew andy anton antonio arthur ben benjamin bernd bill bob brian bruno carl carlos charlie christoph craig dan daniel dave david derek diego dimitri dominic donald ed eddie edward eli elias elijah emil eric erik ernst ethan felix fernando frank franz fred gareth gary george gerald graham greg hans harold harry hassan henrik henry hugo ian ibrahim igor isaac ivan jacob jake james jason javier jeff jeremy jim joe joel johan john johnny jonas jonathan jorge jose joseph josh joshua juan julian justin karl keith ken kevin klaus kofi kurt kyle lars lawrence leo leon leonard liam lorenzo louis luca lucas lukas luke malik manuel marco marcus mario martin mateo matt matthew max mehmet mike miguel mohammed moritz nathan neil nigel nikolai nils noah norbert oliver omar oscar oskar otto owen pablo patrick paul pedro peter phil philip pierre rafael rahul raj ralph raymond richard rick robert roger roland ron ronald ross ryan sanjay scott sean sebastian simon stefan stephen steve steven stuart sven ted theo theodor thomas tim timothy tobias tom tommy tony uwe vikram vincent vladimir walter werner wilhelm william wolfgang yusuf alun angus barry callum cedric clive colin conor cormac damien declan denis dennis desmond donal douglas duncan dylan emlyn emrys fergal fergus finn gavin geoff geoffrey glenn gordon graeme hamish hamza howard huw iain idris ifan jamal javi jed karim kenneth kieran kwame lewis lloyd malcolm marek mathieu maurice mick mickey niall nick norman oisin olaf omari owain padraig percy piotr radek rashid ray reg rhodri rhys rob rodney rory rupert seamus sid stan stanley stellan stewart tariq terence terry toby tobin tomasz trevor tyler vince wayne wes wesley will xavier zach arjun amir anil ashok dev hiroshi kenji emeka chidi obinna tunde'.split(
    ' ',
  ),
)

function isOtherName(surface: Surface, isShe: boolean): boolean {
  const first = surface.slice(surface.indexOf(':') + 1).split(' ')[0] ?? ''
  return (isShe ? mensNames : womensNames).has(first)
}

/** The role says that a pronoun of the other sex was meant. */
function isOther({ role, surface }: Mention, isShe: boolean): boolean {
  const known = (role ?? surface.replace(/^person:role:/, '')).split(/[ -]/)
  const is = (set: ReadonlySet<string>): boolean => known.some((word) => set.has(word))
  return isShe ? is(men) : is(women)
}
