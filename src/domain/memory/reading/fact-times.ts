import type { Page } from '#domain/journal/reading/language/language-tokens.ts'
import type { TimeMention } from '#domain/journal/reading/times/times.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { type Days, lastedSince, spanIn } from './fact-spans.ts'
import type { FactState, Mention } from './page-memory.ts'

/** What is known of a page when its facts are looked for. */
export interface FactParts {
  readonly page: Page
  readonly mentions: readonly Mention[]
  readonly times: readonly TimeMention[]
  /** The day of the page. */
  readonly day: Day
}

/** 'starts at the bank in April': with a time, the present speaks of what is to come, unless it is long so. */
export const isAhead = (what: string): boolean =>
  /^(?:starts?|moves?|begins?|goes|comes|joins?|retires?|marries|turns|is|am|are|['’](?:s|m|re)) /i.test(
    what,
  ) && !/\b(?:since|ago|last|yesterday|today|already|now)\b/i.test(what)

/** Words of a time that could not be made out: what they go with did not begin on the day of the page. */
const unclear =
  /\b(?:since (?!then)|years? ago|ages ago|decades ago|long ago|a while (?:ago|back)|back (?:in|then)|when (?:i|we|he|she|they|mum|dad|\p{Lu}\p{L}{1,15}) was|as a (?:child|kid|boy|girl|teenager|student)|(?:for|after) (?:\w+ ){1,3}(?:years|months)|half (?:her|his|my|their) li(?:fe|ves)|in (?:19|20)\d\d|(?:19|20)\d\d|(?:over|at|by|around|before|after|since|during|last) (?:christmas|easter|new year|xmas|diwali|eid|passover|thanksgiving|halloween|the (?:summer|winter|spring|autumn|fall|war|holidays))|(?:at|towards|by|near) the (?:end|start|beginning) of|on \d{1,2}[/.]\d{1,2}|(?:in|during) (?:the|his|her|my|their) (?:nineties|eighties|seventies|sixties|fifties|forties|thirties|twenties|teens)|once|long since|used to)\b/iu

export const namesTime = (before: string, what: string): boolean =>
  unclear.test(before.slice(-60)) || unclear.test(what)

type Time = Days | 'ahead' | null

/** 'on Thursdays' says how often. */
const isHabit = (words: string): boolean =>
  /^(?:on )?\w{3,6}day(?:s\b| (?:night|morning|evening|afternoon)s\b)/i.test(words)

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** 'started on Monday', written on a Sunday: what began or happened did so on the last one. */
export function weekdayIn(what: string, state: FactState, day: Day): Exclude<Time, 'ahead'> {
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

/** 'has been there for four years', 'ten years sober': what still holds began so long ago. `words`: the claim's. */
export const lastedIn = (words: string, state: FactState, day: Day): Days | null =>
  state === 'is' || state === 'ends' ? lastedSince(words, day) : null

const perfect = /\b(?:has|have|i['’]?ve|['’]ve|['’]s) (?:(?:also|both|now|finally|already|even|since) )*$/i
/** A 'has' or 'is' before a participle of its own: 'has joined', and not 'is pregnant'. */
const participle =
  /^(?:has |have |['’](?:s|ve) )?(?!(?:engaged|married|divorced|separated|retired|diagnosed|pregnant)\b)(?:\w+ed|moved|left|got|gone|bought|sold|taken|given|begun|found|met|broken|put|become|split|quit|won|lost|made|had|started|hurt|torn|done)\b/i

/** 'I've joined a choir', 'Kiran's dropped out': some time in the month before, where no time is named and it is not said to be new. */
export const lately = (before: string, what: string, state: FactState, day: Day): Days | null =>
  state !== 'is' &&
  !/\bjust\b/i.test(before.slice(-12)) &&
  (perfect.test(before) || /^(?:has|have|['’](?:s|ve)) /i.test(what)) &&
  participle.test(what)
    ? { from: addDays(day, -30), to: day }
    : null

/** The time that goes with a claim: named in its clause, or before it in the sentence. */
export function timeFor(
  { times, page, day }: FactParts,
  at: number,
  from: number,
  to: number,
  length: number,
): Time {
  const words = page.text.slice(at, Math.min(to, at + length + 24))
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
  const own = inSentence.find((time) => time.start >= at && time.start <= at + length + 24)
  const time = own ?? inSentence.filter((each) => each.end <= at).at(-1)
  if (!time || time.from === null || time.to === null) return null
  if (time.direction === 'future') return own ? 'ahead' : null
  return { from: time.from, to: time.to }
}
