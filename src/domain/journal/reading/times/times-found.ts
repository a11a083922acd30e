import { isStopword } from '#domain/text/text.ts'
import type { TimeContext } from './times-calendar.ts'
import { count, holiday, month, part, season, shortMonth, unit, weekday, year } from './times-patterns.ts'
import {
  agoIn,
  aheadIn,
  besideIn,
  dateIn,
  dayIn,
  decadeIn,
  holidayIn,
  monthIn,
  ordinalIn,
  type Resolved,
  rollingIn,
  type Side,
  seasonIn,
  weekBeforeLast,
  weekdayIn,
  yearsIn,
} from './times-rules.ts'

/** What a rule may look at: its groups in small letters, the sentence as written, where the match stands in it, and whether its clause speaks of what is to come. */
export interface Found {
  readonly groups: Readonly<Record<string, string | undefined>>
  readonly sentence: string
  readonly start: number
  readonly end: number
  readonly isAhead: boolean
  readonly context: TimeContext
}

/** Its pattern is to be matched with text in small letters. */
export interface TimeRule {
  /** One of these has to stand in the sentence: folded words, or '#year', '#date' (14th) and '#decade' (80s). */
  readonly triggers: readonly string[]
  readonly pattern: RegExp
  readonly resolve: (found: Found) => Resolved
}

const rule = (triggers: string, pattern: string, resolve: TimeRule['resolve']): TimeRule => ({
  triggers: triggers.replaceAll('sept?', 'sep|sept').split('|'),
  pattern: new RegExp(
    `(?<![\\w'’\\u00c0-\\u024f-])(?:${pattern})(?![\\w\\u00c0-\\u024f]|['’][a-z]|-[a-z])`,
    'g',
  ),
  resolve,
})

const low = (group: string | undefined): string => group ?? ''
/** Whether a group that was found is written with a large first letter. */
function isCapital({ sentence, start, end }: Found, group: string | undefined): boolean {
  const at = sentence
    .slice(start, end)
    .toLowerCase()
    .indexOf(group ?? '')
  return /^[A-Z]/.test(sentence.slice(start + at, end))
}
/** Months whose names are words or first names as well: by themselves they are no time. */
const unsureMonths = /^(?:march|april|may|june|august)$/
const ends = /^\s*(?:$|[,.;:!?)…—–-])/
const owned = /(?:^|\W)(?:the|our|my|his|her|its|their|your|a|one|very|at|of)\s+$/i
const within = /\b(?:in|over|for|during|within)\s+$/i
const goesOn = /^\s*(?:$|[,.;:!?)…—–-]|(?:and|but|so|because|when|i|we|he|she|they|it|there|at|in|with)\b)/i

const after = ({ sentence, end }: Found): string => sentence.slice(end, end + 40)
const before = ({ sentence, start }: Found): string => sentence.slice(Math.max(0, start - 20), start)

