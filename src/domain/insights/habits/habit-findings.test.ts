import { describe, expect, test } from 'vitest'
import type { Habit } from '../../habits/habit.ts'
import type { HabitFinding } from '../../habits/insights/finding.ts'
import type { SaidReason } from '../../habits/insights/obstacles.ts'
import { lived } from '../../habits/sample-habit.test-support.ts'
import { addDays, dayOfNumber } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { keptOn } from '../doings.ts'
import { finished } from '../statistics/finished.ts'
import { shownFindings } from './answered.ts'
import { habitFindings } from './habit-findings.ts'
import type { DayRatings, HabitLife } from './habit-life.ts'
import { isClear, lookAtHabits } from './look.ts'
import { plantedHabits } from './planted-habits.test-support.ts'

/** A Monday. */
const from = '2026-06-01'
const daily: Partial<Habit> = { startDate: from }

/** A habit over so many days, done on those for which `is` holds. */
function lifeOf(
  count: number,
  is: (nth: number) => boolean,
  change: Partial<Habit> = daily,
  hours = new Map(),
): HabitLife {
  const today = addDays(from, count)
  const done = Array.from({ length: count }, (_, nth) => nth).flatMap((nth) =>
    is(nth) ? [addDays(from, nth)] : [],
  )
  const course = lived({ ...daily, ...change }, { done, today })
  return { uid: 'own', name: 'Scales', course, isKeptOn: keptOn({ target: null }, course, today), hours }
}

interface Told {
  readonly ratings?: ReadonlyMap<number, DayRatings>
  readonly reasons?: readonly SaidReason[]
  readonly others?: readonly HabitLife[]
}

function findingsOf(
  life: HabitLife,
  count: number,
  { ratings = new Map(), reasons = [], others = [] }: Told = {},
) {
  const today = addDays(from, count)
  const lives = [life, ...others]
  const looks = finished(lookAtHabits(lives, ratings, today))
  return habitFindings({ life, lives, looks, reasons, today })
}

const ofType = (findings: readonly HabitFinding[], type: HabitFinding['type']) =>
  findings.filter((one) => one.type === type)

/** About 40 of 100 days, in no order. */
const now = (nth: number): boolean => (nth * nth * 31 + nth * 17) % 101 < 40

const rated = (count: number, rating: (nth: number) => Partial<DayRatings>) =>
  new Map(
    Array.from({ length: count }, (_, nth) => [
      dayNumberOf(from) + nth,
      { mood: null, energy: null, stress: null, ...rating(nth) },
    ]),
  )

