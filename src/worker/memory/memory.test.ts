import { expect, test, vi } from 'vitest'
import { standaloneTalks, talkRecord } from '#domain/companion/talk/talk.ts'
import { relationshipCalibration, relationshipCalibrations } from '#domain/insights/records.ts'
import {
  beliefs,
  type MemoryEvent,
  memorySummaries,
  monthPages,
  nodePage,
  unsayOfMemory,
} from './memory.calls.ts'
import { memoryForTalk } from './memory-for-talk.ts'
import { tellLife } from './memory-lives.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

const inSealed = (sealed: ReadonlyMap<string, unknown>, word: string): boolean =>
  JSON.stringify([...sealed.values()])
    .toLowerCase()
    .includes(word.toLowerCase())

test('what is written is learnt, what is changed is learnt anew, and what is deleted is gone', async () => {
  const { put, names, facts } = openMemory()
  put(1, 'My sister Ilse rang. I moved to Leeds last week.', '2026-11-02')
  expect(await names()).toContain('Ilse')
  expect(await facts()).toEqual(['moved to Leeds last week'])
  put(1, 'My sister Ilse rang. I moved to York last week.', '2026-11-02')
  expect(await facts()).toEqual(['moved to York last week'])
  put(1, 'My sister Ilse rang.', '2026-11-02', { deletedAt: '2026-11-03T10:00:00.000Z' })
  expect(await names()).toEqual([])
})

