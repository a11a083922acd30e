import { beforeEach, expect, test, vi } from 'vitest'
import { startActivity, stopActivity } from '#domain/mindfulness/mindfulness-state.ts'
import { mindfulnessStorageKey, parseMindfulness } from '#domain/mindfulness/mindfulness-storage.ts'

let kept: Map<string, string>

function storageThatHolds(isFull = false) {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  })
}

/** The store as a tab finds it that opens now. */
async function openTab() {
  vi.resetModules()
  return await import('./mindfulness-store.ts')
}

const at = '2026-11-19T20:31:00.000Z'
const inStorage = () => parseMindfulness(kept.get(mindfulnessStorageKey) ?? null)

beforeEach(() => storageThatHolds())

// Spec: S3-161
test('sums and settings stay in local storage, a session does not', async () => {
  const tab = await openTab()
  tab.changeMindfulness((state) => startActivity(state, 'breathing', at))
  expect(tab.mindfulness.read().isActive).toBe(true)
  expect(inStorage()).toMatchObject({ isActive: false, activeType: 'breathing', lastActivity: at })
  tab.changeMindfulness((state) => stopActivity(state, 180_000, at))
  const next = await openTab()
  expect(next.mindfulness.read()).toMatchObject({ isActive: false, sessionCount: 1, totalMinutes: 3 })
})

test('two tabs add to the same sums', async () => {
  const one = await openTab()
  const other = await openTab()
  for (const tab of [one, other]) tab.changeMindfulness((state) => startActivity(state, 'meditation', at))
  for (const tab of [one, other]) tab.changeMindfulness((state) => stopActivity(state, 600_000, at))
  expect(inStorage()).toMatchObject({ sessionCount: 2, totalMinutes: 20 })
})

test('garbage gives defaults', async () => {
  kept.set(mindfulnessStorageKey, '{"breathing":[],"sessionCount":"many"')
  const { mindfulness } = await openTab()
  expect(mindfulness.read()).toMatchObject({ sessionCount: 0, breathing: { pattern: 'box', duration: 3 } })
})

// Spec: S8-026
test('where storage is full, settings are not taken for kept, and a session counts for this tab', async () => {
  storageThatHolds(true)
  vi.spyOn(console, 'error').mockReturnValue()
  const tab = await openTab()
  const softer = tab.keepMindfulness((state) => ({ ...state, ambient: { ...state.ambient, volume: 5 } }))
  expect([softer, tab.mindfulness.read().ambient.volume]).toEqual([false, 40])
  const counted = tab.changeMindfulness((state) => stopActivity({ ...state, isActive: true }, 60_000, at))
  expect([counted, tab.mindfulness.read().sessionCount]).toEqual([false, 1])
  expect(console.error).toHaveBeenCalledTimes(2)
})