// Spec: S1-013, S3-085
describe('insights of a habit', () => {
  test('a weekday unlike the others is named with its numbers', () => {
    const [found] = ofType(
      findingsOf(
        lifeOf(140, (nth) => nth % 7 !== 6 || nth < 7),
        140,
      ),
      'pattern',
    )
    expect(found).toMatchObject({ isClear: true, missing: null, about: 'weekday-0' })
    expect(found?.sentence).toBe('On Sundays it is done less often than on other days.')
    expect(found?.basis).toContain('Sundays 1 of 20, else 120 of 120')
  })

  test('what is the same every day is no pattern, and few days are said to be few', () => {
    const [even] = ofType(findingsOf(lifeOf(140, now), 140), 'pattern')
    expect(even).toMatchObject({ isClear: false, sentence: 'No weekday is clearly unlike the others.' })
    const [few] = ofType(findingsOf(lifeOf(63, now), 63), 'pattern')
    expect(few?.missing).toBe('not enough days yet (9 of 14 of one weekday)')
    const quota = lifeOf(140, now, { frequency: { type: 'custom', timesPerWeek: 3 } })
    expect(ofType(findingsOf(quota, 140), 'pattern').map(({ missing }) => missing)).toEqual([
      'nothing to compare: no weekday is asked for',
    ])
  })

  test('an early hour that brings the next time is a pattern', () => {
    const count = 150
    const hourAt = (nth: number) => (now(nth) ? 21 : 7)
    const hours = new Map(Array.from({ length: count }, (_, nth) => [dayNumberOf(from) + nth, hourAt(nth)]))
    const life = lifeOf(count, (nth) => nth === 0 || !now(nth - 1) || nth % 4 === 0, daily, hours)
    const found = ofType(findingsOf(life, count), 'pattern').find(({ about }) => about.startsWith('hour'))
    expect(found).toMatchObject({ isClear: true, about: 'hour-more' })
    expect(found?.sentence).toBe(
      'When it is done before 08:00, it is kept the next time more often than after a later hour.',
    )
  })

  test('a change is told with the day since when, and with the strength', () => {
    const life = lifeOf(100, (nth) => nth >= 60 || nth % 4 === 0)
    const [better] = ofType(findingsOf(life, 100), 'improvement')
    expect(better).toMatchObject({ isClear: true, about: 'more-2026-07-31' })
    expect(better?.sentence).toBe('Done more often since 31 July.')
    expect(better?.basis).toMatch(
      /^40 of 40 days, before 15 of 60; .* interval .*; strength \d+ % then, \d+ % now$/,
    )
    const [same] = ofType(findingsOf(lifeOf(100, now), 100), 'improvement')
    expect(same).toMatchObject({ isClear: false, sentence: 'It is done about as often as ever.' })
    const [few] = ofType(findingsOf(lifeOf(20, now), 20), 'improvement')
    expect(few?.missing).toMatch(/^not enough days yet \(\d+ of 14 on each side\)$/)
  })

  test('so often a week is compared by the days on which it was done, and what is only counted is not', () => {
    const often = (nth: number) => nth % 7 < (nth < 70 ? 5 : 2)
    const quota = lifeOf(140, often, { frequency: { type: 'custom', timesPerWeek: 5 } })
    const [fewer] = ofType(findingsOf(quota, 140), 'improvement')
    expect(fewer).toMatchObject({ isClear: true, sentence: expect.stringMatching(/^Done less often since/) })
    const tracked = findingsOf(lifeOf(140, often, { kind: 'track' }), 140)
    expect(tracked.filter((one) => one.isClear)).toEqual([])
    expect(ofType(tracked, 'improvement')[0]?.missing).toBe('nothing to compare: it is only counted')
  })

  test('an obstacle is a word of three reasons, quoted, and never fewer', () => {
    const said = [
      { day: '2026-06-03', text: 'Double shift, came home at nine' },
      { day: '2026-06-09', text: 'shifts again' },
      { day: '2026-06-05', text: 'Late shift' },
      { day: '2026-06-07', text: 'Guests' },
    ]
    const [found] = ofType(findingsOf(lifeOf(20, now), 20, { reasons: said }), 'obstacle')
    expect(found).toMatchObject({ isClear: true, basis: 'in 3 of 4 reasons and notes of hard days' })
    expect(found?.quotes.map(({ day }) => day)).toEqual(['2026-06-09', '2026-06-05', '2026-06-03'])
    const [few] = ofType(findingsOf(lifeOf(20, now), 20, { reasons: said.slice(0, 2) }), 'obstacle')
    expect(few?.missing).toBe('not enough reasons yet (2 of 3)')
  })

  test('a strong link is clear from sixty days on', () => {
    const life = lifeOf(60, now)
    const ratings = rated(60, (nth) => ({ mood: (now(nth) ? 9 : 2) + (nth % 2) }))
    const [found] = ofType(findingsOf(life, 60, { ratings }), 'correlation')
    expect(found).toMatchObject({ isClear: true, about: 'mood-0' })
    expect(found?.sentence).toMatch(/^On days with it, mood is higher by (?:6\.9|7\.\d)\.$/)
    expect(found?.basis).toMatch(/^mood \+\d\.\d, 95 % interval \+.* to \+.*, \d+ days with and \d+ without$/)
  })

  test('a scale that nobody rated is not said to be without a link, and how many were tried is said', () => {
    const ratings = rated(90, (nth) => ({
      mood: 4 + ((nth * nth * 13) % 11) / 2,
      energy: 4 + ((nth * nth * 7) % 13) / 3,
    }))
    const [none] = ofType(findingsOf(lifeOf(90, now), 90, { ratings }), 'correlation')
    expect(none).toMatchObject({ isClear: false, sentence: 'No clear link with mood or energy.' })
    expect(none?.basis).toMatch(/^4 comparisons, the closest: (mood|energy)/)
    expect(ofType(findingsOf(lifeOf(20, now), 20), 'correlation')[0]?.missing).toBe(
      'not enough rated days yet (0 of 14 on each side)',
    )
  })

  test('days on which nothing was due are no days without it', () => {
    const onMondays = (nth: number) => nth % 7 === 0 || nth % 7 === 3
    const life = lifeOf(300, onMondays, { frequency: { type: 'weekly', days: [1, 4] } })
    const ratings = rated(300, (nth) => ({ mood: (nth % 7 > 4 ? 8 : 5) + (nth % 2) }))
    const [found] = ofType(findingsOf(life, 300, { ratings }), 'correlation')
    expect(found).toMatchObject({ isClear: false, missing: 'not enough rated days without it yet (0 of 14)' })
  })

  test('a link with another habit is told on both', () => {
    const { lives, ratings, today } = plantedHabits({ seed: 1, days: 200, habits: 2, pulls: 0.8 })
    const looks = finished(lookAtHabits(lives, ratings, today))
    const told = lives.map((life) => habitFindings({ life, lives, looks, reasons: [], today }))
    const sentences = told.map((one) => ofType(one, 'correlation')[0]?.sentence)
    expect(sentences).toEqual([
      'On days with it, “Habit 1” is done more often.',
      'On days with “Habit 0”, it is done more often.',
    ])
  })

  test('what is put away is that thing and nothing else of its kind', () => {
    const life = lifeOf(120, now)
    const ratings = rated(120, (nth) => ({
      mood: (now(nth) ? 8 : 3) + (nth % 2),
      stress: now(nth) ? 2 : 7 - (nth % 2),
    }))
    const findings = findingsOf(life, 120, { ratings })
    const clear = ofType(findings, 'correlation').filter((one) => one.isClear)
    expect(clear.map(({ about }) => about).toSorted()).toEqual(['mood-0', 'stress-0'])
    const away = { type: 'correlation', content: { about: 'mood-0' }, answer: 'not_true' } as const
    const left = ofType(shownFindings(findings, [away]), 'correlation')
    expect(left.map(({ about }) => about)).toEqual(['stress-0'])
    const none = { ...away, content: { about: 'none' } }
    expect(shownFindings(findings, [none])).toEqual(findings)
    const change = { ...clear[0], type: 'improvement', about: 'more-2026-07-31' } as HabitFinding
    const told = (day: string) =>
      ({ ...away, type: 'improvement', content: { about: `more-${day}` } }) as const
    expect(shownFindings([change], [told('2026-07-28')])).toEqual([])
    expect(shownFindings([change], [told('2026-05-28')])).toEqual([change])
  })
})

