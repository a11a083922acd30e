import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellLeaving } from '#web/lib/device/page-left.ts'
import { currentToasts, dismissToast } from '#web/lib/toasts.ts'
import { vaultCallsOf } from '#web/lib/vault/vault-calls.ts'
import { removeEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { keepCurrent, remove, useKeptSounds } from './kept-sounds.ts'

const here = vi.hoisted(() => ({ userId: 1 }))
vi.mock('#web/lib/account/auth-context.tsx', () => ({ useAuth: () => ({ user: { id: here.userId } }) }))
vi.mock('#web/lib/vault/use-rows.ts', () => ({ useRows: () => ({ rows: [], isReady: true }) }))
vi.mock('#web/lib/vault/vault-calls.ts', () => {
  const calls = { run: vi.fn() }
  return { vaultCallsOf: vi.fn(() => calls) }
})

beforeEach(() => {
  here.userId = 1
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
})
afterEach(() => {
  tellLeaving()
  for (const { id } of currentToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

const Names = () => useKeptSounds().sounds.map(({ name }) => name)
const shown = (): string => renderToString(<Names />)
const sealingFails = () => Promise.reject(new Error('The vault is locked.'))

test("a sound that could not be sealed is its maker's alone, and goes with them", async () => {
  vi.mocked(vaultCallsOf(1).run).mockImplementation(sealingFails)
  expect(keepCurrent('Stove, late', 1)).toBe(true)
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(1))
  expect(shown()).toBe('Stove, late')
  here.userId = 2
  expect(shown()).toBe('')
  tellLeaving()
  here.userId = 1
  expect(shown()).toBe('')
})

test('a sound is sealed for its owner, and what fails after they left is not told to who comes next', async () => {
  let fail = (_: Error): void => undefined
  vi.mocked(vaultCallsOf(1).run).mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  keepCurrent('Stove, late', 1)
  expect(vaultCallsOf).toHaveBeenLastCalledWith(1)
  tellLeaving()
  fail(new Error('The vault is locked.'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentToasts()).toEqual([])
})

const sound = {
  ...({ id: 'a', name: 'Stove, late', type: 'fire', volume: 40, intensity: 0.3 } as const),
  ...{ dateCreated: '2026-11-19T20:00:00.000Z', isSealed: true, owner: 1 },
}

const records = [{ kind: 'sound_preset', uid: 'a', data: sound }]

test('what is deleted can be put back by its owner, as long as they are here', async () => {
  vi.mocked(vaultCallsOf(1).run).mockImplementation(async (what) =>
    what.name === removeEntity.name ? records : undefined,
  )
  await remove(sound)
  currentToasts()[0]?.action?.onPress()
  expect(vaultCallsOf(1).run).toHaveBeenLastCalledWith(restoreRecords, { records })
  tellLeaving()
  expect(currentToasts()).toEqual([])
  const late = remove(sound)
  tellLeaving()
  await late
  expect(currentToasts()).toEqual([])
})
