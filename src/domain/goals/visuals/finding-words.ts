import type { Day } from '../../time/day.ts'
import { dayNumber } from '../../time/entry-date.ts'
import { dated } from '../engine/days.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A title as sentences have it: cut where it is longer than so many letters. */
export function cut(title: string, most = 60): string {
  if (title.length <= most) return title
  const all = Array.from(letters.segment(title), ({ segment }) => segment)
  return all.length > most
    ? `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : title
}

export const quoted = (title: string): string => `“${cut(title)}”`

/** 'on 3 November', 'from 3 to 7 November', 'from 30 October to 3 November'. */
export function spanWords(from: Day, to: Day, today: Day): string {
  if (from === to) return `on ${dated(from, today)}`
  const begin = from.slice(0, 7) === to.slice(0, 7) ? String(dayNumber(from)) : dated(from, today)
  return `from ${begin} to ${dated(to, today)}`
}
