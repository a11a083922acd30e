import type { KnownName } from '#domain/journal/reading/context.ts'
import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { nameLists } from '#domain/journal/reading/names/names-lists.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import { fold } from '#domain/text/fold.ts'
import { isOfThing } from './animals.ts'
import { type Mention, nobodyRole, thingSign } from './page-memory.ts'
import { shownBy } from './people/name-evidence.ts'
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
  /\b(?:in|into|outside|across|throughout|landed at|(?:checked|straight|driving|drove|came) out of|[Bb]ack from|(?:moved|flew|drove|cycled|train|bus|ferry|flight) to|(?:north|south|east|west) of|(?:daughter|son|girl|boy|man|woman|lad|lass|couple|family|people|crowd|clan) from|(?:rang|called|phoned|ringing|calling)(?: (?:me|us))?(?: at [\p{L}\d:.]{1,8})? from|nearer than|out (?:by|past|near|beyond)|(?:lives?|lived|living) (?:(?:down|up|over|out|back) )?(?:at|near)|climb(?:ed|ing)?) $/iu
/** Right behind a name that is part of a place's or a firm's. */
const ofPlace =
  /^ (?:Hall|Lodge|House|Street|Road|Avenue|Lane|State|University|College|School|Park|Square|Court|Manor|Hospital|Station|Bridge|Library|(?:temple|church|chapel|mosque|cathedral|station|airport|yard|schools|road|street|library|hospital|harbour|pier|beach|bypass)\b)/
/** 'Carol service', 'Morton supporter', 'Willie Clancy week', 'Clare weren't in it', 'Catherine of Aragon', 'Jolene came on the jukebox': no one whom the writer knows. */
const ofRenown =
  /^ (?:(?:rehearsals?|service|concert|supporters?|fans?|week|festival|scarf|jersey|shirt)\b|(?:are|were|weren['’]t|aren['’]t|have) |of \p{Lu}|the (?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Great|Baptist)\b|(?:came|comes|was|is) on (?:the )?(?:jukebox|radio|stereo|speakers?|telly|tv)\b|(?:won|lost|drew) (?:\d|away|at home)|went (?:up|down) (?:on|in) )/u
const withOthers = /(?:[,&]|\b(?:and|or|than|like|nor|as)) $/i
const ofFirm = /^ (?:&|and) (?:Sons?|Daughters?|Co|Bros|Brothers|Partners)\b/
const endsAsPlace =
  / (?:hall|lodge|house|manor|court|street|road|avenue|lane|park|square|school|college|hospital)$/
const trusts =
  /\b(?:believe|believed|confide|confided|confiding|trust|faith|interested|interest|joined) in $/i

const works =
  /^(?:surgeon|physio|plumber|vet|dentist|consultant|constable|electrician|landlord|builder|examiner|invigilator|registrar|receptionist|midwife|matron)$/

/** 'Surgeon rang.': a word of everyday English that is written large only where a sentence begins. */
function isWordAtBeginning({ sentences }: Page, { name, places, sentences: inThese }: Mention): boolean {
  const { given, wordGiven, occupations } = nameLists()
  const folded = fold(name)
  if (name.includes(' ') || given.has(folded) || wordGiven.has(folded)) return false
  if (!isOrdinaryWord(name) && !occupations.has(folded) && !works.test(folded)) return false
  return places.every(([from], at) => from === sentences[inThese[at] ?? -1]?.start)
}

const ranks =
  /^(?:commodore|admiral|colonel|major|general|sergeant|corporal|lieutenant|captain|constable|inspector|superintendent|commander|duchess|duke|princess|prince)$/

const offices =
  /(?:librarian|officer|manager|director|secretary|inspector|assistant|technician|engineer|supervisor|coordinator|administrator|executive|president|treasurer|teacher|chair(?:man|woman|person)?)$/

/** 'Branch Librarian', 'Commodore': an office, and nobody's name. */
function isOffice(name: string): boolean {
  const words = fold(name).split(' ')
  const { given, family } = nameLists()
  if (ranks.test(words.join(' '))) return true
  const [last = '', ...others] = words.toReversed()
  return (
    others.length > 0 &&
    offices.test(last) &&
    others.every((word) => isOrdinaryWord(word) && !given.has(word) && !family.has(word))
  )
}

