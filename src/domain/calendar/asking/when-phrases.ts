import { addDays, type Day } from '../../time/day.ts'
import { dayNumberOf, weekdayOf } from '../../time/day-number.ts'
import { addMonths } from '../calendar-grid.ts'
import { type DayPart, dayParts, type When } from './when.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]
const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const large: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'forty-five': 45, fifty: 50, sixty: 60, ninety: 90 },
}

const numberWords = ['an', 'a', ...small.slice(1), 'forty-five', ...Object.keys(large)].join('|')
const count = String.raw`(\d{1,3}|(?:${numberWords})\b)`
const amount = (word: string): number => {
  if (word === 'a' || word === 'an') return 1
  return large[word] ?? (small.includes(word) ? small.indexOf(word) : Number(word))
}

export const monthWords = months.flatMap((name) => [name, name.slice(0, 3)]).join('|')
export const weekdayWords = weekdays.join('|')
export const shortWeekdays = 'sun|mon|tues|tue|weds|wed|thurs|thur|thu|fri|sat'
const partWords = dayParts.join('|')
const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)`
const half = String.raw`(am|pm|a\.m\.|p\.m\.)`

const weekdayNamed = (word: string): number =>
  weekdays.findIndex((name) => name.slice(0, 3) === word.slice(0, 3))
const aWeekday = new RegExp(`\\b(?:${shortWeekdays})`, 'g')
const weekdaysIn = (text: string): number[] =>
  Array.from(text.matchAll(aWeekday), ([word]) => weekdayNamed(word))
const partIn = (text: string): DayPart | undefined => dayParts.find((part) => text === part)

const two = (value: number | string): string => String(value).padStart(2, '0')

/** A date that exists; null: it does not. */
function dateOf(year: number, month: number, date: number): Day | null {
  const day = `${year}-${two(month)}-${two(date)}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/** The date with its year, or the next time that it comes, today among them. */
function dated(today: Day, date: number, month: number, year: string | undefined): When | null {
  if (year) return asDay(dateOf(Number(year), month, date))
  // A 29 February may be four years away, eight around a century.
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dateOf(Number(today.slice(0, 4)) + ahead, month, date)
    if (day !== null && day >= today) return { day }
  }
  return null
}

const asDay = (day: Day | null): When | null => (day === null ? null : { day })
const monthNamed = (word: string): number => months.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1

function clockOf(hour: number, minute: number, said: string | undefined): When | null {
  if (hour > 23 || minute > 59 || (said && (hour > 12 || hour === 0))) return null
  if (!said) return { clock: `${two(hour)}:${two(minute)}` }
  return { clock: `${two((hour % 12) + (said.startsWith('p') ? 12 : 0))}:${two(minute)}`, isHalfSaid: true }
}

/** The hour that 'half past' or 'quarter to' is said of. */
function besideHour(word: string, by: string, part: string): When | null {
  const hour = amount(word)
  const minutes = part === 'half' ? 30 : part === 'quarter' ? 15 : amount(part)
  const at = hour * 60 + (by === 'to' ? -minutes : minutes)
  return hour < 1 || hour > 23 ? null : clockOf(Math.floor(at / 60), at % 60, undefined)
}

const minutesOf: Readonly<Record<string, number>> = { minute: 1, min: 1, hour: 60, hr: 60 }

function later(many: number, unit: string, today: Day): When | null {
  const minutes = minutesOf[unit]
  if (minutes !== undefined) return { afterMinutes: many * minutes }
  if (!Number.isInteger(many)) return null
  if (unit === 'month' || unit === 'year')
    return { day: addMonths(today, unit === 'year' ? many * 12 : many) }
  return { day: addDays(today, many * ({ day: 1, week: 7, fortnight: 14 }[unit] ?? 0)) }
}

/** The next Saturday, or today where it is one. */
const weekend = (today: Day): Day => addDays(today, 6 - weekdayOf(dayNumberOf(today)))

type Reader = (parts: readonly string[], today: Day) => When | null

/** What can be said of when: `isEnd`, only behind something else that was said of it. */
export interface Phrase {
  readonly pattern: RegExp
  readonly read: Reader
  readonly isEnd: boolean
}

