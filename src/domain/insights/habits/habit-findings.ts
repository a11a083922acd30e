import type { HabitFinding } from '../../habits/insights/finding.ts'
import { obstacleFinding, type SaidReason } from '../../habits/insights/obstacles.ts'
import type { Day } from '../../time/day.ts'
import { basisOf, findingOf, missingOf, type ToldOf } from './finding-words.ts'
import type { HabitLife } from './habit-life.ts'
import { isClear, type Look, leastDays } from './look.ts'

/** What is told of one habit, of everything that was compared. */
export interface FindingSources {
  readonly life: HabitLife
  readonly lives: readonly HabitLife[]
  readonly looks: readonly Look[]
  /** Reasons of skips, and notes of days that were hard. */
  readonly reasons: readonly SaidReason[]
  readonly today: Day
}

/** Findings of each type: the clear ones, the surest first; where there is none, what was looked for and not found, or why it could not be. */
export function habitFindings({ life, lives, looks, reasons, today }: FindingSources): HabitFinding[] {
  const names = new Map(lives.map(({ uid, name }) => [uid, name]))
  const told: ToldOf = { life, today, nameOf: (habit) => names.get(habit) ?? '' }
  const own = looks
    .filter(({ habit, about }) => habit === life.uid || (about.is === 'habit' && about.other === life.uid))
    .toSorted((a, b) => a.falseFinds - b.falseFinds || (a.found?.p ?? 2) - (b.found?.p ?? 2))
  const of = (...kinds: Look['about']['is'][]) => own.filter(({ about }) => kinds.includes(about.is))
  const { plan, isTracked } = life.course
  const asksForDays = plan.is === 'days' && !isTracked
  const noDays = isTracked ? 'nothing to compare: it is only counted' : null
  const tell = (type: HabitFinding['type'], all: readonly Look[], otherwise: Otherwise) =>
    tellType(type, all, told, otherwise)
  return [
    ...tell('pattern', of('weekday'), {
      question: 'Is one weekday unlike the others?',
      unclear: () => 'No weekday is clearly unlike the others.',
      missing: asksForDays ? missingWeekday(of('weekday')) : 'nothing to compare: no weekday is asked for',
    }),
    ...(asksForDays
      ? tell('pattern', of('hour'), {
          question: 'Does the hour matter?',
          unclear: () => 'Early or late, it is kept the next time about as often.',
          missing: missingOf(of('hour'), 'days with a known hour'),
        })
      : []),
    ...tell('improvement', of('change'), {
      question: 'Is it done more often than before?',
      unclear: () => 'It is done about as often as ever.',
      missing: noDays ?? missingOf(of('change'), 'days'),
    }),
    obstacleFinding(reasons),
    ...tell('correlation', of('rating', 'habit'), {
      question: 'What goes with it?',
      unclear: (tried) => `No clear link with ${listed(tried)}.`,
      missing: noDays ?? missingOf(of('rating'), 'rated days', [' with it', ' without it']),
    }),
  ]
}

interface Otherwise {
  readonly question: string
  readonly unclear: (tried: readonly Look[]) => string
  readonly missing: string
}

function tellType(
  type: HabitFinding['type'],
  looks: readonly Look[],
  told: ToldOf,
  { question, unclear, missing }: Otherwise,
): HabitFinding[] {
  const clear = looks.filter(isClear)
  if (clear.length > 0) return clear.map((look) => findingOf(look, type, told))
  const tried = looks.filter(({ found }) => found)
  const none = {
    id: `${type} ${looks[0]?.about.is}`,
    type,
    about: 'none',
    isClear: false,
    quotes: [],
  } as const
  const [closest] = tried
  if (!closest) return [{ ...none, sentence: question, basis: '', missing, interval: null }]
  const { interval } = findingOf(closest, type, told)
  const closestOf = tried.length > 1 ? `${tried.length} comparisons, the closest: ` : ''
  return [
    { ...none, sentence: unclear(tried), basis: closestOf + basisOf(closest, told), missing: null, interval },
  ]
}

/** What was compared, by name: 'mood or stress'. */
function listed(tried: readonly Look[]): string {
  const names = ['mood', 'energy', 'stress'].filter((scale) =>
    tried.some(({ about }) => about.is === 'rating' && about.scale === scale),
  )
  if (tried.some(({ about }) => about.is === 'habit')) names.push('another habit')
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`
}

function missingWeekday([look]: readonly Look[]): string {
  const { here, there } = look?.sides ?? { here: { of: 0 }, there: { of: 0 } }
  const isEnough = Math.min(here.of, there.of) >= leastDays
  return isEnough
    ? 'nothing to compare: it was the same on all of them'
    : `not enough days yet (${Math.min(here.of, leastDays)} of ${leastDays} of one weekday)`
}
