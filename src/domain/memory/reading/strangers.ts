import type { KnownName } from '#domain/journal/reading/context.ts'
import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'
import { isOfThing } from './animals.ts'
import { type Mention, nobodyRole, thingSign } from './page-memory.ts'
import { shownBy } from './people/name-evidence.ts'

/** Right before a place, and never before somebody. */
const beforePlace =
  /\b(?:in|into|outside|across|throughout|landed at|(?:checked|straight|driving|drove|came) out of|[Bb]ack from|(?:moved|flew|drove|cycled|train|bus|ferry|flight) to|(?:north|south|east|west) of|(?:daughter|son|girl|boy|man|woman|lad|lass|couple|family|people|crowd|clan) from|(?:rang|called|phoned|ringing|calling)(?: (?:me|us))?(?: at [\p{L}\d:.]{1,8})? from|nearer than|out (?:by|past|near|beyond)|(?:lives?|lived|living) (?:(?:down|up|over|out|back) )?(?:at|near)|climb(?:ed|ing)?) $/iu
/** Right behind a name that is part of a place's or a firm's. */
const ofPlace =
  /^ (?:Hall|Lodge|House|Street|Road|Avenue|Lane|State|University|College|School|Park|Square|Court|Manor|Hospital|Station|Bridge|Library|(?:temple|church|chapel|mosque|cathedral|station|airport|yard|schools|road|street|library|hospital|harbour|pier|beach|bypass)\b)/
const endsAsPlace =
  / (?:hall|lodge|house|manor|court|street|road|avenue|lane|park|square|school|college|hospital)$/
const trusts =
  /\b(?:believe|believed|confide|confided|confiding|trust|faith|interested|interest|joined) in $/i

const placeWord =
  /^(?:chez|boulangerie|caf[eé]|restaurant|hotel|auberge|trattoria|brasserie|bar|mount|lake|st\.?) \p{L}|\p{L} (?:observatory|bakery|caf[eé]|restaurant|hotel|inn|arms|tavern|museum|theatre|cathedral|cinema|library|market)$/u
/** A name with a title or with what is theirs behind it is nobody's place. */
const titled =
  /^(?:mr|mrs|ms|miss|mx|dr|fr|sr|mme|prof|professor|doctor|aunt\p{L}*|uncle|father|sister|reverend|rev|captain)\b/iu
/**
 * The mentions of a page without the writer, animals, and whom only a film, a book or a match tells of, unless the journal knows the name. Where a name
 * stands only behind 'in', 'into' or 'outside', it is a place. Who else is nobody all pages decide together (NamesAcross).
 */
export function withoutStrangers(
  page: Page,
  mentions: readonly Mention[],
  known: readonly KnownName[],
): Mention[] {
  const names = new Set(known.map(({ name }) => fold(name)))
  const before = (from: number): string => page.text.slice(Math.max(0, from - 24), from)
  return mentions.flatMap((mention): Mention[] => {
    const { surface, kind, name, role, places } = mention
    if (role === nobodyRole) return []
    if (kind !== 'person' || role !== undefined || surface.startsWith('person:role:')) return [mention]
    const thing = {
      ...mention,
      kind: 'concept',
      surface: `concept:${surface.slice('person:'.length)}`,
    } as const
    if (isOfThing(page, mention)) return [{ ...thing, signs: [thingSign] }]
    if (names.has(fold(name))) return [mention]
    const { own = 0, animal = 0, place = 0, team = 0, figure = 0, acts = 0 } = shownBy(page, mention)
    if (acts === 0 && animal > 1) return [thing]
    if (own > 1 || (acts + animal + place === 0 && team + figure > 0)) return []
    const isPlaced = ([from, to]: Place): boolean =>
      beforePlace.test(before(from)) &&
      !trusts.test(before(from)) &&
      !/^['’]s\b(?! (?:car park|corner|bar|yard|field|quay|pier|lane)\b)/.test(page.text.slice(to, to + 12))
    if (!titled.test(name) && places.every(isPlaced))
      return [{ ...mention, kind: 'place', surface: `place:${surface.slice('person:'.length)}` }]
    const after = (to: number): string => page.text.slice(to, to + 14)
    if (
      placeWord.test(fold(name)) ||
      endsAsPlace.test(fold(name)) ||
      places.every(([, to]) => ofPlace.test(after(to)))
    )
      return [{ ...mention, kind: 'place', surface: `place:${surface.slice('person:'.length)}` }]
    return [mention]
  })
}
