import { expect, test } from 'vitest'
import { ThreadConnection } from './thread-connection.ts'

interface Told {
  readonly id: number
  readonly to: 'ask' | 'stop'
}
type Said = { readonly id: number; readonly text: string }

/** A thread as a browser gives it, which the test lets speak and break. */
class FakeThread {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { preventDefault: () => void }) => void) | null = null
  readonly told: Told[] = []
  isEnded = false
  postMessage(message: Told): void {
    this.told.push(message)
  }
  terminate(): void {
    this.isEnded = true
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

function connection() {
  const threads: FakeThread[] = []
  const open = new ThreadConnection<Told, Said>({
    start() {
      const thread = new FakeThread()
      threads.push(thread)
      return thread as unknown as Worker
    },
    stop: (id) => ({ id, to: 'stop' }),
    fault: (why) => new Error(why),
  })
  const ask = () => open.told((id) => ({ id, to: 'ask' }))
  const started = async (nth: number): Promise<FakeThread> => {
    await soon()
    return threads[nth] ?? expect.unreachable('no thread was started')
  }
  const begun = async (nth: number): Promise<FakeThread> => {
    const thread = await started(nth)
    thread.onmessage?.({ data: { is: 'ready' } })
    await soon()
    return thread
  }
  return { ask, started, begun }
}

test('whoever waits for a thread that breaks is told so, and the next who asks gets another one', async () => {
  const { ask, begun } = connection()
  const first = ask()
  const word = first.next()
  const thread = await begun(0)
  thread.onmessage?.({ data: { id: 1, text: 'Once' } })
  expect(await word).toEqual({ done: false, value: { id: 1, text: 'Once' } })
  const rest = first.next()
  thread.onerror?.({ preventDefault: () => undefined })
  await expect(rest).rejects.toThrow('ended')
  expect(thread.isEnded).toBe(true)
  const again = ask().next()
  const other = await begun(1)
  other.onmessage?.({ data: { id: 2, text: 'Again' } })
  expect((await again).value).toEqual({ id: 2, text: 'Again' })
})

test('who asks a thread that cannot be started is told so', async () => {
  const { ask, started } = connection()
  const refused = expect(ask().next()).rejects.toThrow('not-started')
  const thread = await started(0)
  thread.onerror?.({ preventDefault: () => undefined })
  await refused
  expect(thread.isEnded).toBe(true)
})
