import { beforeEach, expect, test, vi } from 'vitest'
import { startActivity, stopActivity } from '#domain/mindfulness/mindfulness-state.ts'
import {
  mindfulnessStorageKey,
  parseMindfulness,
  sharedMindfulnessKey,
} from '#domain/mindfulness/mindfulness-storage.ts'

let kept: Map<string, string>

function storageThatHolds(isFull = false) {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
}

/** The store as a tab finds it that somebody opens now. */
async function openTab(person = 1) {
  vi.resetModules()
  const { practiceOwner } = await import('#web/lib/practice-owner.ts')
  practiceOwner.write(person)
  return { ...(await import('./mindfulness-store.ts')), arrives: practiceOwner.write }
}

const at = '2026-11-19T20:31:00.000Z'
const inStorage = () => parseMindfulness(kept.get(mindfulnessStorageKey(1)) ?? null)

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
  for (const garbage of ['{"breathing":[],"sessionCount":"many"', 'null', '[]', '7']) {
    kept.set(sharedMindfulnessKey, garbage)
    kept.set(mindfulnessStorageKey(2), garbage)
    for (const person of [1, 2]) {
      const { mindfulness } = await openTab(person)
      const usual = { sessionCount: 0, breathing: { pattern: 'box', duration: 3 } }
      expect(mindfulness.read()).toMatchObject(usual)
    }
  }
})

test('each account of a browser has sums and settings of its own, also in one tab', async () => {
  const tab = await openTab()
  tab.changeMindfulness((state) => startActivity(state, 'breathing', at))
  tab.changeMindfulness((state) => stopActivity(state, 180_000, at))
  tab.keepMindfulness((state) => ({ ...state, ambient: { ...state.ambient, volume: 5 } }))
  tab.arrives(2)
  const theirs = { sessionCount: 0, totalMinutes: 0, lastActivity: null, ambient: { volume: 40 } }
  expect(tab.mindfulness.read()).toMatchObject(theirs)
  tab.changeMindfulness((state) => startActivity(state, 'meditation', at))
  tab.changeMindfulness((state) => stopActivity(state, 600_000, at))
  expect(inStorage()).toMatchObject({ sessionCount: 1, totalMinutes: 3, ambient: { volume: 5 } })
  tab.arrives(1)
  expect(tab.mindfulness.read()).toMatchObject({ sessionCount: 1, totalMinutes: 3, ambient: { volume: 5 } })
})

test('what was kept for everybody is taken over by who is here, once', async () => {
  const before = { sessionCount: 14, totalMinutes: 90, ambient: { volume: 20 } }
  kept.set(sharedMindfulnessKey, JSON.stringify(before))
  const first = await openTab(1)
  expect(first.mindfulness.read()).toMatchObject(before)
  expect([...kept.keys()]).toEqual([mindfulnessStorageKey(1)])
  const second = await openTab(2)
  expect(second.mindfulness.read()).toMatchObject({ sessionCount: 0, ambient: { volume: 40 } })
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
