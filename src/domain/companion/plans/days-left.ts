import { ordinal } from '#domain/text/ordinal.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { dayNumber, weekday } from '#domain/time/entry-date.ts'

const small = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const dayNames = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

/** What counts, in words: "3", "three", "a". */
export const numberWord = `\\d{1,4}|an?|${small.join('|')}`

/** "nine" and "9" as 9, "a" as 1. */
export const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : Math.max(1, small.indexOf(word.toLowerCase()) + 1)

const until =
  '\\b(?:by|before|until|till|til|due|due on|ready for|in time for)(?: the end of)? (?:next |this )?'
const onWeekday = new RegExp(`${until}(${dayNames})\\b`, 'iu')
const onDate = new RegExp(
  `${until}(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: (${months.join('|')}))?|(${months.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?)\\b(?! ?(?:%|[.:]\\d|am\\b|pm\\b|o'clock|hours?|minutes?|days?|weeks?))`,
  'iu',
)
const onMonth = new RegExp(`\\b(?:by|before|until|till) (${months.join('|')})\\b(?! \\d)`, 'iu')
const near = new RegExp(`${until}(today|tonight|tomorrow|christmas|new year)\\b`, 'iu')
const span = new RegExp(
  `\\b(?:(?:in|within|over|have|have got|got|'ve got|only|for) (?:the (?:next )?)?|^|the )(${numberWord}) (days?|weeks?|weekends?|fortnights?)\\b(?! (?:a|an|each|every|per|ago|off)\\b)`,
  'iu',
)
const furthest = 366

/** How many days are left for it, today among them and the day it is due not, by what the message names; null where it names none. */
export function daysLeft(message: string, today: Day): number | null {
  const due = dueOn(message, today)
  if (due) return Math.max(1, daysBetween(today, due))
  const [, count = '', unit = ''] = span.exec(message) ?? []
  if (count === '') return null
  const length = /^week(?:s)?$/iu.test(unit) ? 7 : ({ d: 1, f: 14 }[unit.charAt(0).toLowerCase()] ?? 2)
  const days = numberOf(count) * length
  return days <= furthest ? days : null
}

function dueOn(message: string, today: Day): Day | null {
  const [, soon = ''] = near.exec(message) ?? []
  const year = Number(today.slice(0, 4))
  if (soon !== '') {
    const word = soon.toLowerCase()
    if (word === 'christmas') return comingDate(year, 12, 25, today)
    if (word === 'new year') return comingDate(year + 1, 1, 1, today)
    return word === 'tomorrow' ? addDays(today, 1) : today
  }
  const [, name = ''] = onWeekday.exec(message) ?? []
  if (name !== '') return nextWhere(today, (day) => weekday(day, 'long').toLowerCase() === name.toLowerCase())
  const [, inMonth = ''] = onMonth.exec(message) ?? []
  if (inMonth !== '') return comingDate(year, months.indexOf(inMonth.toLowerCase()) + 1, 1, today)
  const [, first, ofMonth, month, second] = onDate.exec(message) ?? []
  const date = Number(first ?? second ?? 0)
  if (date < 1 || date > 31) return null
  const named = months.indexOf((ofMonth ?? month ?? '').toLowerCase()) + 1
  if (named > 0) return comingDate(year, named, date, today)
  return nextWhere(today, (day) => dayNumber(day) === date)
}

function nextWhere(today: Day, isIt: (day: Day) => boolean): Day | null {
  for (let ahead = 1; ahead <= furthest; ahead++) {
    const day = addDays(today, ahead)
    if (isIt(day)) return day
  }
  return null
}

function comingDate(year: number, month: number, date: number, today: Day): Day | null {
  const wanted = `-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const day = nextWhere(today, (one) => one.endsWith(wanted))
  return day && Number(day.slice(0, 4)) <= year + 1 ? day : null
}

/** "today", "tomorrow", "on Sunday", and from a week on "on Sunday the 20th". */
export function dayInWords(today: Day, ahead: number): string {
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow'
  const day = addDays(today, ahead)
  const name = `on ${weekday(day, 'long')}`
  return ahead < 7 ? name : `${name} the ${ordinal(dayNumber(day))}`
}