const ending = String.raw`(?![\w'’]|[:./,-]\w)`
const phrase = (words: string, read: Reader, isEnd = false): Phrase => ({
  pattern: new RegExp(`(?:${words})${ending}`, 'iy'),
  read,
  isEnd,
})
const someDays = (names: string): string =>
  `((?:${names})s?(?:(?:,? (?:and|or) |, ?)(?:on )?(?:${names})s?)*)`
const anyWeekday = `${weekdayWords}|${shortWeekdays}`
const unitWords = 'minute|min|hour|hr|day|week|fortnight|month|year'

const repeats: readonly Phrase[] = [
  phrase(`every ?day|each day|daily`, () => ({ every: { unit: 'day', interval: 1 } })),
  phrase(`(?:every|each) (${partWords})`, ([, part = '']) => ({
    every: { unit: 'day', interval: 1 },
    part: partIn(part) ?? 'morning',
  })),
  phrase('every weekday|on weekdays|each weekday', () => ({
    every: { unit: 'week', interval: 1 },
    weekdays: [1, 2, 3, 4, 5],
  })),
  phrase('every weekend|each weekend|(?:on|at) weekends', () => ({
    every: { unit: 'week', interval: 1 },
    weekdays: [6],
  })),
  phrase(`(?:every|each) (other |second )?${someDays(anyWeekday)}`, ([, other, names = '']) => ({
    every: { unit: 'week', interval: other ? 2 : 1 },
    weekdays: weekdaysIn(names),
  })),
  phrase(`on ((?:${weekdayWords})s(?:,? and (?:on )?(?:${weekdayWords})s)*)`, ([, names = '']) => ({
    every: { unit: 'week', interval: 1 },
    weekdays: weekdaysIn(names),
  })),
  phrase(
    `every (other |second )?(day|week|month|year)|(?:each|once a) (week|month|year)`,
    ([, other, one, more]) => ({
      every: { unit: (one ?? more) as 'week', interval: other ? 2 : 1 },
    }),
  ),
  phrase(`every ${count} (day|week|month|year)s`, ([, many = '', unit]) =>
    amount(many) < 1 ? null : { every: { unit: unit as 'week', interval: amount(many) } },
  ),
  phrase('(weekly|monthly|yearly|annually)', ([, word = '']) => ({
    every: { unit: word === 'weekly' ? 'week' : word === 'monthly' ? 'month' : 'year', interval: 1 },
  })),
  phrase(
    `(?:on )?(?:the )?${nth} (?:of|day of) (?:every|each) month|every month on (?:the )?${nth}`,
    ([, a, b]) => ({
      every: { unit: 'month', interval: 1 },
      monthDay: Number(a ?? b),
    }),
  ),
  phrase(
    String.raw`every (\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})`,
    ([, date, month = ''], today) => {
      const first = dated(today, Number(date), monthNamed(month), undefined)
      return first && { ...first, every: { unit: 'year', interval: 1 } }
    },
  ),
]

