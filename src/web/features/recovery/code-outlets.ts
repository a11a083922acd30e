import { type DayRule, dayOf } from '#domain/time/day.ts'
import { dayNumber, monthName } from '#domain/time/entry-date.ts'

/** '4 April 2026': the person's day of an instant (ISO). */
export function dayInWords(at: string, rule: DayRule): string {
  const day = dayOf(Date.parse(at), rule)
  return `${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`
}

/** From 0 to below 1, by the browser's generator for keys. */
export function fairRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