/** A year is followed by a mark or a grammar word; '2000 steps' is no year. */
function isYear(found: Found): boolean {
  const next = /^\s+([a-z][a-z’']*)/i.exec(after(found))?.[1]
  return (
    ends.test(after(found)) || (next !== undefined && isStopword(next.toLowerCase().replaceAll('’', "'")))
  )
}

function besideRule(found: Found): Resolved {
  const { groups, context } = found
  const said = low(groups.side)
  const name = low(groups.name)
  if (said !== 'this' && !/coming|past/.test(said) && owned.test(before(found))) return null
  if (said === 'past' && !/the\s+$/i.test(before(found))) return null
  if (/^\s+of\b/i.test(after(found))) return null
  if (/^(?:march|may)$/.test(name) && !isCapital(found, groups.name)) return null
  const side: Side = /next|coming/.test(said) ? 'next' : /last|past/.test(said) ? 'last' : 'this'
  return besideIn(context, side, name)
}

function weekdayRule(found: Found): Resolved {
  const { groups, context, isAhead } = found
  if (!groups.lead && !isCapital(found, groups.name)) return null
  if (/^\s+(?:school|times|blues|service|club|lunch club)\b/i.test(after(found))) return null
  if (/(?:black|good|ash|shrove|maundy|palm|easter|every|a|the|each|most)\s+$/i.test(before(found)))
    return null
  return weekdayIn(context, low(groups.name), low(groups.lead), isAhead)
}

function monthRule(found: Found): Resolved {
  const { groups, context, isAhead } = found
  const name = low(groups.name)
  const isNamed = isCapital(found, groups.name)
  const hasLead = groups.lead !== undefined && groups.lead !== ''
  if (groups.year) return isNamed || hasLead ? monthIn(context, name, groups.year, false) : null
  if (/^(?:march|may)$/.test(name) && !isNamed) return null
  if (!hasLead && (!isNamed || unsureMonths.test(name))) return null
  return monthIn(context, name, '', isAhead)
}

function dateRule(found: Found): Resolved {
  const { groups, context, isAhead } = found
  const date = Number(groups.date)
  const name = groups.name ?? ''
  const isLoose = !groups.ordinal && !groups.of && !groups.year
  if (/^(?:may|march|mar|sep|sept)$/i.test(name) && !isCapital(found, name)) return null
  if (isLoose && /(?:chapter|part|page|room|act|scene|verse|number|no\.)\s+$/i.test(before(found)))
    return null
  return dateIn(context, date, name, groups.year ?? '', isAhead)
}

const lead = '(?:(?<lead>on|by|until|till|before) )?'
const anyMonth = `${month}|${shortMonth}`
const age = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty'
const ordinal = '(?<ordinal>st|nd|rd|th)?'

/** All the rules; where two fit at one place, the longer match counts. */
export const timeRules: readonly TimeRule[] = [
  rule('before', `the day before yesterday|the night before last`, ({ context }) =>
    dayIn(context, -2, 'day'),
  ),
  rule('tomorrow', 'the day after tomorrow', ({ context }) => dayIn(context, 2, 'day')),
  rule('before', 'the week before last', ({ context }) => weekBeforeLast(context)),
  rule('yesterday', `yesterday(?: (?:${part}))?`, ({ context }) => dayIn(context, -1, 'day')),
  rule('tomorrow', `tomorrow(?: (?:${part}))?`, ({ context }) => dayIn(context, 1, 'day')),
  rule('today', 'today', ({ context }) => dayIn(context, 0, 'day')),
  rule('tonight|this', 'tonight|this (?:morning|afternoon|evening)', ({ context }) =>
    dayIn(context, 0, 'part'),
  ),
  rule('ago', `(?<count>${count}) (?<unit>${unit})s? ago(?<exact> today)?`, ({ groups, context }) =>
    agoIn(context, groups.count ?? '', low(groups.unit), groups.exact !== undefined),
  ),
  rule('ago', '(?:(?:many|some) )?(?:years|months|weeks|days) ago|a long time ago', () => 'words'),
  rule('now', `(?<count>${count}) (?<unit>day|week|month|year)s? from now`, ({ groups, context }) =>
    aheadIn(context, groups.count ?? '', low(groups.unit)),
  ),
  rule(
    'hour|day|week|month|year|hours|days|weeks|months|years',
    `in (?<count>${count}) (?<unit>hour|day|week|month|year)(?:s['’]?|['’]s)?(?<time> time)?`,
    (found) => {
      const { groups, context, isAhead } = found
      return isAhead || groups.time ? aheadIn(context, groups.count ?? '', low(groups.unit)) : null
    },
  ),
  rule(
    'last|past',
    `the (?<side>last|past) (?:(?<count>${count}) )?(?<unit>day|night|week|fortnight|month|year)s?`,
    (found) => {
      const { groups, context } = found
      const isSaid = groups.count !== undefined || low(groups.side) === 'past' || within.test(before(found))
      if (!isSaid || /^\s+of\b/i.test(after(found))) return null
      return rollingIn(context, groups.count ?? '', low(groups.unit))
    },
  ),
  rule(
    'last|next|coming|past|this',
    `(?<side>last|next|this coming|this past|coming|past|this) (?<name>${weekday}|${month}|${season}|christmas|weekend|week|month|year|night)(?: (?:${part}))?`,
    besideRule,
  ),
  rule(weekday, `${lead}(?<name>${weekday})(?: (?:${part}))?`, weekdayRule),
  rule(
    anyMonth,
    `(?:on )?(?:the )?(?<date>\\d{1,2})${ordinal} (?<of>of )?(?<name>${month}|${shortMonth})(?:,? (?<year>${year}))?`,
    dateRule,
  ),
  rule(
    anyMonth,
    `(?:on )?(?<name>${month}|${shortMonth})\\.? (?:the )?(?<date>\\d{1,2})${ordinal}(?:,? (?<year>${year}))?`,
    dateRule,
  ),
  rule('#year', `(?:on )?(?<year>${year})-(?<month>\\d\\d)-(?<date>\\d\\d)`, ({ groups, context }) => {
    const name = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')[Number(groups.month) - 1]
    return name ? dateIn(context, Number(groups.date), name, groups.year ?? '', false) : null
  }),
  rule('#date', '(?:on|since|as of) the (?<date>\\d{1,2})(?:st|nd|rd|th)', (found) => {
    if (!goesOn.test(after(found))) return null
    return ordinalIn(found.context, Number(found.groups.date), found.isAhead)
  }),
  rule(
    month,
    `(?<lead>(?:in|since|during|until|by|throughout|of) (?:early |late |mid[- ])?)?(?<name>${month})(?: (?<year>${year}))?`,
    monthRule,
  ),
  rule('#year', `(?:in|during|until|by|since) (?:early |late |mid[- ])?(?<year>${year})`, (found) =>
    isYear(found) ? yearsIn(found.groups.year ?? '', found.groups.year ?? '') : null,
  ),
  rule(
    '#year',
    `(?:from|between) (?<year>${year}) (?:to|until|till|and|through) (?<last>${year})`,
    ({ groups }) => yearsIn(groups.year ?? '', groups.last ?? ''),
  ),
  rule(
    season,
    `(?:in |during )?(?:the )?(?<name>${season}) (?:of )?(?<year>${year})`,
    ({ groups, context }) => seasonIn(context, low(groups.name), groups.year ?? ''),
  ),
  rule(
    '#decade|fifties|sixties|seventies|eighties|nineties',
    `in the (?<decade>(?:19|20)?[1-9]0['’]?s|fifties|sixties|seventies|eighties|nineties)`,
    ({ groups }) => decadeIn(groups.decade ?? ''),
  ),
  rule(
    'christmas|year|halloween|valentine|boxing|wednesday|easter|friday|whit|pentecost',
    `(?:on|at|over|until|till|by) (?<name>${holiday})`,
    ({ groups, context, isAhead }) => holidayIn(context, groups.name ?? '', isAhead),
  ),
  rule(
    'when',
    `when (?:i|we) (?:was|were) (?:(?:about |only |just )?(?:\\d{1,2}|${age}|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: years old)?|(?:a |an )?(?:small |little |young )?(?:child|kid|children|kids|boy|girl|teenager|student|little|young|younger|small)|in my (?:teens|twenties|thirties|forties|fifties))`,
    () => 'words',
  ),
  rule('age', `at the age of (?:\\d{1,2}|${age}|(?:thir|four|fif|six|seven|eigh|nine)teen)`, () => 'words'),
  rule(
    'other|next|following|later',
    `the other (?:day|night|week|evening|morning)|the (?:next|following) (?:day|morning|evening|night|week|month|year)|(?:${count}) (?:day|night|week|month|year|hour)s? later`,
    () => 'words',
  ),
  rule('before', 'the (?:day|night|evening|morning|week|month|year|summer) before', (found) =>
    goesOn.test(after(found)) ? 'words' : null,
  ),
]

/** 'since' takes what follows it with it and reaches to the day of the entry. These need it to be a time at all. */
export const sinceRules: readonly TimeRule[] = [
  rule('since', `since (?:the )?(?<name>${season}|weekend)`, ({ groups, context }) =>
    besideIn(context, low(groups.name) === 'weekend' ? 'last' : 'this', low(groups.name)),
  ),
  rule('since', `since (?<name>${holiday})`, ({ groups, context }) =>
    holidayIn(context, groups.name ?? '', false),
  ),
]
