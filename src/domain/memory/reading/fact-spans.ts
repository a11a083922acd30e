import { addDays, type Day } from '#domain/time/day.ts'

/** The days between which something began. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy'.split(' ')
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const theNth = new RegExp(
  `\\b(since|on|from|was) the (${ordinals.toReversed().join('|')}|\\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)?(?: of (?:(this|the|last) month|(${months.join('|')})))?(?=[.,;:!?)]|$| (?:and|at|with|in|because|by|for|but|after|before|from|to|so|already|now|or|when)\\b)`,
  'i',
)
const seasonsAgo = /\b(\w+) (spring|summer|autumn|fall|winter)s ago\b/i
const shortYear = /\b(since|in) ['’](\d\d)\b/i
const newYear = /\b(since|at|on|over) new years?(?:['’]s)?(?: day)?(?= |[.,;!?)]|$)(?! eve)/i
const wholeAgo = /\b(\w+(?:-\w+)?) (year|month|week)s? ago to-?day\b/i
const longToday =
  /\b(\w+(?:-\w+)?) (day|week|month|year)s? (?:(?:to-?day|now)\b(?! old)|(?:without|off) (?:a|the|any|my)\b)/i
const beforeLast = new RegExp(`\\bthe (${months.join('|')}|spring|summer|autumn|fall) before last\\b`, 'i')
const gone = /\b(\d{1,2}|[a-z]{3,9}(?:-[a-z]{3,5})?) (week|month)s (?:gone|pregnant|along|on)\b/i
const otherDay = /\bthe other day\b/i
/** Behind a pronoun it may look like somebody's last night: 'finished with her last night'. */
const lastNight = /\b(?:him|her|me|us|them) last night\b/i
const weekend = /\b(?:at|over|on) the weekend\b/i
const sameDay = /\bon the (sun|mon|tues|wednes|thurs|fri|satur)day\b/i
const howLong =
  /\b(?:for|these|the (?:last|past)|nearly|almost|over|coming up to|going on|^)? ?(?:the (?:last|past) )?(?:nearly |almost |about |over |more than )?(an?|\d{1,2}|[a-z]{3,9}(?:-[a-z]{3,5})?) (year|month)s?\b(?! (?:ago|old|gone|pregnant|along|before|later|\d))/i

const numberOf = (word: string): number | null => {
  const low = word.toLowerCase()
  if (/^\d+$/.test(low)) return Number(low)
  if (low === 'a' || low === 'an') return 1
  const [ten = '', one] = low.split('-')
  const unit = one === undefined ? 0 : ones.indexOf(one) + 1
  const whole = tens.indexOf(ten)
  if (whole >= 0) return (whole + 2) * 10 + unit
  return ones.includes(low) ? ones.indexOf(low) + 1 : null
}

const partsOf = (day: Day): readonly [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8)),
]

/** The day `date` of a month, months counted from January of year 0; null: it has no such day. */
function dayIn(month: number, date: number): Day | null {
  const day = new Date(Date.UTC(Math.floor(month / 12), month % 12, date))
  return day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null
}

/** `months` before a day, of a month that is too short its last day. */
function back(day: Day, by: number): Day {
  const [year, month, date] = partsOf(day)
  const at = year * 12 + month - 1 - by
  return dayIn(at, date) ?? dayIn(at, 28) ?? day
}

/** The last such day of a month that is not after `day`. */
function nthBefore(date: number, month: string | undefined, isLast: boolean, day: Day): Day | null {
  const [year, now] = partsOf(day)
  const first = month ? year * 12 + months.indexOf(month.toLowerCase()) : year * 12 + now - 1
  for (let by = isLast ? 1 : 0; by < 14; by += month ? 12 : 1) {
    const found = dayIn(first - by, date)
    if (found && found <= day) return found
  }
  return null
}

/** Between which days something began that has lasted so long: 'for eleven years' was said in the twelfth, or rounded. */
export function lastedSince(words: string, day: Day): Days | null {
  const [, amount = '', unit = ''] = howLong.exec(words) ?? []
  const many = numberOf(amount)
  if (many === null) return null
  const length = unit.toLowerCase() === 'year' ? 12 : 1
  const slack = length === 12 ? (many < 3 ? 3 : 6) : 1
  return { from: back(day, (many + 1) * length), to: back(day, Math.max(0, many * length - slack)) }
}

/** So many days, weeks, months or years before a day. */
const ago = (day: Day, many: number, unit: string): Day =>
  /^(?:day|week)/i.test(unit)
    ? addDays(day, -many * (/^w/i.test(unit) ? 7 : 1))
    : back(day, many * (/^y/i.test(unit) ? 12 : 1))

