import type { KnownName } from '#domain/journal/reading/context.ts'
import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { fold } from '#domain/text/fold.ts'
import type { Mention } from './page-memory.ts'
import { isOrdinaryWord } from './value-words.ts'

const story =
  /\b(?:films?|movies?|novels?|novella|episodes?|series|sitcom|season \d{1,2}|finale|soap opera|audiobook|netflix|telly|tv|plot|hero|heroine|protagonist|westerns?|thrillers?|(?:detective|ghost|crime|love) story|police drama|picture book|fairy tale)\b/i
/** What somebody else said is not about a film. */
const quotes = /["“][^"“”]*(?:["”]|$)/g
/** Right before a title: 'reading Rebecca'. */
const beforeTitle =
  /\b(?:reading|rereading|watching|watched|binged|binging|rewatched|rewatching|humming|hums|hummed|(?:plough(?:ing|ed)|plow(?:ing|ed)|halfway|way) through|(?:chapters?|bars|verses?) of|(?:songs?|albums?|records?|books?|novels?|poems?|paintings?) by|named it|naming it|named after) $/i
/** Right before a place, and never before somebody. */
const beforePlace =
  /\b(?:in|into|outside|across|throughout|landed at|(?:checked|straight|driving|drove|came) out of|[Bb]ack from|(?:moved|flew|drove|cycled|train|bus|ferry|flight) to|(?:north|south|east|west) of) $/i
/** Right behind a name that is part of a place's or a firm's. */
const ofPlace =
  /^ (?:Hall|Lodge|House|Street|Road|Avenue|Lane|State|University|College|School|Park|Square|Court|Manor|Hospital|Station|Bridge|Library)\b/
const ofFirm = /^ (?:&|and) (?:Sons?|Daughters?|Co|Bros|Brothers|Partners)\b/
const endsAsPlace =
  / (?:hall|lodge|house|manor|court|street|road|avenue|lane|park|square|school|college|hospital)$/
const trusts =
  /\b(?:believe|believed|confide|confided|confiding|trust|faith|interested|interest|joined) in $/i

const works = /^(?:surgeon|physio|plumber|vet|dentist|consultant|constable|electrician|landlord|builder)$/

/** 'Surgeon rang.': a word of everyday English that is written large only where a sentence begins. */
function isWordAtBeginning({ sentences }: Page, { name, places, sentences: inThese }: Mention): boolean {
  const { given, wordGiven, occupations } = nameLists()
  const folded = fold(name)
  if (name.includes(' ') || given.has(folded) || wordGiven.has(folded)) return false
  if (!isOrdinaryWord(name) && !occupations.has(folded) && !works.test(folded)) return false
  return places.every(([from], at) => from === sentences[inThese[at] ?? -1]?.start)
}

/**
 * The mentions of a page without those who are nobody in a life: whom a film or book tells of, unless the journal knows the name. Where a name stands only
 * behind 'in', 'into' or 'outside', it is a place.
 */
export function withoutStrangers(
  page: Page,
  mentions: readonly Mention[],
  known: readonly KnownName[],
): Mention[] {
  const names = new Set(known.map(({ name }) => fold(name)))
  const before = (from: number): string => page.text.slice(Math.max(0, from - 24), from)
  return mentions.flatMap((mention): Mention[] => {
    const { surface, kind, name, role, places, sentences } = mention
    if (kind !== 'person' || role !== undefined || surface.startsWith('person:role:')) return [mention]
    if (names.has(fold(name))) return [mention]
    if (places.every(([from]) => beforePlace.test(before(from)) && !trusts.test(before(from))))
      return [{ ...mention, kind: 'place', surface: `place:${surface.slice('person:'.length)}` }]
    const after = (to: number): string => page.text.slice(to, to + 14)
    if (endsAsPlace.test(fold(name)) || places.every(([, to]) => ofPlace.test(after(to))))
      return [{ ...mention, kind: 'place', surface: `place:${surface.slice('person:'.length)}` }]
    const isFirm = places.some(
      ([from, to]) =>
        ofFirm.test(after(to)) || (/ & $/.test(before(from)) && /^(?:sons?|daughters?|co|bros)$/i.test(name)),
    )
    if (isFirm || isWordAtBeginning(page, mention)) return []
    const isTitle = places.some(([from]) => beforeTitle.test(before(from)))
    const isTold = sentences.every((at) => story.test((page.sentences[at]?.text ?? '').replace(quotes, '')))
    const isWithWriter = places.some(
      ([from, to]) => /\b(?:with|and|from|by) $/i.test(before(from)) && !/^ the \p{Ll}/u.test(after(to)),
    )
    return isTitle || (isTold && !isWithWriter) ? [] : [mention]
  })
}
