import type { Day } from '../../time/day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber } from '../../time/day-number.ts'
import { dated, earliest } from '../engine/days.ts'
import { milestonesOf } from '../engine/goal-facts.ts'
import { quoted } from './finding-words.ts'
import type { GoalWorld } from './goal-world.ts'

interface Moved {
  readonly day: Day
  readonly value: number
}

interface Numbered {
  readonly number: DayNumber
  readonly value: number
}

interface Stretch {
  readonly from: DayNumber
  readonly gain: number
}

/** Three weeks, in days. */
const length = 21
const leastDays = 42
const leastRises = 4
const leastGain = 5
/** How much more than its even share of the time a stretch has to hold. */
const clearly = 2
/** So many days before a stretch something may have happened that names it. */
const near = 4

/** How far progress came on `length` days from each of some days on, which lie in order: the value at their end less the value before them. */
function gainsOf(points: readonly Numbered[], starts: readonly DayNumber[]): Stretch[] {
  let [before, until] = [0, 0]
  return starts.map((from) => {
    while ((points[before + 1]?.number ?? Infinity) < from) before++
    while ((points[until + 1]?.number ?? Infinity) < from + length) until++
    return { from, gain: (points[until]?.value ?? 0) - (points[before]?.value ?? 0) }
  })
}

/**
 * The three weeks in which progress moved furthest; null where none stand out. They do where the goal is six weeks old, has moved up on four days at least,
 * came five points further in them, at least twice what would fall to three weeks if all its rises were spread evenly, and
 * no other three weeks apart from them came as far. The first of the points is where it began; all lie in the order of their days.
 */
function fastestStretch(points: readonly Numbered[], end: DayNumber): Stretch | null {
  const age = end - (points[0]?.number ?? end)
  if (age < leastDays) return null
  const rises = points.flatMap(({ number, value }, at) => {
    const by = value - (points[at - 1]?.value ?? value)
    return by > 0 ? [{ number, by }] : []
  })
  if (rises.length < leastRises) return null
  const all = gainsOf(
    points,
    rises.map(({ number }) => Math.min(number, end + 1 - length)),
  )
  const best = all.reduce<Stretch | null>((most, one) => (one.gain > (most?.gain ?? 0) ? one : most), null)
  if (!best || best.gain < leastGain) return null
  const risen = rises.reduce((sum, { by }) => sum + by, 0)
  if (best.gain * age < clearly * risen * length) return null
  const hasRival = all.some(
    ({ from, gain }) => gain >= best.gain - 1e-9 && Math.abs(from - best.from) >= length,
  )
  return hasRival ? null : best
}

/**
 * 'You moved fastest in the three weeks after “The piano is up the stairs” was done: 10 points of 46.' When, and not why: an event names the weeks only where
 * it lies in the four days up to them and three weeks from its own day on come as far. `points`: steps that were written down, after the
 * beginning. `end`: today, or the day of completion.
 */
export function fastestSentence(world: GoalWorld, points: readonly Moved[], end: Day): string | null {
  const numbered = points.map(({ day, value }) => ({ number: dayNumberOf(day), value }))
  const stretch = fastestStretch(numbered, dayNumberOf(end))
  if (!stretch) return null
  const last = points.at(-1)?.value ?? 0
  const onlyRises = points.every(({ value }, at) => value >= (points[at - 1]?.value ?? 0))
  const isWhole = onlyRises && Math.round(last) === Math.round(world.goal.progress)
  const gain = `${Math.round(stretch.gain)} points${isWhole ? ` of ${Math.round(last)}` : ''}`
  const isLast = stretch.from + length - 1 === dayNumberOf(end)
  const when = isLast ? lastWords(end, world.today) : fromWords(world, numbered, stretch)
  return `You moved fastest in ${when}: ${gain}.`
}

const lastWords = (end: Day, today: Day): string =>
  end === today ? 'the last three weeks' : 'the last three weeks before it was done'

function fromWords(world: GoalWorld, points: readonly Numbered[], { from, gain }: Stretch): string {
  const event = eventsOf(world)
    .map(({ day, words }) => ({ number: dayNumberOf(day), words }))
    .filter(({ number }) => number <= from && from - number <= near)
    .sort((a, b) => b.number - a.number)
    .find(({ number }) => (gainsOf(points, [number])[0]?.gain ?? 0) >= gain - 1e-9)
  return event
    ? `the three weeks after ${event.words}`
    : `the three weeks from ${dated(dayOfNumber(from), world.today)}`
}

/** What can name a stretch: milestones that were done, and the first days of linked habits. */
function eventsOf({ goal, milestones, habits }: GoalWorld) {
  const done = milestonesOf(milestones, goal.id).flatMap(({ title, isCompleted, completedAt }) =>
    isCompleted && completedAt ? [{ day: completedAt.slice(0, 10), words: `${quoted(title)} was done` }] : [],
  )
  const begun = habits.flatMap(({ name, days: [first, ...others] }) =>
    first ? [{ day: earliest(first, ...others), words: `you began ${quoted(name)}` }] : [],
  )
  return [...done, ...begun]
}