/** 'is six months gone': it began between seven and five months ago. */
export function goneIn(words: string, day: Day): Days | null {
  const [, amount = '', unit = ''] = gone.exec(words) ?? []
  const many = numberOf(amount)
  return many === null ? null : { from: ago(day, many + 1, unit), to: ago(day, Math.max(0, many - 1), unit) }
}

/** 'ten days today', 'two years ago today': the very day. */
function countedToday(words: string, day: Day): Days | null {
  const [, amount = '', unit = ''] = wholeAgo.exec(words) ?? longToday.exec(words) ?? []
  const many = numberOf(amount)
  if (many === null) return null
  const from = ago(day, many, unit)
  return { from, to: from }
}

/** 'the November before last' */
function beforeLastIn(words: string, year: number, month: number): Days | null {
  const name = beforeLast.exec(words)?.[1]?.toLowerCase()
  if (name === undefined) return null
  const [first, last] = seasonEnds[name] ?? [months.indexOf(name) + 1, months.indexOf(name) + 1]
  const of = year - (month > last ? 1 : 2)
  const next = dayIn(of * 12 + last, 1)
  return next ? { from: dayIn(of * 12 + first - 1, 1) ?? next, to: addDays(next, -1) } : null
}

const sinceMonth =
  /^(?:ever )?since (?:early |late |mid[- ])?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const sinceYear = /^(?:ever )?since (?:early |late |mid[- ])?\d{4}$/i
const sinceWeekday = /^(?:ever )?since (?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/i

/** A time of a page as the one in which something began: 'since 1998' reaches to the day of the page, and what is so since then began in that year. */
export function beganIn({ from, to }: Days, words: string): Days {
  const [year, month] = partsOf(from)
  const next = sinceMonth.test(words)
    ? dayIn(year * 12 + month, 1)
    : sinceYear.test(words)
      ? dayIn((year + 1) * 12, 1)
      : null
  const last = next ? addDays(next, -1) : sinceWeekday.test(words) ? from : to
  return { from, to: last < to ? last : to }
}

/** Times that name a day or season by its place in the calendar alone, in words of a clause; null where there is none. */
export function spanIn(words: string, day: Day): Days | null {
  const counted = countedToday(words, day)
  if (counted) return counted
  const nth = theNth.exec(words)
  if (nth) {
    const [, word = '', which = '', whose, month] = nth
    const date = /^\d/.test(which) ? Number(which) : ordinals.indexOf(which.toLowerCase()) + 1
    const from = nthBefore(date, month, whose?.toLowerCase() === 'last', day)
    if (from) return { from, to: /since/i.test(word) ? day : from }
  }
  const [year, month] = partsOf(day)
  const older = beforeLastIn(words, year, month)
  if (older) return older
  const short = shortYear.exec(words)
  if (short) {
    const full = Number(short[2]) + (Number(short[2]) > year % 100 ? 1900 : 2000)
    return { from: `${full}-01-01`, to: `${full}-12-31` }
  }
  const [, many = '', season = ''] = seasonsAgo.exec(words) ?? []
  const count = numberOf(many)
  if (count !== null) return seasonBefore(season.toLowerCase(), count, year, month)
  const fresh = newYear.exec(words)
  if (fresh) return { from: `${year}-01-01`, to: /since/i.test(fresh[1] ?? '') ? day : `${year}-01-02` }
  if (lastNight.test(words)) return { from: addDays(day, -1), to: addDays(day, -1) }
  if (otherDay.test(words)) return { from: addDays(day, -10), to: day }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekend.test(words)) {
    const sunday = addDays(day, -weekday)
    return { from: addDays(sunday, weekday === 6 ? 6 : -1), to: weekday === 6 ? day : sunday }
  }
  const same = sameDay.exec(words)?.[1]?.toLowerCase()
  if (same === undefined) return null
  const at = 'sun mon tues wednes thurs fri satur'.split(' ').indexOf(same)
  const last = addDays(day, -((weekday - at + 7) % 7))
  return { from: addDays(last, -7), to: last }
}

const seasonEnds: Readonly<Record<string, readonly [first: number, last: number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [11, 15],
}

/** 'two summers ago', where the one of this year is over or not: either reading is within. */
function seasonBefore(season: string, ago: number, year: number, month: number): Days | null {
  const [first, last] = seasonEnds[season] ?? [1, 12]
  const isWinter = season === 'winter'
  const start = dayIn((year - ago - (isWinter && month < 5 ? 1 : 0)) * 12 + first - 1, 1)
  const next = dayIn((year - ago + (!isWinter && month > last ? 1 : 0)) * 12 + last, 1)
  return start && next ? { from: start, to: addDays(next, -1) } : null
}
