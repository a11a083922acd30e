import { expect, test } from 'vitest'
import type { MemoryEvent, MemoryOverview } from './memory.calls.ts'
import { MemoryLife } from './memory-life.ts'
import { tellLife } from './memory-lives.ts'
import { ownSource } from './memory-source.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

type Opened = ReturnType<typeof openMemory>

/** The same journal opened once more: what is sealed on the device is there, and nothing else. */
const openedAgain = ({ tools }: Opened) => new MemoryLife(ownSource(tools), tools.session, 1)

/** What the screen hears until it has heard so many events, and then leaves. */
async function heard(life: MemoryLife, many: number): Promise<MemoryEvent[]> {
  const events: MemoryEvent[] = []
  const left = new AbortController()
  const hear = (event: MemoryEvent) => {
    events.push(event)
    if (events.filter(({ is }) => is === 'ready').length === many) left.abort()
  }
  await tellLife(life, hear, left.signal)
  return events
}

const namesIn = ({ nodes }: MemoryOverview): string[] => nodes.map(({ name }) => name)

async function shownOnce() {
  const memory = openMemory()
  memory.put(1, 'My friend Quillon rang. Quillon moved to Leeds last week.', '2026-11-17')
  memory.put(2, 'My friend Tobias rang.', '2026-11-18')
  await heard(openedAgain(memory), 1)
  return memory
}

test('what was shown last is there before anything is read, and the newest follows', async () => {
  const memory = await shownOnce()
  memory.put(3, 'My friend Nora rang.', '2026-11-19')
  const life = openedAgain(memory)
  const [first, ...rest] = await heard(life, 2)
  expect(first?.is === 'ready' && namesIn(first.overview).includes('Quillon')).toBe(true)
  expect(first?.is === 'ready' && namesIn(first.overview).includes('Nora')).toBe(false)
  const last = rest.at(-1)
  expect(last?.is === 'ready' && namesIn(last.overview).includes('Nora')).toBe(true)
})

test('what was said of memory on another device, or a page that is gone, keeps it from being shown', async () => {
  const forgetful = await shownOnce()
  await forgetful.say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  expect(await openedAgain(forgetful).snapshot.read()).toBeNull()
  const shorter = await shownOnce()
  expect(await openedAgain(shorter).snapshot.read()).not.toBeNull()
  shorter.store.apply([], [uidOf(1)])
  expect(await openedAgain(shorter).snapshot.read()).toBeNull()
})

test('who is forgotten is in nothing that is sealed on the device, also where nobody looks at Memory Lane', async () => {
  const memory = await shownOnce()
  const sealed = () => JSON.stringify([...memory.sealed].filter(([name]) => name === 'memory.overview'))
  expect(sealed()).toContain('Quillon')
  await memory.say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  await openedAgain(memory).graph()
  expect(sealed()).not.toContain('Quillon')
})

test('an overview from before something was said is not shown, also where it is sealed after', async () => {
  const memory = await shownOnce()
  const life = openedAgain(memory)
  const [event] = await heard(life, 1)
  if (event?.is !== 'ready') throw new Error('Nothing was shown')
  life.snapshot.keep(event.overview)
  await memory.say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  await life.snapshot.write()
  expect(await openedAgain(memory).snapshot.read()).toBeNull()
})

test('a page that no longer has the words that are quoted of it keeps it from being shown', async () => {
  const memory = await shownOnce()
  memory.put(1, 'Something else altogether.', '2026-11-17')
  expect(await openedAgain(memory).snapshot.read()).toBeNull()
})
