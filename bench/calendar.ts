import { type CalendarEvent, calendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { goal, goals } from '#domain/goals/records/goal.ts'
import { habit, habits } from '#domain/habits/habit.ts'
import { habitCompletion, habitCompletions } from '#domain/habits/habit-records.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { calendarMarks } from '#domain/views/calendar.ts'
import { createStore } from '#vault/store/memory-store.ts'

import { type Measure, median, tookMs } from './measure.ts'

const first = '2016-01-01'
const years = 10
const single = 5_000
const series = 200
const dueHabits = 12
const datedGoals = 40
const habitId = (nth: number) => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`
/** Of twenty series one comes daily, eleven weekly, five monthly, three yearly. */
const rules = [
  'FREQ=DAILY',
  ...Array<string>(3).fill('FREQ=WEEKLY;BYDAY=MO,WE,FR'),
  ...Array<string>(4).fill('FREQ=WEEKLY'),
  ...Array<string>(4).fill('FREQ=WEEKLY;INTERVAL=2'),
  ...Array<string>(5).fill('FREQ=MONTHLY;BYDAY=-1FR'),
  ...Array<string>(3).fill('FREQ=YEARLY'),
]
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'UTC']
const at = { nowMs: Date.UTC(2026, 0, 1), zone: 'Europe/Berlin' }

function event(day: Day, hour: number, more: object): CalendarEvent {
  const startTime = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString()
  const times = { startTime, endTime, createdAt: startTime, updatedAt: startTime }
  return calendarEvent.parse({ title: 'Something', eventType: 'journal', ...times, ...more })
}

/** Ten years of events: five thousand that take place once, and two hundred that come again by six kinds of rules in four zones. */
function filledCalendar() {
  const store = createStore()
  const chance = seededRandom(24)
  const anyDay = () => addDays(first, Math.floor(chance() * years * 365))
  const of = (nth: number) => ({
    uid: `event ${nth}`,
    kind: calendarEvents.kind,
    revision: 1,
    kept: 'synced' as const,
  })
  store.apply([
    ...Array.from({ length: single }, (_, nth) => ({
      ...of(nth),
      data: event(anyDay(), Math.floor(chance() * 24), { zone: zones[nth % zones.length] }),
    })),
    ...Array.from({ length: series }, (_, nth) => {
      const rule = rules[nth % rules.length] ?? ''
      const recurs = { rule, isRecurring: true, recurringPattern: 'weekly', zone: zones[nth % zones.length] }
      return { ...of(single + nth), data: event(addDays(first, nth * 9), nth % 24, recurs) }
    }),
  ])
  fillDue(store)
  return store
}

/** Twelve habits that were done on most days of ten years, and forty goals with a day. */
function fillDue(store: ReturnType<typeof createStore>) {
  const synced = { revision: 1, kept: 'synced' as const }
  const created = `${first}T08:00:00.000Z`
  const stamps = { createdAt: created, updatedAt: created }
  const ofHabit = { behavior: 'do it', area: 'health', frequency: { type: 'daily' }, startDate: first }
  const ofGoal = { category: 'mental', priority: 'high', timeframe: 'yearly' }
  store.apply([
    ...Array.from({ length: dueHabits }, (_, nth) => {
      const data = habit.parse({ name: `Habit ${nth}`, ...ofHabit, ...stamps })
      return { uid: habitId(nth), kind: habits.kind, data, ...synced }
    }),
    ...Array.from({ length: dueHabits * years * 300 }, (_, nth) => {
      const completedDate = addDays(first, Math.floor(nth / dueHabits))
      const done = { habitId: habitId(nth % dueHabits), completedDate, updatedAt: created }
      return { uid: `done ${nth}`, kind: habitCompletions.kind, data: habitCompletion.parse(done), ...synced }
    }),
    ...Array.from({ length: datedGoals }, (_, nth) => {
      const data = goal.parse({ title: 'A goal', targetDate: addDays(first, nth * 90), ...ofGoal, ...stamps })
      return { uid: `goal ${nth}`, kind: goals.kind, data, ...synced }
    }),
  ])
}

/** How long the worker takes for a month and for a year of the calendar. */
export function measureCalendar(): Measure[] {
  const store = filledCalendar()
  const ask = (firstDay: Day, lastDay: Day) => calendarMarks.rows(store, { firstDay, lastDay }, at).length
  const took = (of: (nth: number) => [Day, Day]) => {
    ask(...of(0))
    return median(Array.from({ length: 12 }, (_, nth) => tookMs(() => ask(...of(nth + 1)))))
  }
  const month = took((nth) => [addDays(first, nth * 290), addDays(first, nth * 290 + 41)])
  const year = took((nth) => [addDays(first, nth * 250), addDays(first, nth * 250 + 365)])
  const note = `${single + series} events, ${series} of which come again; ${dueHabits} habits, ${datedGoals} goals`
  return [
    { what: 'a month of the calendar', measured: month, budget: 16, unit: 'ms', rule: 'at most', note },
    { what: 'a year of the calendar', measured: year, budget: 50, unit: 'ms', rule: 'at most', note },
  ]
}
