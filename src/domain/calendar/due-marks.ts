import type { Moment } from '../entity/moment.ts'
import type { Records } from '../entity/records.ts'
import { goals } from '../goals/records/goal.ts'
import { goalMilestones } from '../goals/records/goal-parts.ts'
import { habits } from '../habits/habit.ts'
import { courseOf, notedIn } from '../habits/noted/noted-days.ts'
import { dueOn } from '../habits/schedule/due-on.ts'
import type { Day } from '../time/day.ts'
import { daysFromTo } from './calendar-grid.ts'
import type { CalendarMark, LayerMarks } from './calendar-mark.ts'

type Dated = Pick<CalendarMark, 'id' | 'layer' | 'uid' | 'day' | 'title' | 'zone' | 'kind' | 'isDone'>

const wholeDay = (of: Dated): CalendarMark => ({
  ...of,
  occurrence: null,
  lastDay: of.day,
  startMs: null,
  endMs: null,
  color: null,
  mood: null,
  repeats: 'none',
})

/** What habits ask for on some days; of days that are over also what was done. */
export const habitMarks =
  (records: Records, today: Day, at: Moment): LayerMarks =>
  ({ from, to, rule: { zone } }) => {
    const days = daysFromTo(from, to)
    const noted = notedIn(records)
    return [...records.of(habits).values()].flatMap(({ uid, data: habit }) => {
      const course = courseOf(records, habit, noted(uid), today, at)
      return dueOn({ habit, course, today }, days).flatMap((state, nth) => {
        const day = days[nth]
        if (state === null || day === undefined) return []
        const isDone = state === 'done'
        const id = `habits ${uid} ${day}`
        return wholeDay({ id, layer: 'habits', uid, day, title: habit.name, zone, kind: 'habit', isDone })
      })
    })
  }

/** The days that goals and their milestones are meant for. A milestone leads to its goal. */
export const goalMarks =
  (records: Records): LayerMarks =>
  ({ from, to, rule: { zone } }) => {
    const isHere = (day: Day | null): day is Day => day !== null && day >= from && day <= to
    const found: CalendarMark[] = []
    for (const { uid, data } of records.of(goals).values()) {
      const { targetDate: day, title, status } = data
      const isDone = status === 'completed'
      if (isHere(day))
        found.push(
          wholeDay({ id: `goals ${uid}`, layer: 'goals', uid, day, title, zone, kind: 'goal', isDone }),
        )
    }
    for (const { uid: id, data } of records.of(goalMilestones).values()) {
      const { targetDate: day, title, goalId: uid, isCompleted: isDone } = data
      if (isHere(day) && records.one(goals, uid))
        found.push(
          wholeDay({ id: `goals ${id}`, layer: 'goals', uid, day, title, zone, kind: 'milestone', isDone }),
        )
    }
    return found
  }
