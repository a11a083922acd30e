import { expect, test } from 'vitest'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import type { Row, View } from '#domain/entity/view.ts'
import { ledger, wordsByWeek } from '#domain/views/ledger.ts'
import type { VaultKeys } from '#vault/keys/vault-keys.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { VaultHealth, VaultSession } from '#vault/store/store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command } from '#worker/core/worker-calls.ts'
import { securityCommands } from './security.ts'
import { compareNow, readKeys, removeKey } from './settings.calls.ts'
import { settingsCommands } from './settings.ts'

const at = '2026-11-19T18:24:00.000Z'

function openSettings(more: { keys?: Partial<VaultKeys>; health?: Partial<VaultHealth> } = {}) {
  const store = createStore()
  const session = memorySession(store, more as Partial<VaultSession>)
  const tools = { session, now: () => Date.parse(at), newUid: () => 'made', zone: 'UTC' }
  return {
    sent: (uid: string, instant: string, words: number) =>
      store.apply([
        {
          uid,
          kind: ledgerEntries.kind,
          data: { at: instant, receiver: 'OpenAI', words, why: 'A reply by the companion' },
          revision: 0,
          kept: 'here',
        },
      ]),
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
      const impl = settingsCommands.find((one) => one.name === what.name)
      return (impl?.run(tools, args) ?? Promise.reject(new Error(what.name))) as Promise<Result>
    },
  }
}

const slot = (slotId: string, kind: 'password' | 'device') => ({
  slotId,
  kind,
  kdf: null,
  commitment: 'c2VjcmV0',
  wrapped: 'c2VjcmV0',
  createdAt: at,
})

test('the ledger is told by week and whole, the latest transfer first', () => {
  const { sent, ask } = openSettings()
  sent('a', '2026-11-08T10:00:00Z', 9)
  sent('b', '2026-11-19T10:00:00Z', 6)
  sent('c', '2026-11-16T10:00:00Z', 64)
  const rule = { zone: 'UTC', startHour: 0, weekStart: 'monday' } as const
  const weeks = ask(wordsByWeek, { today: '2026-11-19', rule, weeks: 3 })
  expect(weeks).toEqual([
    { id: '2026-11-02', number: 45, words: 9 },
    { id: '2026-11-09', number: 46, words: 0 },
    { id: '2026-11-16', number: 47, words: 70 },
  ])
  expect(ask(ledger, null).map(({ id, words }) => [id, words])).toEqual([
    ['b', 6],
    ['c', 64],
    ['a', 9],
  ])
})

test('a screen is told which keys there are and which is its own, and nothing of what is in them', async () => {
  const slots = [slot('p', 'password'), slot('d', 'device')]
  const { run } = openSettings({
    keys: { slots: async () => ({ version: 2, slots }), ownSlotId: async () => 'd' },
  })
  const facts = await run(readKeys, null)
  expect(facts).toEqual([
    { slotId: 'p', kind: 'password', createdAt: at, isOwn: false },
    { slotId: 'd', kind: 'device', createdAt: at, isOwn: true },
  ])
  expect(JSON.stringify(facts)).not.toContain('c2VjcmV0')
})

test('taking a key away answers with those that are left', async () => {
  let slots = [slot('p', 'password'), slot('d', 'device')]
  const { run } = openSettings({
    keys: {
      slots: async () => ({ version: 2, slots }),
      ownSlotId: async () => null,
      removeSlot: async (gone) => {
        slots = slots.filter(({ slotId }) => slotId !== gone)
      },
    },
  })
  expect((await run(removeKey, { slotId: 'd', password: 'p' })).map(({ slotId }) => slotId)).toEqual(['p'])
})

test('comparing answers with what differs now', async () => {
  const notice = { uid: 'x', what: 'missing', seen: 3, got: 0, at: 0 } as const
  let found: (typeof notice)[] = []
  const { run } = openSettings({
    health: {
      compareNow: async () => {
        found = [notice]
      },
      notices: async () => found,
    },
  })
  expect(await run(compareNow, null)).toEqual([notice])
})

test('every command about ways in that comes late is known before it has come', () => {
  const known = settingsCommands.map(({ name }) => name)
  for (const { name } of securityCommands) expect(known).toContain(name)
  expect(new Set(known).size).toBe(known.length)
})
