import { weekdayName } from '../../habits/frequency-words.ts'
import type { HabitFinding } from '../../habits/insights/finding.ts'
import type { Day } from '../../time/day.ts'
import { dayOfNumber } from '../../time/day-number.ts'
import { shortDate } from '../../time/entry-date.ts'
import type { HabitLife } from './habit-life.ts'
import { isClear, type Look, leastDays } from './look.ts'
import type { Counted } from './own-days.ts'

/** What the words of a finding need beside it. */
export interface ToldOf {
  readonly life: HabitLife
  readonly nameOf: (habit: string) => string
  readonly today: Day
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))} %`
const counted = ({ count, of }: Counted): string => `${count} of ${of}`
const whole = (strength = 0): string => `${Math.round(strength * 100)} %`
const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** The other one of two habits that go together. */
const otherOf = ({ habit, about }: Look, { uid }: HabitLife): string =>
  about.is === 'habit' && habit === uid ? about.other : habit

/** Within its type: the same thing has the same name whenever it is found. */
export function aboutOf(look: Look, life: HabitLife): string {
  const { about, found } = look
  const way = (found?.difference ?? 0) > 0 ? 'more' : 'less'
  if (about.is === 'rating') return `${about.scale}-${about.lag}`
  if (about.is === 'habit') return `habit-${otherOf(look, life)}`
  if (about.is === 'weekday') return `weekday-${about.weekday}`
  return about.is === 'hour' ? `hour-${way}` : `${way}-${dayOfNumber(about.since)}`
}

function sentenceOf(look: Look, { life, nameOf, today }: ToldOf): string {
  const { about, found } = look
  const isMore = (found?.difference ?? 0) > 0
  const more = isMore ? 'more' : 'less'
  if (about.is === 'rating') {
    const when = about.lag === 1 ? 'On the day after it' : 'On days with it'
    return `${when}, ${about.scale} is ${isMore ? 'higher' : 'lower'} by ${Math.abs(found?.difference ?? 0).toFixed(1)}.`
  }
  if (about.is === 'habit') {
    const other = `“${nameOf(otherOf(look, life))}”`
    return look.habit === life.uid
      ? `On days with it, ${other} is done ${more} often.`
      : `On days with ${other}, it is done ${more} often.`
  }
  if (about.is === 'weekday')
    return `On ${weekdayName(about.weekday)}s it is done ${more} often than on other days.`
  if (about.is === 'hour')
    return `When it is done before ${clock(about.before)}, it is kept the next time ${more} often than after a later hour.`
  return `Done ${more} often since ${shortDate(dayOfNumber(about.since), today.slice(0, 4))}.`
}

/** n and interval, in words. */
export function basisOf(look: Look, { life, nameOf }: ToldOf): string {
  const {
    about,
    sides: { here, there },
    found,
  } = look
  if (!found) return ''
  const write = about.is === 'rating' ? signed : percent
  const interval = `95 % interval ${write(found.low)} to ${write(found.high)}`
  const days = `${here.of} days with and ${there.of} without`
  const difference = `${write(found.difference)}, ${interval}`
  if (about.is === 'rating')
    return `${about.scale}${about.lag === 1 ? ' on the day after' : ''} ${difference}, ${days}`
  if (about.is === 'habit') return `“${nameOf(about.other)}” ${difference}, ${days}`
  if (about.is === 'weekday')
    return `${weekdayName(about.weekday)}s ${counted(here)}, else ${counted(there)}; ${interval}`
  if (about.is === 'hour')
    return `before ${clock(about.before)} ${counted(here)}, later ${counted(there)}; ${interval}`
  const { from, strengths, strength } = life.course
  const grown = `strength ${whole(strengths[about.since - from - 1])} then, ${whole(strength)} now`
  return `${counted(here)} days, before ${counted(there)}; ${interval}; ${grown}`
}

/** A comparison as it is told. */
export function findingOf(look: Look, type: HabitFinding['type'], told: ToldOf): HabitFinding {
  const { found, about } = look
  return {
    id: `${type} ${aboutOf(look, told.life)}`,
    type,
    about: aboutOf(look, told.life),
    sentence: sentenceOf(look, told),
    basis: basisOf(look, told),
    isClear: isClear(look),
    missing: null,
    interval: found && {
      value: found.difference,
      low: found.low,
      high: found.high,
      scale: about.is === 'rating' ? 3 : 1,
    },
    quotes: [],
  }
}

/** Why nothing could be compared, by the comparison that comes nearest. `days`: what is counted; `sides`: what tells the two sides apart, where that can be said. */
export function missingOf(
  looks: readonly Look[],
  days: string,
  [withIt, without]: readonly [string, string] = ['', ''],
): string {
  const least = (look: Look | undefined) => Math.min(look?.sides.here.of ?? 0, look?.sides.there.of ?? 0)
  const nearest = looks.toSorted((a, b) => least(b) - least(a))[0]
  const { here, there } = nearest?.sides ?? { here: { of: 0 }, there: { of: 0 } }
  if (least(nearest) >= leastDays) return 'nothing to compare: it was the same on all of them'
  const side = there.of >= leastDays ? withIt : here.of >= leastDays ? without : ''
  return `not enough ${days}${side} yet (${least(nearest)} of ${leastDays}${side ? '' : ' on each side'})`
}
