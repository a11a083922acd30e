import { expect, test } from 'vitest'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MeaningKeeper, PagesRead } from '../meaning-model.ts'
import type { MeaningConnection } from './meaning-connection.ts'
import { MeaningFault } from './meaning-fault.ts'
import { MeaningRoom } from './meaning-room.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))
const size = { bytes: 7_000, sentBytes: 6_000 }

/** What one browser keeps, for however many tabs. */
class FakeBrowser {
  readonly local = new Map<string, unknown>()
  readonly heard = new Set<() => void>()
  isFileHere = false
  vectorBytes = 0
}

function openTab(browser = new FakeBrowser(), mayFetchUnasked = true) {
  const did: string[] = []
  const faults: (MeaningFault | Error)[] = []
  const rests: { readonly ms: number; readonly end: () => void }[] = []
  const quiet = Promise.withResolvers<void>()
  const life = new AbortController()
  let tell: (pages: PagesRead) => void = () => undefined
  const keeper: MeaningKeeper = {
    async keep(_, __, say, signal) {
      did.push('keep')
      tell = say
      browser.vectorBytes = 500
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      // The last page is kept after it was told to stop.
      browser.vectorBytes = 600
      did.push('kept')
    },
    async forgetVectors() {
      did.push('forget')
      browser.vectorBytes = 0
    },
    bytesKept: async () => browser.vectorBytes,
  }
  const session = {
    userId: 1,
    readLocal: async (name: string) => browser.local.get(name),
    writeLocal: async (name: string, value: unknown) => void browser.local.set(name, value),
  }
  const hear = new Set<() => void>()
  const room = new MeaningRoom(
    {
      file: {
        read: async () => (browser.isFileHere ? new Blob(['model']) : null),
        async bring() {
          did.push('fetch')
          const fault = faults.shift()
          if (fault) throw fault
          browser.isFileHere = true
        },
        async remove() {
          browser.isFileHere = false
        },
      },
      size,
      connect: () =>
        ({
          isFast: true,
          open: async () => did.push('open'),
          end: () => did.push('end'),
        }) as unknown as MeaningConnection,
      keeper: async () => keeper,
      mayFetchUnasked,
      quiet: () => quiet.promise,
      rest: (ms, signal) =>
        new Promise((resolve) => {
          rests.push({ ms, end: resolve })
          signal.addEventListener('abort', () => resolve())
        }),
      tellTabs() {
        for (const tab of browser.heard) if (!hear.has(tab)) tab()
      },
      hearTabs(_, listener) {
        hear.add(listener)
        browser.heard.add(listener)
      },
    },
    { session } as unknown as WorkerTools,
    life.signal,
  )
  const state = async () => {
    await soon()
    return (await room.seen())?.state
  }
  return { browser, room, did, faults, rests, quiet, life, state, read: (pages: PagesRead) => tell(pages) }
}

test('on a computer it comes by itself when it is quiet, and is ready once all pages are read', async () => {
  const { room, did, quiet, life, state, read } = openTab()
  expect([await state(), did]).toEqual(['fetching', []])
  quiet.resolve()
  expect(await state()).toBe('working')
  read({ done: 1, of: 2 })
  expect(await room.seen()).toMatchObject({ state: 'working', progress: { done: 1, of: 2 }, kept: 7_500 })
  read({ done: 2, of: 2 })
  expect(await state()).toBe('ready')
  life.abort()
  await soon()
  expect(did.slice(0, 5)).toEqual(['fetch', 'open', 'keep', 'end', 'kept'])
})

test('on a phone, or where data is saved, nothing is fetched before somebody says yes, and then at once', async () => {
  const { browser, room, did, state } = openTab(new FakeBrowser(), false)
  expect(await state()).toBe('unasked')
  expect(await room.seen()).toMatchObject({ bytes: 6_000, kept: 0, isPutAway: false })
  await room.putAway()
  expect(await room.seen()).toMatchObject({ state: 'unasked', isPutAway: true })
  expect(did).toEqual([])
  await room.set(true)
  expect([await state(), did]).toEqual(['working', ['fetch', 'open', 'keep']])
  expect(await openTab(browser, false).state()).toBe('working')
})

test('switched off, the model and all that was read with it are gone, in every tab', async () => {
  const browser = new FakeBrowser()
  browser.isFileHere = true
  const [one, other] = [openTab(browser), openTab(browser)]
  expect([await one.state(), await other.state()]).toEqual(['working', 'working'])
  await one.room.set(false)
  expect([await one.state(), await other.state()]).toEqual(['off', 'off'])
  expect([browser.isFileHere, browser.vectorBytes]).toEqual([false, 0])
  expect([one.did.at(-1), other.did.at(-1)]).toEqual(['forget', 'forget'])
  expect(await one.room.seen()).toMatchObject({ kept: 0 })
  const later = openTab(browser)
  expect([await later.state(), later.did]).toEqual(['off', ['forget']])
})

test('what goes wrong is said and tried again, each time a while later', async () => {
  const { room, faults, rests, quiet, state, did } = openTab()
  faults.push(new MeaningFault('offline'), new MeaningFault('missing'))
  quiet.resolve()
  expect(await state()).toBe('fault')
  expect(await room.seen()).toMatchObject({ trouble: 'offline' })
  rests[0]?.end()
  expect(await state()).toBe('missing')
  expect(rests.map(({ ms }) => ms)).toEqual([60_000, 120_000])
  await room.set(true)
  expect([await state(), (await room.seen())?.trouble]).toEqual(['working', null])
  expect(did.filter((what) => what === 'fetch')).toHaveLength(3)
})

test('a fault stands until it is tried again', async () => {
  const { faults, quiet, state, room } = openTab()
  faults.push(new MeaningFault('changed'))
  quiet.resolve()
  expect(await state()).toBe('fault')
  faults.push(new MeaningFault('full'))
  await room.set(true)
  expect(await state()).toBe('fault')
  expect(await room.seen()).toMatchObject({ trouble: 'full' })
})
