import { calendarEvents } from '../calendar/calendar-event.ts'
import { dayLines } from '../goals/records/day-line.ts'
import { returnLetters } from '../insights/letters/return-letter.ts'
import { mindfulnessSessions } from '../mindfulness/mindfulness-records.ts'
import { addDays, type Day } from '../time/day.ts'
import { chanceOf } from './habit-days.ts'
import type { LifeClock } from './life-clock.ts'
import type { SampleRecord, ToldDays } from './told-life.ts'

function eventRecord(event: ToldDays['events'][number], { at, moved, zone }: LifeClock): SampleRecord {
  const { title, day, lastDay, from, to, type, color, place, about, isWeekly, skipped } = event
  const isAllDay = lastDay !== undefined
  const made = at(addDays(day, -14), '12:00')
  return {
    entity: calendarEvents,
    name: title,
    data: () => ({
      ...{ title, description: about, eventType: type, color, place, zone, isAllDay },
      startTime: at(day, isAllDay ? '00:00' : from),
      endTime: isAllDay ? at(addDays(lastDay, 1), '00:00') : at(day, to),
      isRecurring: isWeekly,
      recurringPattern: isWeekly ? 'weekly' : 'none',
      skipped: skipped.map(moved),
      createdAt: made,
      updatedAt: made,
    }),
  }
}

/** The days of a stretch on which something was done that happens so often a week. */
function someDays(name: string, from: Day, to: Day, perWeek: number): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (chanceOf(name, day) < perWeek / 7) days.push(day)
  return days
}

/** A rating from `least` on, one of three, by the day. */
const rated = (least: number, ...about: string[]): number => least + Math.floor(chanceOf(...about) * 3)

function breathingRecords(told: ToldDays['breathing'], { at, until }: LifeClock): SampleRecord[] {
  return told.flatMap(({ from, to, perWeek, pattern, cycleMs }) =>
    someDays('breathing', from, to < until ? to : until, perWeek).map((day) => {
      const completedCycles = 8 + Math.floor(chanceOf('cycles', day) * 12)
      return {
        entity: mindfulnessSessions,
        name: `breathing ${day}`,
        data: () => ({
          ...{ type: 'breathing', pattern, completedCycles, isComplete: true, feeling: null },
          startedAt: at(day, '21:40'),
          plannedMs: completedCycles * cycleMs,
          spentMs: completedCycles * cycleMs,
          moodBefore: rated(3, 'before', day),
          moodAfter: rated(5, 'after', day),
        }),
      }
    }),
  )
}

function meditationRecords(told: ToldDays['meditation'], { at, until }: LifeClock): SampleRecord[] {
  return told.flatMap(({ from, to, perWeek, kind, minutes }) =>
    someDays('meditation', from, to < until ? to : until, perWeek).map((day) => {
      const isComplete = chanceOf('to the end', day) < 0.8
      const plannedMs = minutes * 60_000
      return {
        entity: mindfulnessSessions,
        name: `meditation ${day}`,
        data: () => ({
          ...{ type: 'meditation', meditationType: kind, isGuided: true, isComplete, plannedMs },
          startedAt: at(day, '22:10'),
          spentMs: isComplete ? plannedMs : plannedMs / 2,
          moodBefore: rated(4, 'mood before', day),
          moodAfter: isComplete ? rated(5, 'mood after', day) : null,
        }),
      }
    }),
  )
}

function lineRecords({ intentions }: ToldDays, { at, moved, until }: LifeClock): SampleRecord[] {
  return Object.entries(intentions)
    .filter(([day]) => day <= until)
    .map(([day, content]) => ({
      entity: dayLines,
      name: day,
      data: () => ({
        ...{ date: moved(day), content, type: 'goal' },
        status: chanceOf('intention', day) < 0.7 ? 'completed' : 'let_go',
        createdAt: at(day, '07:20'),
      }),
    }))
}

/** The calendar of the life (without reminders: nothing of it rings, or goes to another calendar), its practice, the intentions of its days, and the letter to oneself. */
export function sampleDays(told: ToldDays, clock: LifeClock): SampleRecord[] {
  const { letter } = told
  return [
    ...told.events.map((event) => eventRecord(event, clock)),
    ...breathingRecords(told.breathing, clock),
    ...meditationRecords(told.meditation, clock),
    ...lineRecords(told, clock),
    {
      entity: returnLetters,
      name: letter.written,
      data: () => ({
        content: letter.words,
        opensOn: clock.moved(letter.opens),
        createdAt: clock.at(letter.written, '21:00'),
      }),
    },
  ]
}
