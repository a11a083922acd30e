import { checkInAnswers } from '../journal/check-in-sentence.ts'
import { journalEntries } from '../journal/journal-entry.ts'
import { addDays, type Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { chanceOf, daysDone } from './habit-days.ts'
import type { LifeClock } from './life-clock.ts'
import { isWithin, type SampleRecord, type ToldLife, type ToldPage } from './told-life.ts'

type ToldDaysAndPages = Pick<ToldLife, 'pages' | 'habits' | 'days'>

const clamp = (value: number): number => Math.min(10, Math.max(1, Math.round(value)))
const noise = (...about: string[]): number => (chanceOf(...about) - 0.5) * 2

/** What bears on how a day was. */
interface Bearing {
  readonly isNight: boolean
  readonly isWalked: boolean
  /** The phone was left in the hallway on the evening before. */
  readonly hasSlept: boolean
}

function bearings({ habits, days }: ToldDaysAndPages, until: Day): (day: Day) => Bearing {
  const doneOf = (id: string): ReadonlySet<Day> =>
    new Set(habits.filter((habit) => habit.id === id).flatMap((habit) => daysDone(habit, until)))
  const walked = doneOf('walk')
  const hallway = doneOf('phone')
  return (day) => ({
    isNight: days.nights.some((stretch) => isWithin(day, stretch)),
    isWalked: walked.has(day),
    hasSlept: hallway.has(addDays(day, -1)),
  })
}

/** Energy and stress of a day, from 1 to 10, not yet rounded: a rule that analytics can find again, and some noise. */
function feltOn(day: Day, mood: number, { isNight, isWalked, hasSlept }: Bearing) {
  return {
    energy: 3.4 + mood * 0.35 - (isNight ? 1.6 : 0) + (hasSlept ? 1.4 : 0) + noise('energy', day) * 1.2,
    stress: 7.2 - mood * 0.35 + (isNight ? 1.4 : 0) - (isWalked ? 1.9 : 0) + noise('stress', day) * 1.2,
  }
}

const tellsOf: readonly (readonly [activity: string, words: RegExp])[] = [
  ['walk', /\bwalk(?:ed)? (?:home|along)|to the gate/i],
  ['work', /\b(?:ward|rota|shift|on nights|night shift|admissions)\b/i],
  ['music', /\b(?:Schumann|scales|choir|piano)\b/i],
  ['family', /\b(?:Mum|Dad|Karin)\b/],
  ['friends', /\b(?:Anna|A\.|Jonas)/],
  ['outdoors', /\b(?:river|swam|swims|coast|plums)\b/i],
]

function pageRecord(page: ToldPage, clock: LifeClock, bearing: Bearing): SampleRecord {
  const { day, time, title, text, mood } = page
  const { energy, stress } = feltOn(day, mood, bearing)
  const told = tellsOf.flatMap(([activity, words]) => (words.test(text) ? [activity] : []))
  return {
    entity: journalEntries,
    name: day,
    data: () => ({
      ...{ title, content: text, mood, energy: clamp(energy), stress: clamp(stress) },
      activities: bearing.isWalked && !told.includes('walk') ? ['walk', ...told] : told,
      createdAt: clock.at(day, time),
      zone: clock.zone,
    }),
  }
}

/** The mood between two pages, on the straight line from one to the next. */
function moodBetween(pages: readonly ToldPage[], day: Day): number {
  const after = pages.find((page) => page.day >= day) ?? pages.at(-1)
  const before = pages.findLast((page) => page.day <= day) ?? pages[0]
  if (!before || !after) return 5
  const length = daysBetween(before.day, after.day)
  const share = length === 0 ? 0 : daysBetween(before.day, day) / length
  return before.mood + (after.mood - before.mood) * share
}

/** Checking in became a custom: rare in the first years, every other day at the end. */
const checkInShare = (day: Day): number => (day < '2026-01-01' ? 0.08 : day < '2026-06-01' ? 0.3 : 0.55)

/** One of the answers that a check-in offers. */
const answered = (value: number): number =>
  checkInAnswers.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best))

function checkInRecord(day: Day, base: number, clock: LifeClock, bearing: Bearing): SampleRecord {
  const mood = base + (bearing.isWalked ? 0.6 : 0) + noise('mood', day) * 1.3
  const { energy, stress } = feltOn(day, mood, bearing)
  const activities = [
    ...(bearing.isWalked ? ['walk'] : []),
    ...(chanceOf('at work', day) < 0.6 ? ['work'] : []),
    ...(bearing.hasSlept && chanceOf('slept', day) < 0.7 ? ['slept well'] : []),
    ...(bearing.isNight && chanceOf('slept', day) < 0.6 ? ['slept badly'] : []),
  ]
  return {
    entity: journalEntries,
    name: `check-in ${day}`,
    data: () => ({
      ...{ content: '', mood: answered(mood), energy: answered(energy), stress: answered(stress) },
      activities,
      createdAt: clock.at(day, '20:05'),
      zone: clock.zone,
    }),
  }
}

/** The pages of the life, rated throughout, and check-ins on some of the days without one. */
export function samplePages(told: ToldDaysAndPages, clock: LifeClock): SampleRecord[] {
  const { pages } = told
  const bearingOn = bearings(told, clock.until)
  const written = new Set(pages.map(({ day }) => day))
  const records = pages.map((page) => pageRecord(page, clock, bearingOn(page.day)))
  for (let day = pages[0]?.day ?? clock.until; day <= clock.until; day = addDays(day, 1))
    if (!written.has(day) && chanceOf('check-in', day) < checkInShare(day))
      records.push(checkInRecord(day, moodBetween(pages, day), clock, bearingOn(day)))
  return records
}
