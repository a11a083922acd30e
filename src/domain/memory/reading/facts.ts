import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { TimeMention } from '#domain/journal/reading/times/times.ts'
import { fold } from '#domain/text/fold.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { doing, momentary, noLonger } from './doing-rules.ts'
import { isDreamed, isOfStory, isUnreal, takenBack } from './fact-guards.ts'
import { type FactRule, factRules } from './fact-rules.ts'
import { type FactFound, type FactState, type Mention, self } from './page-memory.ts'
import { type Reference, referencesIn } from './references.ts'
import { isOrdinaryWord } from './value-words.ts'

/** What is known of a page when its facts are looked for. */
export interface FactParts {
  readonly page: Page
  readonly mentions: readonly Mention[]
  readonly times: readonly TimeMention[]
  /** The day of the page. */
  readonly day: Day
}

/** What may stand between somebody and what is said of them. */
const light =
  /^(?:(?:,? who|,)? ?(?:['’](?:s|m|ve|re|d)|has|have|had|just|finally|also|only|already|officially|now|recently|actually|both|all|then|is|was|are|were|am|been|suddenly|secretly|really|still) )+/i
const longestWhat = 90

interface Matched {
  readonly slot: string
  readonly state: FactState
  readonly length: number
  readonly value: string | null
}

/** The facts that a page states, in its order: each is said of somebody named, of the writer, or of whom a pronoun surely means. */
export function factsIn(parts: FactParts): FactFound[] {
  const { page, mentions } = parts
  const found: FactFound[] = []
  for (const [at, sentence] of page.sentences.entries()) {
    if (isForeignAll(page, at) || isOpenTask(page, at)) continue
    const soFar = paragraphSoFar(page, at)
    if (isDreamed(soFar)) continue
    const isStory = isOfStory(soFar)
    const taken: { readonly from: number; readonly to: number }[] = []
    for (const reference of referencesIn(parts, at)) {
      if (isStory && !isOwn(reference, mentions)) continue
      const fact = factAfter(parts, at, reference)
      if (!fact || taken.some(({ from, to }) => fact.from < to && fact.to > from)) continue
      taken.push(fact)
      if (isForeignAt(page, sentence.start + fact.from)) continue
      for (const subject of [...reference.beside, reference.surface])
        if (subject !== self || fact.fact.slot !== 'life') found.push({ ...fact.fact, subject })
    }
  }
  return found
}

/** The sentences of a paragraph up to one of them. */
function paragraphSoFar({ sentences, text }: Page, at: number): string[] {
  const soFar: string[] = []
  for (let back = at; back >= 0; back--) {
    const [one, next] = [sentences[back], sentences[back + 1]]
    if (!one || (back < at && next && /\n\s*\n/.test(text.slice(one.end, next.start)))) break
    soFar.unshift(one.text)
  }
  return soFar
}

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

function factAfter(parts: FactParts, at: number, { surface, end, isElided }: Reference) {
  const sentence = parts.page.sentences[at]
  if (!sentence) return null
  const tail = sentence.text.slice(end)
  const rest = isElided ? tail : tail.replace(/^ /, '')
  const shift = end + (tail.length - rest.length)
  for (const skip of skipsOf(rest, isElided)) {
    const matched = matchedIn(rest.slice(skip), isElided)
    if (!matched) continue
    const start = shift + skip
    const next = parts.page.sentences[at + 1]?.text ?? ''
    if (isUnreal(sentence.text, start) || takenBack(sentence.text.slice(start), next)) return null
    const what = wordsOf(sentence.text.slice(start), matched.length)
    const named = timeFor(parts, sentence.start + start, sentence.start, sentence.end, what.length)
    const days = named ?? weekdayIn(what, matched.state, parts.day)
    if (days === 'ahead' || (days && isAhead(what))) return null
    if (matched.slot === 'home' && matched.state === 'begins' && !isHome(parts, sentence.start + start, what))
      return null
    const isTimeUnclear = !days && namesTime(sentence.text.slice(0, start), what)
    const value = matched.value ?? fold(toldValue(parts, sentence.start + start, what, matched.length))
    const fact: FactFound = {
      ...{ subject: surface, slot: matched.slot, value, what, state: matched.state },
      ...{ from: days?.from ?? null, to: days?.to ?? null, sentence: at },
      ...(isTimeUnclear && { isTimeUnclear }),
    }
    return { from: start, to: start + matched.length, fact }
  }
  return null
}

/** 'starts at the bank in April': with a time, the present speaks of what is to come, unless it is long so. */
const isAhead = (what: string): boolean =>
  /^(?:starts?|moves?|begins?|goes|comes|joins?|retires?|marries|turns|is|am|are|['’](?:s|m|re)) /i.test(
    what,
  ) && !/\b(?:since|ago|last|yesterday|today|already|now)\b/i.test(what)

/** 'moved to Leeds', 'moved into a flat'; not 'moved to decaf'. */
function isHome({ mentions }: FactParts, start: number, what: string): boolean {
  if (!/^(?:moved|moves) /i.test(what)) return true
  const to = /^(?:moved|moves) (?:back |out |over |down |up |away )?(?:to|into|in with|in together) ?/i.exec(
    what,
  )?.[0]
  if (to === undefined) return false
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

/** Words of a time that could not be made out: what they go with did not begin on the day of the page. */
const unclear =
  /\b(?:years? ago|ages ago|decades ago|long ago|a while (?:ago|back)|back (?:in|then)|when (?:i|we|he|she|they|mum|dad|\p{Lu}\p{L}{1,15}) was|as a (?:child|kid|boy|girl|teenager|student)|in (?:19|20)\d\d|(?:19|20)\d\d|(?:over|at|by|around|before|after|since|during|last) (?:christmas|easter|new year|xmas|diwali|eid|passover|thanksgiving|halloween|the (?:summer|winter|spring|autumn|fall|war|holidays))|(?:at|towards|by|near) the (?:end|start|beginning) of|on \d{1,2}[/.]\d{1,2}|(?:in|during) (?:the|his|her|my|their) (?:nineties|eighties|seventies|sixties|fifties|forties|thirties|twenties|teens)|once|long since|used to)\b/iu

const namesTime = (before: string, what: string): boolean =>
  unclear.test(before.slice(-60)) || unclear.test(what)

/** Where the verb may begin: at once, or after light words. 'was born' and 'is seeing' need theirs, so both are tried. */
function skipsOf(rest: string, isElided: boolean): number[] {
  if (isElided) return [0]
  const who = /^,? ?who /.exec(rest)?.[0].length ?? 0
  const all = light.exec(rest)?.[0].length ?? 0
  const adverb =
    /^(?:,? who )?(?:(?:has|have|had|['’]ve|['’]s|just|finally|also|already|recently|now) )+/i.exec(rest)?.[0]
      .length ?? 0
  // ', my brother,' between the name and what is said of them.
  const beside = /^, (?:my|our|the|an?) [^,.;:!?\n]{2,40}, /i.exec(rest)?.[0].length ?? 0
  return [...new Set([0, who, adverb, all, beside])]
}

function matchedIn(rest: string, isElided: boolean): Matched | null {
  for (const { slot, state, pattern, mayBeElided } of factRules as readonly FactRule[]) {
    if (isElided && !mayBeElided) continue
    const match = pattern.exec(rest)
    if (match) return { slot, state, length: match[0].length, value: null }
  }
  const does = doing.exec(rest)
  const verb = does?.[2]?.toLowerCase()
  if (does && verb && !momentary.has(verb)) {
    const ends = /^(?:stopped|quit|has stopped|have stopped|no longer)/i.test(does[0])
    return { slot: `does ${verb}`, state: ends ? 'ends' : 'begins', length: does[0].length, value: verb }
  }
  const not = isElided ? null : noLonger.exec(rest)
  const plain = not?.[1]?.toLowerCase()
  if (!not || !plain) return null
  const ing = `${plain.replace(/e$/, '')}ing`
  return { slot: `does ${ing}`, state: 'ends', length: not[0].length, value: ing }
}

/** The clause from the verb on, whole words, without its end. */
function wordsOf(rest: string, least: number): string {
  const clause = /^[^.;:!?—–()\n]*/.exec(rest)?.[0] ?? ''
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

type Time = { readonly from: string; readonly to: string } | 'ahead' | null

/** 'on Thursdays' says how often. */
const isHabit = (words: string): boolean =>
  /^(?:on )?\w{3,6}day(?:s\b| (?:night|morning|evening|afternoon)s\b)/i.test(words)

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** 'started on Monday', written on a Sunday: what began or happened did so on the last one. */
function weekdayIn(what: string, state: FactState, day: Day): Exclude<Time, 'ahead'> {
  const name =
    state === 'is'
      ? undefined
      : /\bon (\w{3,6}day)\b(?! (?:night|morning|evening|afternoon)s)/i.exec(what)?.[1]
  const weekday = weekdays.indexOf(name?.toLowerCase() ?? '')
  if (weekday < 0) return null
  const back = (new Date(`${day}T00:00:00Z`).getUTCDay() - weekday + 7) % 7
  const then = addDays(day, -back)
  return { from: then, to: then }
}

/** The time that goes with a claim: named in its clause, or before it in the sentence. */
function timeFor({ times, page }: FactParts, at: number, from: number, to: number, length: number): Time {
  const inSentence = times.filter(
    (time) => time.start >= from && time.end <= to && !isHabit(page.text.slice(time.start, time.end + 12)),
  )
  const own = inSentence.find((time) => time.start >= at && time.start <= at + length + 24)
  const time = own ?? inSentence.filter((each) => each.end <= at).at(-1)
  if (!time || time.from === null || time.to === null) return null
  if (time.direction === 'future') return own ? 'ahead' : null
  return { from: time.from, to: time.to }
}
