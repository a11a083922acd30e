import { spanInWords } from './day-span.ts'
import type { HiddenPages } from './find-pages.ts'
import { rangeInWords } from './rating-range.ts'
import type { Asked } from './search-query.ts'

/** What the pages have that a condition on a rating or a date keeps away: 'with mood 5 or lower', 'before January 2026'. */
export function hiddenInWords({ asked, count, unrated }: HiddenPages): string {
  const { condition } = asked
  if (condition.kind === 'rating') {
    const others = otherRatings(asked)
    if (count === 0) return `with no ${condition.scale} given`
    return unrated === 0 ? `with ${others}` : `with ${others}, or none given`
  }
  return condition.kind === 'days' ? otherDays(asked) : ''
}

function otherRatings({ condition, isNot }: Asked): string {
  if (condition.kind !== 'rating') return ''
  const { scale, range } = condition
  if (range === 'none') return isNot ? `no ${scale} given` : `a ${scale}`
  if (isNot) return `${scale} ${rangeInWords(range)}`
  if (range.from <= 1) return `${scale} ${rangeInWords({ from: range.to + 1, to: 10 })}`
  if (range.to >= 10) return `${scale} ${rangeInWords({ from: 1, to: range.from - 1 })}`
  return range.from === range.to ? `another ${scale}` : `${scale} outside ${rangeInWords(range)}`
}

function otherDays({ condition, isNot }: Asked): string {
  if (condition.kind !== 'days') return ''
  const { from, to, span } = condition
  const name = spanInWords(span)
  const isDay = span.from === span.to
  const isAfter = to === null
  if (from === null || isAfter) {
    const isEarlier = isAfter !== isNot
    return isEarlier ? `before ${name}` : `from ${name} on`
  }
  if (isNot) return `${isDay ? 'on' : 'in'} ${name}`
  return isDay ? 'on other days' : `outside ${name}`
}

/** What was typed, without one condition. */
export function withoutCondition(typed: string, { from, to }: Pick<Asked, 'from' | 'to'>): string {
  return `${typed.slice(0, from)} ${typed.slice(to)}`.replace(/\s+/g, ' ').trim()
}