describe('made-up lives', () => {
  const looksAt = (life: Parameters<typeof plantedHabits>[0]) => {
    const { lives, ratings, today } = plantedHabits(life)
    return finished(lookAtHabits(lives, ratings, today))
  }
  const seeds = Array.from({ length: 16 }, (_, seed) => seed + 1)

  test('without any effect seldom show a claim', () => {
    const claimed = seeds.filter((seed) => looksAt({ seed, days: 120, habits: 2 }).some(isClear))
    expect(claimed.length).toBeLessThanOrEqual(2)
  })

  test('show a strong tie with the day after among ten habits', () => {
    const { lives, ratings, today } = plantedHabits({ seed: 1, days: 150, habits: 10 })
    const wasKept = (day: number) => lives[0]?.isKeptOn(dayOfNumber(day - 1)) === true
    const lifted = [...ratings].map(
      ([day, one]) => [day, { ...one, mood: (one.mood ?? 5) / 2 + (wasKept(day) ? 5 : 0) }] as const,
    )
    const looks = finished(lookAtHabits(lives, new Map(lifted), today))
    expect(looks.filter(isClear).map(({ habit, about }) => ({ habit, about }))).toContainEqual({
      habit: 'habit 0',
      about: { is: 'rating', scale: 'mood', lag: 1 },
    })
  })

  test('show what was planted in most', () => {
    const found = seeds.filter((seed) =>
      looksAt({ seed, days: 120, habits: 1, effect: 0.8 }).some(
        (look) =>
          isClear(look) && look.about.is === 'rating' && look.about.scale === 'mood' && look.about.lag === 0,
      ),
    )
    expect(found.length).toBeGreaterThanOrEqual(11)
  })
})
