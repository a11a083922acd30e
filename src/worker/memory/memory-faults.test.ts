import { afterEach, expect, test, vi } from 'vitest'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { keepBoard } from '#worker/core/background-jobs.ts'
import { keepPaused } from '#worker/core/background-pause.ts'
import { DeviceJobs } from '#worker/jobs/device-jobs.ts'
import { type MemoryEvent, monthPages, nodePage } from './memory.calls.ts'
import { assembleMemory, tellLife } from './memory-lives.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A queue as the worker keeps it, over an opened memory. */
function queueOver({ tools, store }: ReturnType<typeof openMemory>) {
  const over = new AbortController()
  const jobs = new DeviceJobs({
    local: tools.session,
    now: tools.now,
    newId: tools.newUid,
    alone: (work) => work(),
    signal: over.signal,
    run: async (operation, signal) => (operation === 'memory.assemble' ? assembleMemory(tools, signal) : {}),
  })
  keepBoard(store, Promise.resolve(jobs))
  const job = async () => (await jobs.now()).jobs.find(({ operation }) => operation === 'memory.assemble')
  return { jobs, job, close: () => over.abort() }
}

test('a page that cannot be read once is left out, and read the next time', async () => {
  const memory = openMemory()
  const { put, names, life } = memory
  for (const [nth, name] of ['Tobias', 'Quillon', 'Nora'].entries())
    put(nth + 1, `My friend ${name} rang.`, `2026-11-0${nth + 1}`)
  const page = life.source.page
  const broken = vi.spyOn(life.source, 'page').mockImplementation((uid) => {
    if (uid === uidOf(2)) throw new RangeError('This page is broken')
    return page(uid)
  })
  expect((await names()).sort()).toEqual(['Nora', 'Tobias'])
  broken.mockRestore()
  life.tryAgain()
  expect((await names()).sort()).toEqual(['Nora', 'Quillon', 'Tobias'])
})

test('a page that was read before and cannot be read any more is not told as it was', async () => {
  const { put, names, life } = openMemory()
  put(1, 'My friend Quillon rang.', '2026-11-01')
  expect(await names()).toEqual(['Quillon'])
  vi.spyOn(life.source, 'page').mockImplementation(() => {
    throw new RangeError('This page is broken')
  })
  put(1, 'My friend Nora rang.', '2026-11-01')
  expect(await names()).toEqual([])
})

test('a fault between reading and the graph loses nothing: the next graph has everything', async () => {
  const { put, names, life } = openMemory()
  put(1, 'My friend Quillon rang.', '2026-11-01')
  expect(await names()).toEqual(['Quillon'])
  put(2, 'My friend Nora rang.', '2026-11-02')
  vi.spyOn(life.source, 'today').mockImplementationOnce(() => {
    throw new RangeError('There is no day')
  })
  await expect(names()).rejects.toThrow('There is no day')
  expect((await names()).sort()).toEqual(['Nora', 'Quillon'])
  vi.spyOn(life.source, 'corrections').mockImplementationOnce(() => {
    throw new RangeError('Nothing was said')
  })
  put(3, 'My friend Tobias rang.', '2026-11-03')
  await expect(names()).rejects.toThrow('Nothing was said')
  expect((await names()).sort()).toEqual(['Nora', 'Quillon', 'Tobias'])
})

test('memory that failed by itself is put together at the time that was announced', async () => {
  const memory = openMemory()
  const { put, life } = memory
  const { job, close } = queueOver(memory)
  vi.useFakeTimers({ now: memory.tools.now(), toFake: ['setTimeout', 'clearTimeout'] })
  put(1, 'My friend Quillon rang.', '2026-11-01')
  vi.spyOn(life.source, 'weekStart').mockReturnValue('monday')
  vi.spyOn(life.source, 'taught').mockImplementationOnce(() => {
    throw new RangeError('It is broken')
  })
  await expect(life.whole(0)).rejects.toThrow('It is broken')
  expect(await job()).toMatchObject({ status: 'queued', error: 'RangeError', retryCount: 1 })
  memory.at('2026-11-19T20:00:31.000Z')
  await vi.advanceTimersByTimeAsync(31_000)
  vi.useRealTimers()
  await vi.waitFor(async () =>
    expect(await job()).toMatchObject({ status: 'completed', result: { pages: 1, nodes: 1 } }),
  )
  close()
})

test('while background work is paused no new page is read, what is said of memory holds, and all goes on afterwards', async () => {
  const { put, names, say, tools } = openMemory()
  put(1, 'Met Tobias in town. My friend Nora rang.', '2026-11-02')
  expect((await names()).sort()).toEqual(['Nora', 'Tobias'])
  await keepPaused(tools.session, true)
  put(2, 'My friend Tom moved to York.', '2026-11-03')
  expect((await names()).sort()).toEqual(['Nora', 'Tobias'])
  await say({ type: 'forget', surface: 'person:tobias', name: 'Tobias' })
  expect(await names()).not.toContain('Tobias')
  put(3, 'My friend Quillon rang.', '2026-11-04')
  expect(await names()).not.toContain('Quillon')
  await keepPaused(tools.session, false)
  await vi.waitFor(async () => expect(await names()).toContain('Quillon'))
})

