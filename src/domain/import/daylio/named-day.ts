import { fold } from '../../text/fold.ts'
import type { Day } from '../../time/day.ts'
import { isDay } from '../../time/typed-time.ts'

/** The languages in which months are read. Croatian is left out: it gives names to months that Czech and Polish give to others. */
const languages =
  'en de fr es pt it nl pl cs sk sv da nb fi hu ro tr ru uk el bg ca et lv lt sl id ms vi ja ko zh'.split(' ')

/** A name as it is compared: small letters, no accents, no point at its end. */
const keyOf = (name: string): string => fold(name).replace(/\.$/, '').trim()

let known: ReadonlyMap<string, number | null> | undefined

/** Months (1 to 12) by name, long, short and in the form that stands beside a day; null for a name that is two months in two languages. */
function monthNames(): ReadonlyMap<string, number | null> {
  if (known) return known
  const months = new Map<string, number | null>()
  const note = (name: string, month: number) => {
    const key = keyOf(name)
    const other = months.get(key)
    if (/\p{L}{2}/u.test(key)) months.set(key, other === undefined || other === month ? month : null)
  }
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      const beside = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
      for (let month = 1; month <= 12; month++) {
        const at = Date.UTC(2023, month - 1, 15)
        note(alone.format(at), month)
        note(beside.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '', month)
      }
    }
  }
  known = months
  return months
}

const dayFrom = (year: string, month: number, day: number): Day | null => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : null
}

/** The day that a year ('2017') and a date in words ('March 12', '12. März', '3月12日') name; null where no month is recognised. */
export function namedDay(year: string, date: string): Day | null {
  const asian = /^(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?$/.exec(date.trim())
  if (asian) return dayFrom(year.trim(), Number(asian[1]), Number(asian[2]))
  const numbers = date.match(/\d+/g) ?? []
  if (numbers.length !== 1) return null
  const words = date.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  for (const word of words) {
    const month = monthNames().get(keyOf(word))
    if (month) return dayFrom(year.trim(), month, Number(numbers[0]))
  }
  return null
}