const days: readonly Phrase[] = [
  phrase(
    String.raw`(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})\.?(?:,? (\d{4}))?`,
    ([, date, month = '', year], today) => dated(today, Number(date), monthNamed(month), year),
  ),
  phrase(
    String.raw`(?:on )?(${monthWords})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?`,
    ([, month = '', date, year], today) => dated(today, Number(date), monthNamed(month), year),
  ),
  phrase(String.raw`(?:on )?(\d{4})-(\d{2})-(\d{2})`, ([, year, month, date]) =>
    asDay(dateOf(Number(year), Number(month), Number(date))),
  ),
  phrase(String.raw`(?:on )?(\d{1,2})\.(\d{1,2})\.(\d{4})?`, ([, date, month, year], today) =>
    dated(today, Number(date), Number(month), year),
  ),
  // Which of the two is the month is known only where the other cannot be.
  phrase(String.raw`(?:on )?(\d{1,2})/(\d{1,2})(?:/(\d{4}))?`, ([, a, b, year], today) => {
    const [one, other] = [Number(a), Number(b)]
    if (one <= 12 && other <= 12 && one !== other) return null
    return one > 12 ? dated(today, one, other, year) : dated(today, other, one, year)
  }),
  phrase(`(?:on )?the ${nth}|on ${nth}`, ([, a, b]) => ({ monthDay: Number(a ?? b) })),
  phrase(`(?:on |this |on this |coming |this coming )?${someDays(weekdayWords)}`, ([, names = '']) => ({
    weekdays: weekdaysIn(names),
  })),
  phrase(`(?:on|this) ${someDays(shortWeekdays)}`, ([, names = '']) => ({ weekdays: weekdaysIn(names) })),
  phrase(`(?:on )?next (${anyWeekday})`, ([, name = '']) => ({
    weekdays: [weekdayNamed(name)],
    isNextWeek: true,
  })),
  phrase('next week', () => ({ isNextWeek: true })),
  phrase('next (month|year)', ([, unit = ''], today) => later(1, unit, today)),
  phrase('(?:this|at the|on the) weekend', (_, today) => ({ day: weekend(today) })),
  phrase('next weekend', () => ({ weekdays: [6], isNextWeek: true })),
  phrase('(?:the )?day after tomorrow', (_, today) => ({ day: addDays(today, 2) })),
  phrase('today', (_, today) => ({ day: today })),
  phrase('tomorrow', (_, today) => ({ day: addDays(today, 1) })),
  phrase('tonight', (_, today) => ({ day: today, part: 'night' })),
  phrase(`this (${partWords})`, ([, part = ''], today) => ({ day: today, part: partIn(part) ?? 'night' })),
  phrase(`(?:in|on) the (morning|afternoon|evening)|at (night)`, ([, part, night]) => ({
    part: partIn(part ?? night ?? '') ?? 'night',
  })),
  phrase(`(${partWords})`, ([, part = '']) => ({ part: partIn(part) ?? 'night' }), true),
]

const lengths: readonly Phrase[] = [
  phrase('in half an hour|in a half hour|half an hour from now', () => ({ afterMinutes: 30 })),
  phrase('in (three )?(?:a )?quarters? of an hour', ([, three]) => ({ afterMinutes: three ? 45 : 15 })),
  phrase(`in (?:${count} hours? and a half|${count} and a half hours)`, ([, a, b]) => ({
    afterMinutes: amount(a ?? b ?? '') * 60 + 30,
  })),
  phrase(
    `in ${count} (?:hour|hr)s?,? (?:and )?${count} (?:minute|min)s?`,
    ([, hours = '', minutes = '']) => ({
      afterMinutes: amount(hours) * 60 + amount(minutes),
    }),
  ),
  phrase(
    String.raw`in (\d{1,2}[.,]\d|\d{1,3}|(?:${numberWords})\b) ?(${unitWords})s?(?:['’] time)?`,
    ([, many = '', unit = ''], today) => later(amount(many.replace(',', '.')), unit, today),
  ),
  phrase('in (?:a )?couple of (minute|hour|day|week|month|year)s', ([, unit = ''], today) =>
    later(2, unit, today),
  ),
  phrase(`${count} (${unitWords})s? from (?:now|today)`, ([, many = '', unit = ''], today) =>
    later(amount(many), unit, today),
  ),
]

const clocks: readonly Phrase[] = [
  phrase(String.raw`(?:at |around |@ ?)?(\d{1,2})(?:[:.](\d{2}))? ?${half}`, ([, hour, minute, said]) =>
    clockOf(Number(hour), Number(minute ?? 0), said),
  ),
  phrase(String.raw`(?:at|around|@) ?(\d{1,2})(?:[:.](\d{2}))?(?: ?o['’]?clock)?`, ([, hour, minute]) =>
    clockOf(Number(hour), Number(minute ?? 0), undefined),
  ),
  phrase(String.raw`(\d{1,2}):(\d{2})`, ([, hour, minute]) =>
    clockOf(Number(hour), Number(minute), undefined),
  ),
  phrase(`at (${small.slice(1).join('|')})(?: o['’]?clock)?(?: ${half})?`, ([, hour = '', said]) =>
    clockOf(amount(hour), 0, said),
  ),
  phrase(
    `(?:at )?(half|quarter|(?:a )quarter|five|ten|twenty) (past|to) (${small.slice(1).join('|')}|\\d{1,2})`,
    ([, part = '', by = '', hour = '']) => besideHour(hour, by, part.replace('a ', '')),
  ),
  phrase('(?:at )?(?:noon|midday)', () => ({ clock: '12:00', isHalfSaid: true })),
]

/** Everything that is understood of when. */
export const phrases: readonly Phrase[] = [...repeats, ...days, ...lengths, ...clocks]
