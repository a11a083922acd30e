import type { View } from '#domain/entity/view.ts'
import { type Habit, habits } from '#domain/habits/habit.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { createEntity } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, Stream, WorkerTools } from '#worker/core/worker-calls.ts'
import { exchangeStreams } from './exchange.ts'
import { habitCommands } from './habit-commands.ts'

const now = Date.parse('2026-11-19T18:24:00.000Z')
export const at = new Date(now).toISOString()
export const today = '2026-11-19'
export const uid = (nth: number): string => `01900000-0000-7000-8000-${String(nth).padStart(12, '0')}`

/** Habits in a store in memory, on the evening of 19 November 2026. */
export function openHabits() {
  const store = createStore()
  const session = memorySession(store)
  let made = 0
  const tools: WorkerTools = { session, now: () => now, newUid: () => uid(++made), zone: 'UTC' }
  const run = <Args, Result>(what: Command<Args, Result>, args: Args) =>
    [...habitCommands, ...entityCommands]
      .find(({ name }) => name === what.name)
      ?.run(tools, args) as Promise<Result>
  return {
    store,
    run,
    skip: (habitId: string, skippedDate: string, reason: string) =>
      run(createEntity, { kind: 'habit_skip', uid: null, data: { habitId, skippedDate, reason } }),
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    async stream<Args, Event>(what: Stream<Args, Event>, args: Args): Promise<Event[]> {
      const events: Event[] = []
      const impl = exchangeStreams.find(({ name }) => name === what.name)
      await impl?.run(tools, args, (event) => events.push(event as Event), new AbortController().signal)
      return events
    },
    habit: (change: Partial<Habit> = {}) =>
      run(createEntity, {
        kind: habits.kind,
        uid: null,
        data: {
          name: 'Ten minutes, lid open',
          behavior: 'play ten minutes',
          area: 'creative',
          frequency: { type: 'daily' },
          startDate: '2026-11-10',
          ...change,
        },
      }),
    entry: (content: string, day = today) =>
      run(createEntity, {
        kind: journalEntries.kind,
        uid: null,
        data: { ...newEntry(`${day}T12:00:00.000Z`, 'UTC'), content },
      }),
  }
}