/** Right before what is made, staged or named, and never before somebody who is known: 'all of Walter Scott', 'half an hour on Maurice Richard'. */
const beforeWork =
  /\b(?:reading all of|the (?:whole|rest) of|something of|(?:minutes|an hour|hours|lecture|talk|essay) on|sang|sings|looks? like|looked like|pages of|aloud from|stuck on|swore on|prayed to|diy?[av]a for|puja for|votes?(?: for)?|(?:everyone|everybody)(?: \p{L}+)? is called|the last|an? (?:very )?(?:tall|small|little|new|old|big|second|whole|cold|hot|white|black|red|blue|green|grey|silver|yellow|(?:brand|second|third|fourth)-(?:new|hand)|used|hired|rented)|(?:drove|rode|drives|driving|riding) (?:her|his|my|their|an?)(?: (?:own|old))|\bit(?:['’]s| is| was) called) $/iu
const firmBefore =
  /\b(?:driver with|(?:works?|worked|job|engineer|nurse|midwife|doctor|teacher|clerk) (?:for|at)|(?:weeks|months|years) at) $/i
/** 'Wallace and Gromit were on after it'. */
const onScreen = /^(?: and \p{Lu}\p{L}+)? (?:was|were|is) on (?:after|before|again|at|tv|telly|the telly)\b/u
const placeWord =
  /^(?:chez|boulangerie|caf[eé]|restaurant|hotel|auberge|trattoria|brasserie|bar|mount|lake|st\.?) \p{L}|\p{L} (?:observatory|bakery|caf[eé]|restaurant|hotel|inn|arms|tavern|museum|theatre|cathedral|cinema|library|market)$/u
/** 'ScotRail': no name of somebody has such letters but behind these. */
const isBrand = (name: string): boolean =>
  /^(?!Mc|Mac|De|Di|Du|La|Le|Van|Fitz|Jo|Mary|Ann)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u.test(name)
/** A name with a title or with what is theirs behind it is nobody's place. */
const titled =
  /^(?:mr|mrs|ms|miss|mx|dr|fr|sr|mme|prof|professor|doctor|aunt\p{L}*|uncle|father|sister|reverend|rev|captain)\b/iu
const famous =
  /^(?:chopin|schubert|mozart|beethoven|bach|handel|haydn|brahms|vivaldi|puccini|verdi|wagner|debussy|elgar|mahler|tchaikovsky|scott joplin|walter scott|dylan thomas|robert burns|dickens|charles dickens|jane austen|austen|tolstoy|dostoevsky|shakespeare|agatha christie|ferrante|elena ferrante|(?:winston )?churchill|ren[eé] l[eé]vesque|thatcher|margaret thatcher|obama|trump|putin|picasso|monet|van gogh|rembrandt|elvis|bob dylan|leonard cohen|david bowie|miles davis|batman|spider-?man|harry potter|wallace and gromit|gromit|suzuki|toyota|volvo|renault|peugeot|skoda|honda|jesus)$/
const ownName = /\b(?:I am|I['’]m called|[Mm]y (?:full )?name is) $/
/** 'Lupe played Ashokan Farewell', 'playing Patsy Cline'. */
const plays = /\bplay(?:s|ed|ing) $/i

const isFigure = (folded: string): boolean => {
  const { people, figures } = nameLists()
  return people.has(folded) || figures.has(folded)
}

/** Whether all places of a name show that it is a work's, a firm's, a figure's or the writer's own. */
function isNobodyKnown({ text }: Page, { name, places }: Mention): boolean {
  if (famous.test(fold(name)) || isFigure(fold(name)) || isBrand(name)) return true
  return places.every(([from, to]) => {
    const [before, after] = [text.slice(Math.max(0, from - 28), from), text.slice(to, to + 40)]
    const isQuoted = name.includes(' ') && /['"‘“](?:\p{Lu}\p{Ll}+ )?$/u.test(before) && /^['"’”]/.test(after)
    return (
      isQuoted ||
      /\p{L}-$/u.test(before) ||
      // '450 bob'
      (/\d $/.test(before) && /^\p{Ll}/u.test(text.slice(from, to))) ||
      (beforeWork.test(before) && !/^(?:Dr|Mrs?|Ms|Miss|Mme|Prof)\b/.test(name)) ||
      firmBefore.test(before) ||
      onScreen.test(after) ||
      (ownName.test(before) && name.includes(' ')) ||
      (/^eve$/i.test(name) && /\b(?:Year['’]?s|Christmas|Hallows) $/.test(before)) ||
      (ofRenown.test(after) && !withOthers.test(before)) ||
      (plays.test(before) &&
        name.includes(' ') &&
        !/^ at (?:chess|cards|tennis|snooker|darts|golf|draughts|scrabble|pool|crib|table)\b/.test(after))
    )
  })
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
    const isFirm = places.some(
      ([from, to]) =>
        ofFirm.test(after(to)) || (/ & $/.test(before(from)) && /^(?:sons?|daughters?|co|bros)$/i.test(name)),
    )
    if (isFirm || isOffice(name) || isWordAtBeginning(page, mention) || isNobodyKnown(page, mention))
      return []
    const isTitle = places.some(([from]) => beforeTitle.test(before(from)))
    const isTold = sentences.every((at) => story.test((page.sentences[at]?.text ?? '').replace(quotes, '')))
    const isWithWriter = places.some(
      ([from, to]) => /\b(?:with|and|from|by) $/i.test(before(from)) && !/^ the \p{Ll}/u.test(after(to)),
    )
    return isTitle || (isTold && !isWithWriter) ? [] : [mention]
  })
}
