import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { TimeMention } from '#domain/journal/reading/times/times.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { beganIn, type Days, goneIn, lastedSince, spanIn } from './fact-spans.ts'
import type { FactState, Mention } from './page-memory.ts'
import { isApart } from './subjects.ts'

/** What is known of a page when its facts are looked for. */
export interface FactParts {
  readonly page: Page
  readonly mentions: readonly Mention[]
  readonly times: readonly TimeMention[]
  /** The day of the page. */
  readonly day: Day
}

/** 'starts at the bank in April': with a time, the present speaks of what is to come, unless it is long so. */
const isAhead = (what: string): boolean =>
  /^(?:starts?|moves?|begins?|goes|comes|joins?|retires?|marries|turns|is|am|are|['’](?:s|m|re)) /i.test(
    what,
  ) && !/\b(?:since|ago|last|yesterday|today|already|now)\b/i.test(what)

/** Words of a time that could not be made out: what they go with did not begin on the day of the page. */
const unclear =
  /\b(?:since (?!then)|years? ago|ages ago|decades ago|long ago|a while (?:ago|back)|back (?:in|then)|before (?:i|we|he|she|they) (?:was|were)\b|at (?:\d\d|(?:six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh)ty(?:-\w+)?)(?=[.,;!)]|$| (?:and|in|by|with)\b)|when (?:i|we|he|she|they|mum|dad|\p{Lu}\p{L}{1,15}) was|as a (?:child|kid|boy|girl|teenager|student)|(?:for|after) (?:\w+ ){1,3}(?:years|months)|the (?:next|following|same) (?:day|week|month|year|spring|summer|autumn|fall|winter)|that (?:spring|summer|autumn|fall|winter|year)|half (?:her|his|my|their) li(?:fe|ves)|in (?:her|his|my|their) (?:first|second|third|fourth|final|last) (?:year|term|semester)|in (?:19|20)\d\d|(?:19|20)\d\d|(?:over|at|by|around|before|after|since|during|last) (?:christmas|easter|new year|xmas|diwali|eid|passover|thanksgiving|halloween|the (?:summer|winter|spring|autumn|fall|war|holidays))|(?:at|towards|by|near) the (?:end|start|beginning) of|on \d{1,2}[/.]\d{1,2}|(?:in|during) (?:the|his|her|my|their) (?:nineties|eighties|seventies|sixties|fifties|forties|thirties|twenties|teens)|once|long since|used to)\b/iu

const namesTime = (before: string, what: string): boolean =>
  unclear.test(before.slice(-60)) || unclear.test(what)

type Time = Days | 'ahead' | null

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

