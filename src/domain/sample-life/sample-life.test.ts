import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calendarEvents } from '../calendar/calendar-event.ts'
import { readEntity } from '../entity/entity.ts'
import { type Goal, goals } from '../goals/records/goal.ts'
import { goalProgresses } from '../goals/records/goal-parts.ts'
import { habits } from '../habits/habit.ts'
import { habitCompletions, habitSkips } from '../habits/habit-records.ts'
import { type JournalEntry, journalEntries } from '../journal/journal-entry.ts'
import { mindfulnessSessions } from '../mindfulness/mindfulness-records.ts'
import { addDays, dayOf } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { clockOfLife, sampleLife } from './sample-life.ts'
import { type SampleRecord, toldLife } from './told-life.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/sample-life/${name}.json`, import.meta.url), 'utf8'))
const told = toldLife.parse({
  pages: read('pages'),
  habits: read('habits'),
  goals: read('goals'),
  days: read('days'),
  talks: read('talks'),
})

/** Real uids are made from kind and name too; these can be read back. */
function uids() {
  const made = new Map<string, string>()
  const uidOf = (kind: string, name: string): string => {
    const uid = `00000000-0000-4000-8000-${String(made.size).padStart(12, '0')}`
    const known = made.get(`${kind} ${name}`) ?? uid
    made.set(`${kind} ${name}`, known)
    return known
  }
  return { made, uidOf }
}

function laid(records: readonly SampleRecord[]) {
  const { made, uidOf } = uids()
  for (const { entity, name } of records) uidOf(entity.kind, name)
  const there = new Set(made.values())
  const all = records.map(({ entity, name, data }) => {
    const found = readEntity(entity, entity.version, data(uidOf))
    if (found.is !== 'valid')
      throw new Error(`${entity.kind} ${name}: ${found.is === 'invalid' ? found.sentence : found.is}`)
    return { entity, name, data: found.data, uid: uidOf(entity.kind, name) }
  })
  expect(made.size, 'nothing points to what is not there').toBe(there.size)
  return all
}

const today = '2026-11-26'
const zone = 'Europe/Stockholm'
const life = laid(sampleLife(told, clockOfLife(told, today, zone)))
const of = <T>(kind: string): T[] =>
  life.flatMap(({ entity, data }) => (entity.kind === kind ? [data as T] : []))

describe('the sample life', () => {
  test('holds pages, habits, goals, events and practice, and all of it fits its entity and points to what is there', () => {
    expect(of<JournalEntry>(journalEntries.kind).filter(({ content }) => content !== '')).toHaveLength(
      told.pages.length,
    )
    expect(of(habits.kind)).toHaveLength(7)
    expect(of(goals.kind)).toHaveLength(7)
    expect(of(habitCompletions.kind).length).toBeGreaterThan(300)
    expect(of(habitSkips.kind).length).toBeGreaterThan(5)
    expect(of(calendarEvents.kind).length).toBeGreaterThan(5)
    expect(of(mindfulnessSessions.kind).length).toBeGreaterThan(50)
    expect(life.length).toBeLessThan(2_000)
  })

  test('names each record once, and is the same every time', () => {
    const names = life.map(({ entity, name }) => `${entity.kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(laid(sampleLife(told, clockOfLife(told, today, zone)))).toEqual(life)
  })

  test('is told as if it went on until yesterday, on the weekdays that it speaks of', () => {
    for (const day of ['2026-11-20', '2026-11-26', '2027-05-01', '2026-02-28']) {
      const pages = sampleLife(told, clockOfLife(told, day, zone)).flatMap(({ entity, name, data }) =>
        entity.kind === journalEntries.kind ? [{ name, ...(data(() => '') as { createdAt: string }) }] : [],
      )
      const last = pages.find(({ name }) => name === '2026-11-19')
      const on = dayOf(Date.parse(last?.createdAt ?? ''), { zone, startHour: 0 })
      expect(Math.abs(daysBetween('2026-11-19', on) % 7), day).toBe(0)
      expect(daysBetween(on, day), day).toBeGreaterThanOrEqual(1)
      expect(daysBetween(on, day), day).toBeLessThanOrEqual(7)
      const latest =
        pages
          .map(({ createdAt }) => createdAt)
          .sort()
          .at(-1) ?? ''
      expect(dayOf(Date.parse(latest), { zone, startHour: 0 }) < day, day).toBe(true)
    }
  })

  test('does nothing on days to come, and nothing of a habit before it began or after it was archived', () => {
    const began = new Map(
      life.flatMap(({ entity, uid, data }) =>
        entity.kind === habits.kind
          ? [[uid, data as { startDate: string; archivedOn: string | null }] as const]
          : [],
      ),
    )
    for (const done of of<{ habitId: string; completedDate: string }>(habitCompletions.kind)) {
      const habit = began.get(done.habitId)
      expect(done.completedDate >= (habit?.startDate ?? today)).toBe(true)
      expect(done.completedDate <= (habit?.archivedOn ?? addDays(today, -1))).toBe(true)
    }
    for (const { startedAt } of of<{ startedAt: string }>(mindfulnessSessions.kind))
      expect(startedAt < `${today}T00:00:00.000Z`).toBe(true)
  })

  test('completes no habit on a day of rest or one that was left out', () => {
    const done = new Set(
      life.filter(({ entity }) => entity.kind === habitCompletions.kind).map(({ name }) => name),
    )
    for (const { id, skips, pauses, notes } of told.habits) {
      for (const day of Object.keys(skips)) expect(done.has(`${id} ${day}`)).toBe(false)
      for (const { from, to } of pauses)
        for (let day = from; day <= to; day = addDays(day, 1))
          expect(done.has(`${id} ${day}`), `${id} ${day}`).toBe(false)
      for (const day of Object.keys(notes)) expect(notes[day]).not.toBe('')
    }
  })

  test('ends each goal where its last step does', () => {
    const progress = new Map(of<Goal>(goals.kind).map(({ title, progress: now }) => [title, now]))
    for (const { title, steps } of told.goals) {
      const last = Object.entries(steps)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .at(-1)?.[1]
      expect(progress.get(title)).toBe(last?.[0] ?? 0)
    }
    expect(of<{ progressValue: number }>(goalProgresses.kind).length).toBeGreaterThan(25)
  })

  test('talks to the companion only beside pages that are there', () => {
    const days = new Set(told.pages.map(({ day }) => day))
    for (const { page } of told.talks) expect(page === null || days.has(page)).toBe(true)
  })
})
