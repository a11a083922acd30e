import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import { fold } from '#domain/text/fold.ts'
import { isDreamed, isOfStory, isUnreal, takenBack } from './fact-guards.ts'
import { type FactParts, whenOf } from './fact-times.ts'
import { type FactFound, type Mention, type Surface, self } from './page-memory.ts'
import { type Reference, referencesIn } from './references.ts'
import { matchedIn } from './rules/match-fact.ts'
import { isOrdinaryWord } from './value-words.ts'

/** What may stand between somebody and what is said of them. */
const light =
  /^(?:(?:,? who|,)? ?(?:['’](?:s|m|ve|re|d)|has|have|had|just|finally|also|only|already|officially|now|recently|actually|both|all|then|is|was|are|were|am|been|suddenly|secretly|really|still) )+/i
const longestWhat = 90

/** The facts that a page states, in its order: each is said of somebody named, of the writer, or of whom a pronoun surely means. */
export function factsIn(parts: FactParts): FactFound[] {
  const { page, mentions } = parts
  const found: FactFound[] = []
  let soFar: string[] = []
  let isDream = false
  for (const [at, sentence] of page.sentences.entries()) {
    if (startsParagraph(page, at)) [soFar, isDream] = [[], false]
    soFar.push(sentence.text)
    isDream ||= isDreamed(sentence.text)
    if (isDream || isForeignAll(page, at) || isOpenTask(page, at)) continue
    const isStory = isOfStory(soFar)
    const taken: { readonly from: number; readonly to: number }[] = []
    const references = referencesIn(parts, at)
    for (const [nth, reference] of references.entries()) {
      if (isStory && !isOwn(reference, mentions)) continue
      for (const fact of factsAfter(parts, at, reference, references[nth + 1]?.end ?? Infinity)) {
        if (taken.some(({ from, to }) => fact.from < to && fact.to > from)) continue
        taken.push(fact)
        if (isForeignAt(page, sentence.start + fact.from)) continue
        for (const subject of [...reference.beside, reference.surface])
          if (subject !== self || !ofOthers.test(fact.fact.slot)) found.push({ ...fact.fact, subject })
      }
    }
  }
  return found
}

const startsParagraph = ({ sentences, text }: Page, at: number): boolean =>
  /\n\s*\n/.test(text.slice(sentences[at - 1]?.end ?? 0, sentences[at]?.start))

/** What is only to be done: '- [ ] Ring the bank'. */
function isOpenTask({ sentences, text }: Page, at: number): boolean {
  const start = sentences[at]?.start ?? 0
  return /^[ \t]{0,8}[-*+] \[ \]/.test(text.slice(text.lastIndexOf('\n', start) + 1, start + 6))
}

/** The writer, and whoever is something to them: nobody in a film. */
const isOwn = ({ surface }: Reference, mentions: readonly Mention[]): boolean =>
  surface === self ||
  surface.startsWith('person:role:') ||
  mentions.some((mention) => mention.surface === surface && mention.role !== undefined)

const isForeignAll = (page: Page, at: number): boolean =>
  (page.bySentence[at] ?? []).every(({ isForeign }) => isForeign)
const isForeignAt = (page: Page, place: number): boolean =>
  page.foreign.some(({ start, end }) => place >= start && place < end)

interface Placed {
  /** Units of the sentence. */
  readonly from: number
  readonly to: number
  readonly fact: FactFound
}

/** "Ilse's father knows her": of him, and not of Ilse. */
const ofTheirs =
  /^['’]s (?:(?:old|new|big|little|older|younger|elder|eldest|youngest|twin|late|poor|best|\p{L}+-year-old) )?(?:mother|father|mum|mom|mam|dad|parents?|nan|gran|grandmother|grandfather|sister|brother|son|daughter|boy|girl|husband|wife|partner|boyfriend|girlfriend|fella|ex|aunt|uncle|cousin|niece|nephew|friend|mate|boss|neighbou?r|teacher|doctor|nurse|dog|cat|horse|car|house|flat|burial|funeral|wedding|death)\b(?! (?:now|again|too)\b)/iu

/** What is said right after somebody, and by the further verbs of their clause: 'came home and moved to Leeds'. `until`: where somebody else is spoken of. */
function factsAfter(parts: FactParts, at: number, reference: Reference, until: number): Placed[] {
  const sentence = parts.page.sentences[at]
  if (!sentence) return []
  const { end, isElided } = reference
  const tail = sentence.text.slice(end)
  if (ofTheirs.test(tail)) return []
  const rest = isElided ? tail : tail.replace(/^ /, '')
  const shift = end + (tail.length - rest.length)
  const verbs = skipsOf(rest, isElided).map((skip) => shift + skip)
  const first = firstFact(parts, at, reference, verbs)
  const further =
    isElided && !beginsWithVerb.test(rest.replace(opening, ''))
      ? []
      : furtherVerbs(parts, at, shift, Math.min(until, sentence.text.length))
  return [
    ...(first ? [first] : []),
    ...further.flatMap((verb) => firstFact(parts, at, reference, [verb]) ?? []),
  ]
}

const firstFact = (
  parts: FactParts,
  at: number,
  reference: Reference,
  verbs: readonly number[],
): Placed | null => {
  const verb = verbs.find((start) =>
    matchedIn(parts.page.sentences[at]?.text.slice(start) ?? '', reference.isElided),
  )
  return verb === undefined ? null : factAt(parts, at, reference, verb)
}

/** 'Came off the wall and broke my wrist': the writer did both. */
const beginsWithVerb =
  /^(?:came|went|got|had|took|woke|met|saw|did|made|gave|fell|ran|slept|ate|drove|rode|left|sat|bought|told|rang|finally|then|just|[a-z]{2,12}ed)\b(?! by)/i
const joinsVerb = /(?:,| and| &|,? but)(?: and| then| also| finally| now| later| just)? /gi
const helpers = /^(?:(?:has|have|had|['’]s|['’]ve) )/i
/** Somebody else who may have taken the clause over, or words that are quoted. */
const takesOver =
  /\b(?:who|which|that|whose|he|she|they|we|i|you|everyone|everybody|nobody|someone|somebody|both)\b|, (?:and )?(?:the|an?|his|her|my|our|their|some|one|two|three|no|it)\b|[;:()“”"—–]/i

/** Where further verbs of a clause begin, while nobody else is named and nothing else takes the clause over. */
function furtherVerbs({ page, mentions }: FactParts, at: number, from: number, until: number): number[] {
  const sentence = page.sentences[at]
  if (!sentence) return []
  const found: number[] = []
  for (const match of sentence.text.slice(from, until).matchAll(joinsVerb)) {
    const start = from + match.index + match[0].length
    const between = sentence.text.slice(from, from + match.index)
    const isNamed = mentions.some(
      ({ kind, places }) =>
        kind === 'person' &&
        places.some(([begin]) => begin >= sentence.start + from && begin < sentence.start + start),
    )
    if (isNamed || takesOver.test(between)) break
    // 'wants me to come and live with them'
    if (/\bto \p{Ll}+$/u.test(between)) continue
    const helper = helpers.exec(sentence.text.slice(start))?.[0].length ?? 0
    found.push(start, ...(helper > 0 ? [start + helper] : []))
  }
  return found
}

/** Nobody writes it of themselves: what one never learnt is told when one learns it. */
const ofOthers = /^(?:life|never-learnt)$/
const saidBefore = /^(?:role|burial|operation)$/

function factAt(
  parts: FactParts,
  at: number,
  { surface, isElided, isAfter }: Reference,
  start: number,
): Placed | null {
  const sentence = parts.page.sentences[at]
  const matched = matchedIn(sentence?.text.slice(start) ?? '', isElided)
  // What somebody is, and that they were buried, stands before their name.
  if (!sentence || !matched || saidBefore.test(matched.slot) !== (isAfter ?? false)) return null
  // 'Turned up at three and started running'; 'we are eleven' counts heads.
  const told = sentence.text.slice(0, start)
  if (/^does .* begins$/.test(`${matched.slot} ${matched.state}`) && /\band(?: (?:just|then))? $/i.test(told))
    return null
  if (matched.slot === 'age' && isNoAge(sentence.text.slice(start), surface)) return null
  const next = parts.page.sentences[at + 1]?.text ?? ''
  if (isUnreal(sentence.text, start) || takenBack(sentence.text.slice(start), next)) return null
  const what = wordsOf(sentence.text.slice(start), matched.length)
  const when = whenOf(parts, at, start, what, matched)
  if (!when) return null
  if (matched.slot === 'home' && matched.state === 'begins' && !isHome(parts, sentence.start + start, what))
    return null
  const value = matched.value ?? fold(toldValue(parts, sentence.start + start, what, matched.length))
  const fact: FactFound = {
    ...{ subject: surface, slot: matched.slot, value, what, state: when.state },
    ...{ from: when.days?.from ?? null, to: when.days?.to ?? null, sentence: at },
    ...(when.isUnclear && { isTimeUnclear: true }),
  }
  return { from: start, to: start + matched.length, fact }
}

/** 'we are eleven' counts heads, and 'she's 11, got her when I was a student' is told of a cat. */
const isNoAge = (rest: string, surface: Surface): boolean =>
  (surface === self && /^(?:are|['’]re|were)\b/i.test(rest)) ||
  /^[^,.;]{2,24}, (?:(?:we|i|they) )?(?:got|rescued|adopted|have had|['’]ve had) (?:her|him)\b/i.test(rest)

/** 'moved to Leeds', 'moved into a flat'; not 'moved to decaf'. */
function isHome({ mentions }: FactParts, start: number, what: string): boolean {
  if (!/^(?:moved|moves) /i.test(what)) return true
  const to = /^(?:moved|moves) (?:back |out |over |down |up |away )?(?:to|into|in with|in together) ?/i.exec(
    what,
  )?.[0]
  if (to === undefined)
    return /^(?:moved|moves) (?:in|back|home|yesterday|today|last|this|on \w{3,6}day)\b/i.test(what)
  const named = mentions.some(
    ({ kind, places }) =>
      (kind === 'place' || kind === 'person') &&
      places.some(([from]) => from >= start + to.length - 1 && from <= start + to.length + 24),
  )
  if (named || /together|in with/.test(to)) return true
  const [word = ''] = what.slice(to.length).split(' ')
  if (/^\p{Lu}/u.test(word)) return !isOrdinaryWord(word)
  return dwelling.test(what.slice(to.length, to.length + 48))
}

const dwelling =
  /\b(?:flat|house|cottage|apartment|bungalow|studio|farm|place|caravan|home|hospice|boat|houseboat|village|town|city|country|coast|seaside|dorms?|halls?|attic|basement|lodgings|bedsit|condo|street|road|avenue|floor)\b/i

/** 'Also sold the jeep', 'Yesterday moved to Hull'. */
const opening =
  /^(?:(?:also|finally|well|so|and|but|oh|anyway|yesterday|today|this morning|just|now|officially|news|big news|update|on \w{3,6}day|last (?:night|week|month))(?:,|:)? )+/i

/** Where the verb may begin: at once, or after light words. 'was born' and 'is seeing' need theirs, so both are tried. */
function skipsOf(rest: string, isElided: boolean): number[] {
  if (isElided) return [0, opening.exec(rest)?.[0].length ?? 0]
  const who = /^,? ?who(?: |(?=['’]s ))/.exec(rest)?.[0].length ?? 0
  const all = light.exec(rest)?.[0].length ?? 0
  const adverb =
    /^(?:,? who )?(?:(?:has|have|had|['’]ve|['’]s|just|finally|also|already|recently|now) )+/i.exec(rest)?.[0]
      .length ?? 0
  // ', my brother,' between the name and what is said of them.
  const beside = /^, (?:my|our|the|an?|\p{Lu}\p{L}+['’]s) [^,.;:!?\n]{2,40}, /u.exec(rest)?.[0].length ?? 0
  // 'Jan upstairs has', 'Ilse from the choir is'.
  const where =
    /^ ?(?:upstairs|downstairs|next door|opposite|(?:from|at|in|across|down) (?:(?:the|my|our) )?[\p{L}-]{2,16}(?: [\p{L}-]{2,16})?)(?= (?:is|has|was|got|had|\p{Ll}+(?:ed|s)|left|lost|broke|won|sold|bought)\b|['’]s ) ?/u.exec(
      rest,
    )?.[0].length ?? 0
  const after = where > 0 ? where + (light.exec(rest.slice(where))?.[0].length ?? 0) : 0
  return [...new Set([0, who, adverb, all, beside, where, after])]
}

/** To the end of a clause, over 'St.' and 'Dr.'. */
const clauseOn = /^(?:[^.;:!?—–()\n]|(?<=\b(?:St|Dr|Mr|Mrs|Ms))\.(?= \p{Lu}))*/u

/** The clause from the verb on, whole words, without its end. */
function wordsOf(rest: string, least: number): string {
  const clause = rest.slice(0, least) + (clauseOn.exec(rest.slice(least))?.[0] ?? '')
  let end = clause.length
  for (const match of clause.matchAll(/,| (?:and|but|because|so that|which|while) /g)) {
    if (match.index < least) continue
    end = match.index
    break
  }
  const words = clause.slice(0, end)
  if (words.length <= longestWhat) return words.trim()
  const cut = words.lastIndexOf(' ', longestWhat)
  return words.slice(0, Math.max(cut, least)).trim()
}

/** What tells two values apart: a place or person that the clause names, else its words after the verb without times. */
function toldValue({ mentions, times }: FactParts, start: number, what: string, length: number): string {
  const end = start + what.length
  const named = mentions
    .filter(({ kind }) => kind === 'place' || kind === 'person')
    .flatMap(({ surface, places }) => places.map(([from, to]) => ({ surface, from, to })))
    .filter(({ from, to }) => from >= start && to <= end)
    .sort((a, b) => a.from - b.from)[0]
  if (named) return named.surface
  const time = times.find((each) => each.start >= start + length - 4 && each.end <= end)
  const bare = time ? what.slice(0, Math.max(0, time.start - start)) : what
  return bare
    .replace(/^\S+ /, '')
    .replace(/^(?:in|on|at|to|into|the|a|an|my|her|his|their|our|as|with|for) /i, '')
    .replace(/ (?:in|on|at|since|from|last|this|to)$/i, '')
    .trim()
}
