import { useMemo } from 'react'
import { type DayLineFact, hasRoomOn, linesOn, mostADay } from '#domain/goals/engine/day-lines.ts'
import type { DayLineStatus, DayLineType } from '#domain/goals/goal-choices.ts'
import { inWords } from '#domain/text/number-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { toast } from '../toasts.ts'
import { offerUndo } from './offer-undo.ts'
import type { SayFaults } from './say-failed.ts'
import { useEntities, useEntityActions } from './use-entities.ts'

export interface DayLineActions {
  /** Answers whether it was kept. */
  add(line: { content: string; type: DayLineType }, sayFaults?: SayFaults): Promise<boolean>
  /** Done, open again, or let go; letting go can be undone. */
  mark(line: DayLineFact, status: DayLineStatus): Promise<boolean>
  /** Puts a line on another day, as long as that has room; can be undone. */
  putOn(line: DayLineFact, day: Day): Promise<boolean>
}

/** Intentions and affirmations of a day, whether it can take one more, and what can be done with them. `today`: the person's day. */
export function useDayLines(day: Day, today: Day) {
  const { rows, isReady } = useEntities('goal_or_affirmation')
  const { create, patch } = useEntityActions('goal_or_affirmation')
  const actions = useMemo<DayLineActions>(
    () => ({
      add: async (line, sayFaults) =>
        (await create({ date: day, ...line }, sayFaults ? { sayFaults } : {})) !== null,
      async mark({ id, status: before }, status) {
        const isDone = await patch(id, { status })
        if (isDone && status === 'let_go') offerUndo('Let go', () => patch(id, { status: before }))
        return isDone
      },
      async putOn({ id, date, status }, to) {
        if (!hasRoomOn(rows, to)) {
          toast({ title: `${dayWords(to, today)} already has ${inWords(mostADay)}` })
          return false
        }
        const isDone = await patch(id, { date: to, status: 'pending' })
        if (isDone)
          offerUndo(`Moved to ${dayWords(to, today).toLowerCase()}`, () => patch(id, { date, status }))
        return isDone
      },
    }),
    [rows, create, patch, day, today],
  )
  return { lines: linesOn(rows, day), hasRoom: hasRoomOn(rows, day), isReady, actions }
}

const dayWords = (day: Day, today: Day): string =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : 'That day'
