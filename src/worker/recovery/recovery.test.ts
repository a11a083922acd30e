import { expect, test } from 'vitest'
import type { SlotList } from '#contract/vault.ts'
import { recoveryReminders, recoveryState, recoveryStates } from '#domain/account/recovery-state.ts'
import { recoveryRecords } from '#domain/views/recovery.ts'
import type { VaultKeys } from '#vault/keys/vault-keys.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import { askLater, confirmCode, makeCode, recoverySlots } from './recovery.calls.ts'
import { recoveryCommands } from './recovery.ts'

const first = '3b8d1d0a-2c5e-4d61-9a53-1f0a5d8b7c10'
const second = '7c2f0d5e-8a41-4b7e-8f0e-6a1b2c3d4e5f'
const code = '7K2M-Q9XD-4T8R-HC3V-N6WA-E5JP-B1ZY'
const nowMs = Date.parse('2026-11-19T20:31:00.000Z')

type Slot = SlotList['slots'][number]
const slotOf = (slotId: string, kind: Slot['kind']): Slot => ({
  slotId,
  kind,
  kdf: null,
  commitment: '',
  wrapped: '',
  createdAt: '2026-11-19T20:31:00.000Z',
})

function openVault() {
  const store = createStore()
  const ids = [first, second]
  const slots = { version: 1, slots: [slotOf('0b0e7a52-6d5c-4b2f-9f5a-3a4d1c2b1a00', 'password')] }
  const keys: Partial<VaultKeys> = {
    slots: async () => slots,
    makeRecoveryCode: async () => {
      const rest = slots.slots.filter(({ kind }) => kind !== 'recovery')
      slots.slots = [...rest, slotOf(ids.shift() ?? '', 'recovery')]
      return code
    },
  }
  const session = memorySession(store, { keys: keys as VaultKeys })
  let uids = 0
  const tools: WorkerTools = { session, now: () => nowMs, newUid: () => `record-${++uids}`, zone: 'UTC' }
  const run = <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
    recoveryCommands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>
  const rows = () => recoveryRecords.rows(store, null, momentNow())
  return { store, slots, run, rows }
}

test('making a code answers it once and keeps a record that does not hold it', async () => {
  const { store, run, rows } = openVault()
  expect(await run(makeCode, { password: 'a long enough password' })).toEqual({
    code,
    slotId: first,
    madeAt: '2026-11-19T20:31:00.000Z',
  })
  const [kept] = store.of(recoveryStates).values()
  expect(recoveryState.parse(kept?.data)).toEqual(kept?.data)
  expect(JSON.stringify([...store.of(recoveryStates).values(), rows()])).not.toContain('7K2M')
  expect(rows()).toMatchObject([{ states: [{ slotId: first, confirmedAt: null }], hiddenUntil: null }])
})

test('another code takes the record of the earlier one', async () => {
  const { store, run } = openVault()
  await run(makeCode, { password: 'a long enough password' })
  await run(confirmCode, { slotId: first })
  await run(makeCode, { password: 'a long enough password' })
  const records = [...store.of(recoveryStates).values()]
  expect(records.map(({ data }) => data)).toMatchObject([{ slotId: second, confirmedAt: null }])
})

test('confirming keeps when the code was made', async () => {
  const { run, rows } = openVault()
  await run(makeCode, { password: 'a long enough password' })
  await run(confirmCode, { slotId: first })
  expect(rows()).toMatchObject([
    {
      states: [
        { slotId: first, madeAt: '2026-11-19T20:31:00.000Z', confirmedAt: '2026-11-19T20:31:00.000Z' },
      ],
    },
  ])
})

test('only recovery slots count', async () => {
  const { run } = openVault()
  expect(await run(recoverySlots, null)).toEqual([])
  await run(makeCode, { password: 'a long enough password' })
  expect(await run(recoverySlots, null)).toMatchObject([{ slotId: first }])
})

test('Later rests for three days, in one record', async () => {
  const { store, run, rows } = openVault()
  expect(await run(askLater, null)).toBe('2026-11-22T20:31:00.000Z')
  await run(askLater, null)
  expect(store.of(recoveryReminders).size).toBe(1)
  expect(rows()).toMatchObject([{ hiddenUntil: '2026-11-22T20:31:00.000Z' }])
})
