import { expect, test } from 'vitest'
import { MeaningConnection } from './meaning-connection.ts'
import type { FromMeaningThread, ToMeaningThread } from './meaning-thread.ts'

/** A thread as a browser gives it, which answers when the test says so. */
class FakeThread {
  onmessage: ((event: { data: FromMeaningThread }) => void) | null = null
  onerror: ((event: { preventDefault: () => void }) => void) | null = null
  readonly told: Exclude<ToMeaningThread, { to: 'stop' }>[] = []
  isEnded = false
  postMessage(message: ToMeaningThread): void {
    if (message.to !== 'stop') this.told.push(message)
  }
  terminate(): void {
    this.isEnded = true
  }
  say(data: FromMeaningThread): void {
    this.onmessage?.({ data })
  }
  break(): void {
    this.onerror?.({ preventDefault: () => undefined })
  }
  /** The texts that it was given, in order. */
  get texts(): string[] {
    return this.told.flatMap((message) => (message.to === 'read' ? [message.text] : []))
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))
const vectorOf = (text: string): Int8Array => Int8Array.of(text.length)

function open(isFast = true) {
  const threads: FakeThread[] = []
  const later: (() => void)[] = []
  const model = new MeaningConnection({
    start() {
      const thread = new FakeThread()
      threads.push(thread)
      return thread as unknown as Worker
    },
    file: async () => new Blob(['model']),
    after(_, run) {
      later.push(run)
      return () => later.splice(later.indexOf(run), 1)
    },
  })
  const thread = (): FakeThread => threads.at(-1) ?? expect.unreachable('no thread was started')
  /** The latest thread runs and has loaded its file. */
  const begun = async (): Promise<FakeThread> => {
    await soon()
    thread().say({ is: 'ready' })
    await soon()
    const [load] = thread().told
    thread().say({ id: load?.id ?? 0, is: 'loaded', isFast })
    await soon()
    return thread()
  }
  /** The thread answers the text that it was given at this place. */
  const answer = async (nth: number): Promise<void> => {
    const asked = thread().told.filter(({ to }) => to === 'read')[nth]
    if (asked?.to !== 'read') expect.unreachable(`no text ${nth} was given`)
    thread().say({ id: asked.id, is: 'meaning', meaning: vectorOf(asked.text) })
    await soon()
  }
  return { model, threads, later, begun, answer, thread }
}

const free = new AbortController().signal

test('a question waits for the passage that is read, and for no other', async () => {
  const { model, begun, answer, thread } = open()
  const passages = model.encode(['one', 'two', 'three'], free)
  await begun()
  expect(thread().texts).toEqual(['one'])
  const question = model.ask('where?')
  await soon()
  expect(thread().texts).toEqual(['one', 'where?'])
  await answer(0)
  expect(thread().texts).toEqual(['one', 'where?', 'two'])
  await answer(1)
  expect(await question).toEqual(vectorOf('where?'))
  await answer(2)
  await answer(3)
  expect(await passages).toEqual(['one', 'two', 'three'].map(vectorOf))
})

test('passages of two who ask are read one at a time', async () => {
  const { model, begun, answer, thread } = open()
  const both = Promise.all([model.encode(['one', 'two'], free), model.encode(['three'], free)])
  await begun()
  expect(thread().texts).toEqual(['one'])
  for (const nth of [0, 1, 2]) await answer(nth)
  expect(await both).toEqual([['one', 'two'].map(vectorOf), [vectorOf('three')]])
})

test('says after loading whether it is fast', async () => {
  const { model, begun } = open(false)
  const opened = model.open()
  await begun()
  await opened
  expect(model.isFast).toBe(false)
})

test('who stops asking gets no more passages read', async () => {
  const { model, begun, answer, thread } = open()
  const stop = new AbortController()
  const passages = model.encode(['one', 'two'], stop.signal)
  const refused = expect(passages).rejects.toThrow('aborted')
  await begun()
  stop.abort()
  await answer(0)
  await refused
  expect(thread().texts).toEqual(['one'])
})

test('a thread that breaks is started again with what it was asked, three times at most', async () => {
  const { model, threads, begun, answer } = open()
  const passages = model.encode(['one'], free)
  const question = model.ask('where?')
  for (const _ of [1, 2]) (await begun()).break()
  await begun()
  await answer(0)
  await answer(1)
  expect([await passages, await question]).toEqual([[vectorOf('one')], vectorOf('where?')])
  const last = model.encode(['two'], free)
  const refused = expect(last).rejects.toThrow('failed')
  await soon()
  threads.at(-1)?.break()
  await refused
  expect([await model.ask('why?'), threads.length]).toEqual([null, 3])
})

test('nobody asks for a while: its memory is let go of, and comes again for the next who asks', async () => {
  const { model, threads, later, begun, answer } = open()
  const first = model.ask('one')
  await begun()
  await answer(0)
  await first
  expect(later).toHaveLength(1)
  later[0]?.()
  await soon()
  expect(threads[0]?.isEnded).toBe(true)
  const second = model.ask('two')
  await begun()
  await answer(0)
  expect([await second, threads.length]).toEqual([vectorOf('two'), 2])
})

test('it ends with the vault: whoever waits is told, and no thread comes again', async () => {
  const { model, threads, begun } = open()
  const question = model.ask('one')
  const passages = expect(model.encode(['two'], free)).rejects.toThrow('failed')
  await begun()
  model.end()
  await passages
  await soon()
  expect([await question, await model.ask('three'), threads.length, threads[0]?.isEnded]).toEqual([
    null,
    null,
    1,
    true,
  ])
})
