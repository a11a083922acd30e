import { expect, test, vi } from 'vitest'
import { rememberInWorker } from './memory-by-itself.ts'
import { openMemory } from './open-memory.test-support.ts'

function openByItself() {
  const memory = openMemory()
  let othersAreDone: () => void = () => undefined
  const others = new Promise<void>((resolve) => {
    othersAreDone = resolve
  })
  const remember = rememberInWorker({
    whileFirst: (_, __, work) => work(),
    othersRead: () => others,
    waits: { firstMs: 1, quietMs: 60 },
  })
  const names = () => memory.life.latest?.nodes.map(({ name }) => name) ?? []
  return { ...memory, remember, othersAreDone, names }
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('memory is put together by itself, after what is more urgent and once it is quiet, and follows', async () => {
  const { put, remember, othersAreDone, names, tools } = openByItself()
  put(1, 'My friend Quillon rang.', '2026-11-01')
  remember(tools)
  await pass(150)
  expect(names()).toEqual([])
  othersAreDone()
  // Somebody writes on.
  for (let nth = 2; nth <= 11; nth++) {
    put(nth, 'It was quiet.', '2026-11-02')
    expect(names()).toEqual([])
    await pass(20)
  }
  await vi.waitFor(() => expect(names()).toEqual(['Quillon']), { timeout: 15_000 })
  put(1, 'My friend Nora rang.', '2026-11-01')
  await vi.waitFor(() => expect(names()).toEqual(['Nora']), { timeout: 15_000 })
  remember(null)
  put(1, 'My friend Tobias rang.', '2026-11-01')
  await pass(300)
  expect(names()).toEqual([])
})

test('what somebody stopped is not begun again by itself, but when they ask', async () => {
  const { put, remember, othersAreDone, names, tools, life } = openByItself()
  put(1, 'My friend Quillon rang.', '2026-11-01')
  life.stop()
  othersAreDone()
  remember(tools)
  await pass(200)
  put(2, 'My friend Nora rang.', '2026-11-02')
  await pass(200)
  expect(names()).toEqual([])
  await life.graph()
  expect(names().sort()).toEqual(['Nora', 'Quillon'])
  remember(null)
})
