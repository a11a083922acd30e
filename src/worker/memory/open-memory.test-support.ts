import {
  type JournalEntry,
  type JournalMessage,
  journalEntries,
  journalMessage,
  journalMessages,
} from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import { beliefs, type MemoryOverview, type SaidOfMemory, sayOfMemory } from './memory.calls.ts'
import { memoryCommands } from './memory.ts'
import { lifeOf } from './memory-lives.ts'
import { overviewOf } from './memory-overview.ts'

export const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`

/** Memory over a real store, and a page or a message put into it at will. */
export function openMemory(zone = 'UTC') {
  const store = createStore()
  const sealed = new Map<string, unknown>()
  const plain = memorySession(store)
  const session = {
    ...plain,
    writeLocal: async <T>(name: string, value: T) => {
      sealed.set(name, structuredClone(value))
      await plain.writeLocal(name, value)
    },
  }
  let made = 0x1000
  let now = Date.parse('2026-11-19T20:00:00.000Z')
  const tools: WorkerTools = { session, now: () => now, newUid: () => uidOf(++made), zone }
  const put = (nth: number, content: string, day: string, some: Partial<JournalEntry> = {}) =>
    store.apply([
      {
        uid: uidOf(nth),
        kind: journalEntries.kind,
        data: { ...newEntry(`${day}T20:00:00.000Z`, 'UTC'), content, ...some },
        revision: 1,
        kept: 'synced',
      },
    ])
  const told = (
    nth: number,
    role: 'user' | 'assistant',
    content: string,
    some: Partial<JournalMessage> = {},
  ) =>
    store.apply([
      {
        uid: uidOf(nth),
        kind: journalMessages.kind,
        data: journalMessage.parse({
          ...{ entryId: null, content, role, messageId: String(nth), talkId: uidOf(900) },
          createdAt: `2026-11-18T20:00:${String(nth % 60).padStart(2, '0')}.000Z`,
          ...some,
        }),
        revision: 1,
        kept: 'synced',
      },
    ])
  const run = <Args, Result>(what: Command<Args, Result>, args: Args) =>
    memoryCommands.find(({ name }) => name === what.name)?.run(tools, args) as Promise<Result>
  const life = lifeOf(tools, null)
  return {
    ...{ store, sealed, tools, put, told, run, life },
    at: (instant: string) => {
      now = Date.parse(instant)
    },
    say: (said: SaidOfMemory) => run(sayOfMemory, { of: null, said }),
    names: async () => (await life.graph())?.nodes.map(({ name }) => name) ?? [],
    facts: async () => (await run(beliefs, { of: null })).facts.map(({ what }) => what),
    async overview(): Promise<MemoryOverview> {
      await life.graph()
      const overview = await overviewOf(life)
      if (!overview) throw new Error('There is no overview')
      return overview
    },
  }
}
