import type { View } from '#domain/entity/view.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { goalActions } from './goal-commands.ts'

export const at = '2026-11-19T20:00:00.000Z'

/** A vault with one goal, and ways to ask and change it. */
export function openGoals(more: Record<string, unknown> = {}) {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 0, kept: 'here' }])
  let made = 0
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => Date.parse(at),
    newUid: () => `made ${++made}`,
    zone: 'UTC',
  }
  const { id, ...data } = goalFact(more)
  keep('goal', id, data)
  return {
    store,
    keep,
    goal: (uid = id): Goal | undefined => store.one(goals, uid)?.data,
    page: (uid: string, content: string, createdAt = at) =>
      keep('journal_entry', uid, { ...newEntry(createdAt, 'UTC'), content }),
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    run: <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
      ([...goalActions, ...entityCommands].find((one) => one.name === what.name)?.run(tools, args) ??
        Promise.reject(new Error(what.name))) as Promise<Result>,
  }
}