// Spec: S1-014
test('an overview shows nodes, how they belong together, and stories', async () => {
  const { put, overview } = openMemory()
  for (let nth = 1; nth <= 6; nth++)
    put(nth, `My sister Ilse and my friend Bertram sang together on day ${nth}.`, `2026-11-0${nth}`)
  const { nodes, relations, stories } = await overview()
  expect(nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ilse', 'Bertram']))
  const ids = new Set(nodes.map(({ id }) => id))
  expect(relations.length).toBeGreaterThan(0)
  for (const { source, target } of relations) expect([ids.has(source), ids.has(target)]).toEqual([true, true])
  expect(stories.map(({ type }) => type)).toContain('consolidated')
})

test('the person’s own words in a talk are a source; the companion’s are not, nor what it had recalled and they repeat', async () => {
  const { put, told, names, facts, store } = openMemory()
  const recalled = 'I moved to Leeds in March.'
  put(1, recalled, '2026-03-20', { deletedAt: '2026-11-01T10:00:00.000Z' })
  told(10, 'user', 'My brother Chidi got the job last week.')
  told(11, 'assistant', 'Your friend Bertram got the job. “I moved to Leeds in March.”', {
    receipts: [
      { entryUid: uidOf(1), quote: recalled, createdAt: '2026-03-20T20:00:00.000Z', day: '2026-03-20' },
    ],
  })
  told(12, 'user', `You said: ${recalled} My cousin Nora moved to Rome last week.`)
  expect((await names()).sort()).toEqual(['Chidi', 'Nora', 'Rome'])
  expect((await facts()).sort()).toEqual(['got the job last week', 'moved to Rome last week'])
  store.apply([
    {
      uid: uidOf(900),
      kind: standaloneTalks.kind,
      data: talkRecord.parse({
        deletedAt: '2026-11-19T20:00:00.000Z',
        updatedAt: '2026-11-19T20:00:00.000Z',
      }),
      revision: 1,
      kept: 'synced',
    },
  ])
  expect(await names()).toEqual([])
})

test('who is forgotten is in nothing that is kept on the device, in no answer, and comes back by undo', async () => {
  const { put, names, sealed, say, run, overview } = openMemory()
  for (let nth = 1; nth <= 6; nth++)
    put(nth, `Met Quillon in town, the ${nth}th time. Quillon moved to Rome last week.`, `2026-11-0${nth}`)
  expect(await names()).toContain('Quillon')
  await vi.waitFor(() => expect(inSealed(sealed, 'quillon')).toBe(true))
  const uid = await say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  expect(await names()).not.toContain('Quillon')
  await vi.waitFor(() => expect(inSealed(sealed, 'quillon')).toBe(false))
  const { settled, ...rest } = await overview()
  expect(settled).toHaveLength(1)
  expect(JSON.stringify([rest.nodes, rest.relations, rest.stories, rest.questions])).not.toMatch(/quillon/i)
  expect(JSON.stringify(await run(beliefs, { of: null }))).not.toMatch(/quillon/i)
  expect(await run(nodePage, { of: null, id: 'person:quillon' })).toBeNull()
  await run(unsayOfMemory, { of: null, uid })
  expect(await names()).toContain('Quillon')
})

test('a page, a talk and a topic can be left out for good, each undone by itself', async () => {
  const { put, told, names, say, run, sealed } = openMemory()
  put(1, 'Met Tobias in town.', '2026-11-02')
  told(10, 'user', 'My cousin Nora rang.')
  const page = await say({ type: 'never-page', entryId: uidOf(1) })
  expect(await names()).toEqual(['Nora'])
  await vi.waitFor(() => expect(inSealed(sealed, 'tobias')).toBe(false))
  await say({ type: 'never-talk', talk: uidOf(900) })
  expect(await names()).toEqual([])
  await run(unsayOfMemory, { of: null, uid: page })
  expect(await names()).toEqual(['Tobias'])
  const [row] = await run(monthPages, { of: null, month: '2026-11' })
  expect(row?.names).toEqual([{ id: 'person:tobias', name: 'Tobias' }])
})

test('a day that was only rated is listed as a check-in, a page with words as itself', async () => {
  const { put, names, run } = openMemory()
  put(1, '', '2026-11-02', { mood: 6 })
  put(2, 'Met Tobias in town.', '2026-11-03')
  await names()
  const rows = await run(monthPages, { of: null, month: '2026-11' })
  expect(rows.map(({ day, isCheckIn }) => [day, isCheckIn])).toEqual([
    ['2026-11-03', false],
    ['2026-11-02', true],
  ])
})

test('nothing is remembered of sentences about a refused topic, and everything of the others', async () => {
  const { put, names, say, run } = openMemory()
  put(
    1,
    'The doctor at the hospital, Tobias, looked at my blood pressure. Ilse rang in the evening.',
    '2026-11-02',
  )
  await names()
  const [row] = await run(monthPages, { of: null, month: '2026-11' })
  const topic = row?.topics[0] ?? ''
  expect(topic).not.toBe('')
  await say({ type: 'never-topic', topic })
  expect(await names()).toEqual(['Ilse'])
})

test('while memory is paused nothing new is remembered, and what was written meanwhile stays out', async () => {
  const { put, names, say, at, overview } = openMemory()
  put(1, 'Met Tobias in town.', '2026-11-02')
  at('2026-11-10T08:00:00.000Z')
  await say({ type: 'pause', isOn: true })
  put(2, 'Met Quillon in town.', '2026-11-11')
  expect(await names()).toEqual(['Tobias'])
  expect((await overview()).isPaused).toBe(true)
  at('2026-11-12T08:00:00.000Z')
  await say({ type: 'pause', isOn: false })
  put(3, 'Met Nora in town.', '2026-11-13')
  expect((await names()).sort()).toEqual(['Nora', 'Tobias'])
  expect((await overview()).isPaused).toBe(false)
})

test('pages written while memory was paused stand in the timeline all the same, a refused one does not, and check-ins are counted apart', async () => {
  const { put, say, at, overview, run } = openMemory()
  put(1, 'Met Tobias in town.', '2026-11-02')
  put(2, 'Met Ilse in town.', '2026-11-03')
  put(3, '', '2026-11-04', { mood: 7 })
  at('2026-11-10T08:00:00.000Z')
  await say({ type: 'pause', isOn: true })
  put(4, 'Met Quillon in town.', '2026-11-11')
  await say({ type: 'never-page', entryId: uidOf(2) })
  const { months, pages } = await overview()
  expect([pages, months]).toEqual([2, [{ month: '2026-11', pages: 2, checkIns: 1, title: null }]])
  const shown = await run(monthPages, { of: null, month: '2026-11' })
  expect(shown.map(({ uid, isCheckIn }) => [uid, isCheckIn])).toEqual([
    [uidOf(4), false],
    [uidOf(3), true],
    [uidOf(1), false],
  ])
})

test('summaries and what a talk may use are made of the same sentences, and hold nothing of whom is forgotten', async () => {
  const { put, run, say, tools } = openMemory()
  put(1, 'My sister Ilse rang. Ilse moved to Leeds last week.', '2026-11-17')
  put(2, 'My friend Bertram has a cold. Bertram lost his job last week.', '2026-11-18')
  const told = await run(memorySummaries, { of: null })
  const words = told?.user.mental_model_summary.map((claim) => claim.words)
  expect(words).toContain('Ilse moved to Leeds last week')
  expect(told?.stretches.map(({ type, pages }) => [type, pages])).toEqual([
    ['day', 0],
    ['week', 2],
    ['month', 2],
    ['year', 2],
  ])
  const asked = (question: string) => memoryForTalk(tools, { question, period: null })
  expect(await asked('How is my sister?')).toMatchObject({
    facts: [
      {
        words: 'Ilse moved to Leeds last week, since around 2026-11-09 to 2026-11-15',
        source: { quote: 'Ilse moved to Leeds last week.' },
      },
    ],
    lines: [{ passage: { quote: 'Ilse moved to Leeds last week.' }, time: { isAskedWhen: false } }],
  })
  await say({ type: 'forget', surface: 'person:bertram', name: 'Bertram' })
  expect(JSON.stringify(await run(memorySummaries, { of: null }))).not.toMatch(/bertram/i)
  expect(await asked('And Bertram?')).toMatchObject({ facts: [], lines: [] })
})

test('how strongly people belong together follows what the person chose, and goes back with it', async () => {
  const { put, store, overview } = openMemory()
  for (let nth = 1; nth <= 3; nth++)
    put(nth, `My sister Ilse and my friend Bertram sang together on day ${nth}.`, `2026-11-1${nth}`)
  const strength = async () => (await overview()).relations[0]?.strength ?? 0
  const atFirst = await strength()
  const choose = (data: object) =>
    store.apply([
      {
        ...{ uid: uidOf(800), kind: relationshipCalibrations.kind, revision: 1, kept: 'synced' },
        data: relationshipCalibration.parse(data),
      },
    ])
  choose({ defaultReinforcement: 0.2 })
  expect(await strength()).toBeGreaterThan(atFirst * 1.5)
  choose({ decayRate: 0.5 })
  expect(await strength()).toBeLessThan(atFirst * 0.2)
  choose({})
  expect(await strength()).toBeCloseTo(atFirst)
})

test('whatever changes while an overview is made, the last one told is of the last change', async () => {
  const { life, put } = openMemory()
  put(1, 'Met Tobias in town.', '2026-11-01')
  const events: MemoryEvent[] = []
  const over = new AbortController()
  const telling = tellLife(life, (event) => events.push(event), over.signal)
  const last = () => events.findLast((event) => event.is === 'ready')?.overview
  await vi.waitFor(() => expect(last()?.pages).toBe(1), { timeout: 15_000 })
  for (let nth = 2; nth <= 12; nth++) {
    put(nth, `Met Ilse in town, day ${nth}.`, `2026-11-${String(nth).padStart(2, '0')}`)
    await life.graph()
  }
  await vi.waitFor(() => expect(last()?.pages).toBe(12), { timeout: 15_000 })
  over.abort()
  await telling
})

test('a page that was looked at rests for 30 days of the person, wherever they are', async () => {
  const { put, say, at, overview } = openMemory('America/Los_Angeles')
  put(1, 'The river was quiet.', '2026-09-01')
  // 1 October in Los Angeles, and the day after at Greenwich.
  at('2026-10-02T04:00:00.000Z')
  await say({ type: 'seen-page', entryId: uidOf(1), isNeverAgain: false })
  expect((await overview()).left).toBe(0)
  at('2026-10-31T05:00:00.000Z')
  expect((await overview()).left).toBe(0)
  at('2026-10-31T20:00:00.000Z')
  expect((await overview()).left).toBe(1)
})
