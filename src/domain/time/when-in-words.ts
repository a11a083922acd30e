import type { Day } from '#domain/time/day.ts'
import { shortDate, weekday } from '#domain/time/entry-date.ts'

const numberOf = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** When a day lies, seen from another: "earlier today", "yesterday", "on Tuesday", "on 14 March", "on 14 March 2024". */
export function whenInWords(day: Day, today: Day): string {
  const ago = numberOf(today) - numberOf(day)
  if (ago === 0) return 'earlier today'
  if (ago === 1) return 'yesterday'
  if (ago > 1 && ago < 7) return `on ${weekday(day, 'long')}`
  return `on ${shortDate(day, today.slice(0, 4))}`
}

interface Said {
  readonly day: Day
  readonly isFromTalk?: boolean
}

/** The same of words that are quoted: "in a talk on 3 May" where they were said in one. */
export const saidWhen = ({ day, isFromTalk }: Said, today: Day): string =>
  `${isFromTalk ? 'in a talk ' : ''}${whenInWords(day, today)}`

/** How much lies between two days, whole units only: "12 days", "5 weeks", "8 months", "3 years"; null under two days. */
export function gapInWords(day: Day, today: Day): string | null {
  const ago = numberOf(today) - numberOf(day)
  if (ago < 2) return null
  if (ago < 21) return `${ago} days`
  if (ago < 70) return `${Math.floor(ago / 7)} weeks`
  return ago < 730 ? `${Math.floor(ago / 30.44)} months` : `${Math.floor(ago / 365.25)} years`
}