test('a memory that was never read says that it is held, and begins when the pause ends', async () => {
  const { put, names, tools, life } = openMemory()
  await keepPaused(tools.session, true)
  put(1, 'Met Tobias in town.', '2026-11-02')
  const events: MemoryEvent[] = []
  const over = new AbortController()
  const telling = tellLife(life, (event) => events.push(event), over.signal)
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ is: 'reading', step: 'held' }))
  expect(await names()).toEqual([])
  await keepPaused(tools.session, false)
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ is: 'ready', overview: { pages: 1 } }))
  over.abort()
  await telling
})

test('what is stopped in the middle goes on from there, and no page is read twice', async () => {
  const memory = openMemory()
  const { put, life } = memory
  const { jobs, job, close } = queueOver(memory)
  for (let nth = 1; nth <= 400; nth++)
    put(nth, `Met Tobias in town, the ${nth}th time. My sister Ilse rang.`, '2026-11-02')
  const working = life.whole(0)
  await vi.waitFor(async () => expect((await job())?.progress?.done).toBeGreaterThan(20))
  jobs.cancel((await job())?.id ?? '')
  expect(await working).toBeNull()
  expect(await job()).toMatchObject({ status: 'cancelled' })
  const { read, of, step } = life.progress
  expect(step).toBe('stopped')
  expect(read).toBeLessThan(of)
  expect((await life.graph())?.pages).toHaveLength(400)
  // Pages of one name twice: those that stand on two pages are known on all.
  expect(life.tookMs.cached).toBeGreaterThanOrEqual(read)
  close()
})

test('stopped while it is put together, it is whole the next time', async () => {
  const { put, life } = openMemory()
  // More than one slice puts together.
  const pages = 3_000
  for (let nth = 1; nth <= pages; nth++)
    put(nth, `Met Tobias in town, the ${nth}th time. My sister Ilse rang.`, '2026-11-02')
  const stop = life.onChange(() => {
    if (life.progress.step === 'assemble') life.stop()
  })
  expect(await life.graph()).toBeNull()
  expect(life.progress.step).toBe('stopped')
  stop()
  const graph = await life.graph()
  expect(graph?.pages).toHaveLength(pages)
  expect(graph?.nodeOf('person:tobias')?.pages).toBe(pages)
})

test('days that begin at another hour, and another zone, move what was remembered', async () => {
  const { put, told, names, run, store } = openMemory()
  put(1, 'Met Tobias in town.', '2026-11-18', { createdAt: '2026-11-18T01:30:00.000Z' })
  told(10, 'user', 'My cousin Nora rang.')
  await names()
  const choose = (startHour: number, zone: string | null) =>
    store.apply([
      {
        uid: uidOf(800),
        kind: myDayRecords.kind,
        data: { ...defaultMyDay, startHour, zone },
        revision: 1,
        kept: 'synced',
      },
    ])
  const days = async () => {
    const rows = await run(monthPages, { of: null, month: '2026-11' })
    const seen = (id: string) => run(nodePage, { of: null, id })
    const [tobias, nora] = [await seen('person:tobias'), await seen('person:nora')]
    return [rows[0]?.day, tobias?.quotes[0]?.day, nora?.quotes[0]?.day]
  }
  choose(0, null)
  expect(await days()).toEqual(['2026-11-18', '2026-11-18', '2026-11-18'])
  choose(4, null)
  expect(await days()).toEqual(['2026-11-17', '2026-11-17', '2026-11-18'])
  choose(4, 'Asia/Tokyo')
  expect(await days()).toEqual(['2026-11-17', '2026-11-17', '2026-11-19'])
})

test('what a template asks is nobody’s words, from when the template is there', async () => {
  const { put, names, store } = openMemory()
  put(1, '*My friend Quillon rang*\nMet Tobias in town.', '2026-11-18')
  expect((await names()).sort()).toEqual(['Quillon', 'Tobias'])
  store.apply([
    {
      uid: uidOf(801),
      kind: journalTemplates.kind,
      data: { body: '*My friend Quillon rang*\n{{cursor}}' },
      revision: 1,
      kept: 'synced',
    },
  ])
  expect(await names()).toEqual(['Tobias'])
  store.apply([], [uidOf(801)])
  expect((await names()).sort()).toEqual(['Quillon', 'Tobias'])
})

test('a letter is no page of memory; what somebody wrote below it is', async () => {
  const { put, overview, store } = openMemory()
  const metadata = { letter: '2026-11-15' }
  put(1, '   ', '2026-11-15', { metadata })
  put(2, 'Met Tobias in town.', '2026-11-16')
  expect((await overview()).pages).toBe(1)
  put(1, 'Met Ilse in town.', '2026-11-15', { metadata })
  expect((await overview()).pages).toBe(2)
  expect(store.get(uidOf(1))).toBeDefined()
})

test('what the companion said and the person pastes back is not learnt, with or without a sign before it', async () => {
  const { told, names } = openMemory()
  told(
    10,
    'assistant',
    'Your friend Bertram got the job last week. Is that so? Your cousin Nora moved to Rome.',
  )
  told(11, 'user', 'Your friend Bertram got the job last week. Well, my brother Chidi rang.')
  told(12, 'user', 'Again: Your cousin Nora moved to Rome.\nMy sister Ilse rang.')
  expect((await names()).sort()).toEqual(['Chidi', 'Ilse'])
})
