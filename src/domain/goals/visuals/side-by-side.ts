import { type Day, dayOfNumber } from '../../time/day.ts'
import { dayNumberOf, daysBetween } from '../../time/day-number.ts'
import { counted, dated, earliest } from '../engine/days.ts'
import { beginningOf, completedOn, type GoalFact } from '../engine/goal-facts.ts'
import { quoted, spanWords } from './finding-words.ts'
import { statusSpans } from './status-spans.ts'

/** Fewer goals at once than this are nothing to speak of. */
const leastAtOnce = 3
/** The busiest time stands out where it is no longer than this part of the whole. */
const mostOfAll = 0.5
const leastDays = 42
const leastCompleted = 3
/** The longest has to be so many times as long as the next. */
const clearly = 1.5

interface Peak {
  readonly goals: number
  readonly from: Day
  readonly to: Day
}

/** The one stretch in which most goals were in progress at once, rests left out; null: at most one was, or there are several such stretches. */
export function busiestStretch(goals: readonly GoalFact[], today: Day): Peak | null {
  const changes = new Map<number, number>()
  const change = (number: number, by: number) => changes.set(number, (changes.get(number) ?? 0) + by)
  for (const goal of goals) {
    const began = beginningOf(goal)
    if (goal.status === 'not_started' || began > today) continue
    for (const { status, from, to } of statusSpans(goal, began, today))
      if (status === 'in_progress') {
        change(dayNumberOf(from), 1)
        change(dayNumberOf(to) + 1, -1)
      }
  }
  const inOrder = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => a - b)
  let [running, most] = [0, 1]
  let found: { readonly from: number; readonly to: number }[] = []
  for (const [at, [number, by]] of inOrder.entries()) {
    running += by
    if (running < most || running < 2) continue
    if (running > most) found = []
    most = running
    found.push({ from: number, to: (inOrder[at + 1]?.[0] ?? number + 1) - 1 })
  }
  const [only] = found
  if (!only || found.length > 1) return null
  return { goals: most, from: dayOfNumber(only.from), to: dayOfNumber(only.to) }
}

/**
 * 'Most ran side by side from 6 June to 1 August: 5 goals.' Where no such time stands out: '“The flat, every room” took the longest of the 3
 * completed: 153 days.' Null where neither does. A time stands out where three goals or more ran in it, it is the only such one and no longer than half
 * of at least six weeks; a goal where it took half as long again as any other of three or more.
 */
export function timelineSentence(goals: readonly GoalFact[], today: Day): string | null {
  const begun = goals.filter((goal) => goal.status !== 'not_started' && beginningOf(goal) <= today)
  const first = earliest(today, ...begun.map(beginningOf))
  const whole = daysBetween(first, today) + 1
  const peak = busiestStretch(begun, today)
  const isClear =
    peak !== null &&
    peak.goals >= leastAtOnce &&
    whole >= leastDays &&
    daysBetween(peak.from, peak.to) + 1 <= mostOfAll * whole
  if (!isClear) return longestSentence(goals)
  return peak.to === today
    ? `More goals are in progress now than at any time before: ${peak.goals}, since ${dated(peak.from, today)}.`
    : `Most ran side by side ${spanWords(peak.from, peak.to, today)}: ${peak.goals} goals.`
}

function longestSentence(goals: readonly GoalFact[]): string | null {
  const lengths = goals
    .flatMap((goal) => {
      const end = completedOn(goal)
      const days = end === null ? -1 : daysBetween(beginningOf(goal), end)
      return days < 0 ? [] : [{ title: goal.title, days: days + 1 }]
    })
    .sort((a, b) => b.days - a.days)
  const [longest, next] = lengths
  if (!longest || !next || lengths.length < leastCompleted) return null
  if (longest.days < clearly * next.days) return null
  return `${quoted(longest.title)} took the longest of the ${lengths.length} completed: ${counted(longest.days, 'day')}.`
}
