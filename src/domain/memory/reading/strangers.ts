import type { KnownName } from '#domain/journal/reading/context.ts'
import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { fold } from '#domain/text/fold.ts'
import type { Mention } from './page-memory.ts'
import { isOrdinaryWord } from './value-words.ts'

const story =
  /\b(?:films?|movies?|novels?|novella|episodes?|series|sitcom|season \d{1,2}|finale|soap opera|audiobook|netflix|telly|tv|plot|heroine|protagonist|picture book|fairy tale)\b/i
/** Right before a title: 'reading Rebecca'. */
const beforeTitle = /\b(?:reading|rereading|watching|watched|binged|binging|rewatched|rewatching) $/i
/** Right before a place, and never before somebody. */
const beforePlace = /\b(?:in|into|outside|across|throughout|landed at|moved to|flew to|drove to) $/i
/** Right behind a name that is part of a place's or a firm's. */
const ofPlace =
  /^ (?:Hall|Lodge|House|Street|Road|Avenue|Lane|State|University|College|School|Park|Square|Court|Manor|Hospital|Station|Bridge|Library)\b/
const ofFirm = /^ (?:&|and) (?:Sons?|Daughters?|Co|Bros|Brothers|Partners)\b/
const endsAsPlace =
  / (?:hall|lodge|house|manor|court|street|road|avenue|lane|park|square|school|college|hospital)$/
const trusts =
  /\b(?:believe|believed|confide|confided|confiding|trust|faith|interested|interest|joined) in $/i

/** 'Surgeon rang.': a word of everyday English that is written large only where a sentence begins. */
function isWordAtBeginning({ sentences }: Page, { name, places, sentences: inThese }: Mention): boolean {
  const { given, wordGiven } = nameLists()
  if (name.includes(' ') || given.has(fold(name)) || wordGiven.has(fold(name)) || !isOrdinaryWord(name))
    return false
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
    if (places.some(([, to]) => ofFirm.test(after(to))) || isWordAtBeginning(page, mention)) return []
    const isTitle = places.some(([from]) => beforeTitle.test(before(from)))
    const isTold = sentences.every((at) => story.test(page.sentences[at]?.text ?? ''))
    const isWithWriter = places.some(([from]) => /\b(?:with|and|from|by) $/i.test(before(from)))
    return isTitle || (isTold && !isWithWriter) ? [] : [mention]
  })
}