/** What may have been so for a time, and words that say that it has. */
const lastsLong = /^(?:state|work|home|partner|given-up)$/
const hasLasted = /(?:been|['’](?:s|ve)|has|have|years|sober)\b/i

/** 'has been there for four years', 'ten years sober': what still holds began so long ago. `words`: the claim's. */
const lastedIn = (words: string, state: FactState, day: Day): Days | null =>
  (state === 'is' || state === 'ends') && !/\bsince (?!then)/i.test(words) ? lastedSince(words, day) : null

const perfect = /\b(?:has|have|i['’]?ve|['’]ve|['’]s) (?:(?:also|both|now|finally|already|even|since) )*$/i
/** A 'has' or 'is' before a participle of its own: 'has joined', and not 'is pregnant'. */
const participle =
  /^(?:has |have |['’](?:s|ve) )?(?!(?:engaged|married|divorced|separated|retired|diagnosed|pregnant)\b)(?:\w+ed|moved|left|got|gone|bought|sold|taken|given|begun|found|met|broken|put|become|split|quit|won|lost|made|had|started|hurt|torn|done)\b/i

/** 'I've joined a choir', 'Kiran's dropped out': some time in the month before, where no time is named and it is not said to be new. */
const lately = (before: string, what: string, state: FactState, day: Day): Days | null =>
  state !== 'is' &&
  !/\bjust\b/i.test(before.slice(-12)) &&
  (perfect.test(before) || /^(?:has|have|['’](?:s|ve)) /i.test(what)) &&
  participle.test(what)
    ? { from: addDays(day, -30), to: day }
    : null

/** Between a claim and a time that goes with something else: ', and is to start in August', ', she went on days in January'. */
const turns =
  /\b(?:and|but|or|(?:he|she|they|we|i|who)(?! found)|it(?!['’]s| is| was)|starts?|because|so)\b|[;:()—–]|[.!?] /i
const isThenLater = /\bthe (?:next|following) (?:day|week|month|year|spring|summer|autumn|fall|winter)\b/i

/** The time that goes with a claim: named in its clause, or before it in the sentence. */
function timeFor(
  { times, page, day }: FactParts,
  at: number,
  from: number,
  to: number,
  length: number,
  state: FactState,
): Time {
  const near = page.text.slice(at, Math.min(to, at + length + 24))
  const end = near.slice(length).search(/[.!?] /)
  const words = end < 0 ? near : near.slice(0, length + end + 1)
  const span = spanIn(words, day)
  if (span) return span
  const inSentence = times.filter(
    (time) =>
      time.start >= from &&
      time.end <= to &&
      // 'By Easter' names no more than an end.
      !/^(?:by|until|till) /i.test(time.text) &&
      !isHabit(page.text.slice(time.start, time.end + 12)),
  )
  // 'He is eighteen in March and has been offered a place', 'nobody has slept since Wednesday and Tom is on nights'.
  const isOfAnother = (end: number): boolean => {
    const isNow = /['’]s |\b(?:is|are|turns?|will) /i.test(page.text.slice(from, end))
    const between = page.text.slice(end, at)
    if (/, (?:where|who|which)\b/.test(between)) return true
    return (
      (state === 'is' || (isNow && perfect.test(between))) &&
      /\b(?:and|but|because|so|that|where|who|which|while)\b|[;:]|, (?:he|she|i|we|they)\b/i.test(between)
    )
  }
  const own = inSentence.find(
    (time) =>
      time.start >= at &&
      time.start <= at + length + 24 &&
      !turns.test(page.text.slice(at + length, time.start)),
  )
  // 'lost a foot in 2003 and died the next spring'
  if (!own && isThenLater.test(words)) return null
  const time =
    own ??
    inSentence
      .filter((each) => each.end <= at && (each.direction === 'future' || !isOfAnother(each.end)))
      .at(-1)
  if (!time || time.from === null || time.to === null) return null
  if (time.direction === 'future') return own ? 'ahead' : null
  return beganIn({ from: time.from, to: time.to }, time.text)
}

/** The page's own day, by words of a sentence. */
const todays =
  /\b(?:to-?day|tonight|this (?:morning|afternoon|evening)|just|at lunch|an hour ago|as of now)\b/i
/** What was so once, a birth and a death that are only told of, began on no day that the page knows. */
const untimed =
  /^(?:was|trade) once |^illness begins had (?!(?:an?|her|his|my|covid|the flu|pneumonia|chickenpox|shingles|measles|tonsillitis|appendicitis)\b)|^life ends is dead|^life begins (?!(?:,|was) born (?:at|last|this|early))/
/** 'is engaged', 'has a puppy': it holds on the day of the page, and began before. */
const present =
  /^(?!['’]s (?:first|last) )(?:is|are|am|['’](?:s|re|m|ve)|has|have|expecting|having)(?: got| now| already| really)* /i
/** 'has a new job', 'am smoking again': not long since. */
const anew = /^.{0,24}\b(?:new|again|back)\b/i
const namesYear = /\d{4}|['’]\d\d\b|\b(?:last|ago|since)\b/i
/** 'had slipped': before what the page tells of. */
const before = /\b(?:had|['’]d) (?:(?:also|just|already|then|once|never|once more) )*$/i

/** When a claim began. */
interface When {
  readonly days: Days | null
  readonly state: FactState
  /** Nobody can tell. */
  readonly isUnclear: boolean
}

/** The time of a claim whose words `what` begin at `start` of a sentence; null: it is still to come. Without days and not unclear, it is that of the page. */
export function whenOf(
  parts: FactParts,
  at: number,
  start: number,
  what: string,
  { slot, state }: { readonly slot: string; readonly state: FactState },
): When | null {
  const sentence = parts.page.sentences[at]
  if (!sentence) return null
  const { day } = parts
  // 'began on Monday, who was a deputy in Hull': not on Monday.
  if (/^(?:was|trade|study) once /.test(`${slot} ${state} `) && !namesYear.test(what))
    return { days: null, state, isUnclear: true }
  // ', a tram driver from Mauritius': a time beside it is of something else.
  if (what.startsWith(',') && state === 'is') return { days: null, state, isUnclear: false }
  const told = sentence.text.slice(0, start)
  const long = lastsLong.test(slot) && hasLasted.test(what.slice(0, 24)) ? lastedIn(what, state, day) : null
  const gone = slot === 'child' ? goneIn(what, day) : null
  // 'expecting in August': the child comes then, and is expected now.
  const isExpected = slot === 'child' && /^\W?(?:\w+ )?(?:expecting|due|having)\b/i.test(what)
  const named =
    gone ?? long ?? timeFor(parts, sentence.start + start, sentence.start, sentence.end, what.length, state)
  const days = isExpected ? null : (named ?? weekdayIn(what, state, day))
  if (days === 'ahead' || (days && !long && !gone && isAhead(what) && !participle.test(what))) return null
  if (days) return { days, state, isUnclear: false }
  if (state === 'is') return { days, state, isUnclear: isUnclearIn(sentence.text, start, what) }
  if (isExpected || (state === 'begins' && present.test(what) && !participle.test(what)))
    return anew.test(what)
      ? { days: { from: addDays(day, -30), to: day }, state, isUnclear: false }
      : { days, state: 'is', isUnclear: false }
  if (
    untimed.test(`${slot} ${state} ${what}`) ||
    before.test(told) ||
    isUnclearIn(sentence.text, start, what)
  )
    return { days, state, isUnclear: true }
  const perfectly = lately(told, what, state, day)
  if (perfectly || isToday(parts, at)) return { days: perfectly, state, isUnclear: false }
  return { days: { from: toldSince(parts, at) ?? addDays(day, -7), to: day }, state, isUnclear: false }
}

const isUnclearIn = (sentence: string, start: number, what: string): boolean =>
  namesTime(sentence.slice(0, start), sentence.slice(start, start + what.length + 12))

/** Where the sentence before tells of a time longer ago, what follows without one may be of it: 'We skied in January. Tom broke his leg.' */
function toldSince({ page, times, day }: FactParts, at: number): Day | null {
  const before = page.sentences[at - 1]
  if (!before || isApart(page, at)) return null
  const time = times.findLast(({ start, end }) => start >= before.start && end <= before.end)
  const isOlder = time?.from && time.direction !== 'future' && time.from < addDays(day, -7)
  return isOlder && time.from > addDays(day, -400) ? time.from : null
}

/** Whether a sentence, or one of the two before it in its paragraph, tells of the page's own day, and nothing between them of another. */
function isToday({ page, times }: FactParts, at: number): boolean {
  for (const back of [0, 1, 2]) {
    const sentence = page.sentences[at - back]
    if (!sentence) return false
    if (todays.test(sentence.text)) return true
    if (isApart(page, at - back)) return false
    if (times.some(({ start, end }) => start >= sentence.start && end <= sentence.end)) return false
  }
  return false
}
