import { dayNumber, monthName } from '#domain/journal/entry-date.ts'
import { dayOf } from '#domain/time/day.ts'

/** '4 April 2026', in this device's zone. */
export function dayInWords(at: string): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const day = dayOf(Date.parse(at), { zone, startHour: 0 })
  return `${dayNumber(day)} ${monthName(day)} ${day.slice(0, 4)}`
}

/** From 0 to below 1, by the browser's generator for keys. */
export function fairRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
