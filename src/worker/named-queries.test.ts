import { describe, expect, test, vi } from 'vitest'
import { createStore } from '#vault/store/memory-store.ts'
import type { Store } from '#vault/store/store.ts'
import { applyPatch } from '#web/lib/vault/use-rows.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import { answer, query, type Row } from '#worker/core/worker-calls.ts'
import {
  note,
  notes,
  owner,
  type TitleRow,
  titles,
  titlesImpl,
  toRow,
  watch,
} from './named-queries.test-support.ts'
import { NamedQueries } from './named-queries.ts'

describe('a named query', () => {
  test('answers with everything first, then only with what changed', async () => {
    const store = createStore()
    store.apply([note('1', 'Anna'), note('2', 'Autumn'), note('3', 'Bread')])
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    store.apply([note('2', 'August')])
    await Promise.resolve()
    expect(patches[0]).toEqual({
      order: ['1', '2'],
      changed: [
        { id: '1', title: 'Anna' },
        { id: '2', title: 'Autumn' },
      ],
    })
    expect(patches[1]).toEqual({ order: null, changed: [{ id: '2', title: 'August' }] })
  })

  test('answers the first draft of a page at once, and the next ones when the hand rests', async () => {
    vi.useFakeTimers()
    const store = createStore()
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    const draft = (title: string) => store.apply([{ ...note('1', title), kept: 'draft' }])
    const seen = () => patches.at(-1)?.changed
    draft('A')
    await vi.advanceTimersByTimeAsync(350)
    expect(seen()).toEqual([{ id: '1', title: 'A' }])
    for (const title of ['An', 'Ann']) {
      draft(title)
      await vi.advanceTimersByTimeAsync(350)
    }
    expect(seen()).toEqual([{ id: '1', title: 'A' }])
    await vi.advanceTimersByTimeAsync(350)
    expect(seen()).toEqual([{ id: '1', title: 'Ann' }])
    vi.useRealTimers()
  })

  test('anything that is no draft is answered at once, with the drafts before it', async () => {
    const store = createStore()
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    store.apply([{ ...note('1', 'A'), kept: 'draft' }])
    await Promise.resolve()
    store.apply([{ ...note('1', 'An'), kept: 'draft' }])
    store.apply([note('2', 'August')])
    await Promise.resolve()
    expect(patches.at(-1)?.changed).toEqual([
      { id: '1', title: 'An' },
      { id: '2', title: 'August' },
    ])
  })

  test('says nothing when a change does not concern it', async () => {
    const store = createStore()
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    store.apply([note('9', 'Bread')])
    await Promise.resolve()
    expect(patches).toHaveLength(1)
  })

  test('a change among 10,000 asks only those again that read that kind, or that thing', async () => {
    const store = createStore()
    const scrap = (uid: string) => ({ ...note(uid, 'A'), kind: 'scrap' })
    store.apply(Array.from({ length: 10_000 }, (_, at) => note(String(at), 'A')))
    store.apply([scrap('s1'), scrap('s2')])
    const asked: string[] = []
    const counting = (name: string, read: (from: Store) => unknown) =>
      answer(query<null, Row>(name), (from) => {
        asked.push(name)
        read(from)
        return []
      })
    const queries = new NamedQueries(
      [
        counting('notes', (from) => from.of(notes)),
        counting('scraps', (from) => from.byKind('scrap')),
        counting('the first scrap', (from) => from.get('s1')),
        counting('everything', (from) => from.all()),
        counting('nothing', () => undefined),
      ],
      momentNow,
    )
    queries.attach(store, owner)
    for (const [id, name] of ['notes', 'scraps', 'the first scrap', 'everything', 'nothing'].entries())
      queries.subscribe(id, owner, name, null, () => undefined)
    const askedAfter = async (change: () => void) => {
      asked.length = 0
      change()
      await Promise.resolve()
      return [...asked]
    }
    expect(await askedAfter(() => store.apply([note('7', 'B')]))).toEqual(['notes', 'everything'])
    expect(await askedAfter(() => store.apply([scrap('s2')]))).toEqual(['scraps', 'everything'])
    expect(await askedAfter(() => store.apply([scrap('s1')]))).toEqual([
      'scraps',
      'the first scrap',
      'everything',
    ])
    // Nobody knows any more what it was.
    expect(await askedAfter(() => store.apply([], ['s2']))).toHaveLength(5)
  })

  test('rows that say the same are not sent again, however they were made', async () => {
    const store = createStore()
    const made = answer(titles, (from) =>
      [...from.of(notes).values()].map(({ uid, data }) => ({ id: uid, title: data.title.slice(0, 1) })),
    )
    const queries = new NamedQueries([made], momentNow)
    store.apply([note('1', 'Anna'), note('2', 'Bread')])
    queries.attach(store, owner)
    const patches = watch(queries)
    store.apply([note('1', 'August')])
    await Promise.resolve()
    expect(patches).toHaveLength(1)
    store.apply([note('1', 'May')])
    await Promise.resolve()
    expect(patches.at(-1)).toEqual({ order: null, changed: [{ id: '1', title: 'M' }] })
  })

  test('takes everything back when the vault locks, and answers again when it opens', async () => {
    const store = createStore()
    store.apply([note('1', 'Anna')])
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    queries.attach(null, null)
    queries.attach(store, owner)
    expect(patches.map((patch) => patch.order)).toEqual([['1'], [], ['1']])
  })

  test('the screen ends up with the same rows, in the same order, as the worker', async () => {
    const store = createStore()
    const queries = new NamedQueries([titlesImpl], momentNow)
    queries.attach(store, owner)
    const patches = watch(queries)
    for (let step = 0; step < 200; step++) {
      const uid = String((step * 7) % 13)
      if (step % 5 === 4) store.apply([], [uid])
      else store.apply([note(uid, `A${(step * 31) % 17}`)])
      await Promise.resolve()
    }
    const shown = patches.reduce((rows, patch) => applyPatch<TitleRow>(rows, patch), {
      rows: [],
      isReady: false,
    } as {
      rows: readonly TitleRow[]
      isReady: boolean
    })
    expect(shown.rows).toEqual(titlesImpl.rows(store, { startsWith: 'A' }, momentNow()))
    expect(shown.rows.length).toBeGreaterThan(3)
  })
})

describe('before the store is there', () => {
  const early = answer(
    titles,
    (store, { startsWith }) =>
      [...store.of(notes).values()].filter((entity) => entity.data.title.startsWith(startsWith)).map(toRow),
    ({ startsWith }) => startsWith === 'A',
  )
  const kept = (...rows: TitleRow[]) => [{ name: titles.name, args: { startsWith: 'A' }, rows }]
  const old = { id: '1', title: 'Anna, as she was' }
  const noPause = async () => undefined

  test('the answer of last time is shown, whether it is asked for before or after it was read', () => {
    const queries = new NamedQueries([early], momentNow)
    const before = watch(queries)
    queries.showEarly(kept(old), owner)
    expect(before).toEqual([{ order: ['1'], changed: [old], isEarly: true }])
    const after: RowsPatch[] = []
    queries.subscribe(2, owner, titles.name, { startsWith: 'A' }, (patch) => after.push(patch))
    expect(after).toEqual(before)
  })

  test('nobody but the owner of the vault is answered, early or not', async () => {
    const queries = new NamedQueries([early], momentNow)
    const theirs: RowsPatch[] = []
    queries.subscribe(2, owner + 1, titles.name, { startsWith: 'A' }, (patch) => theirs.push(patch))
    const own = watch(queries)
    queries.showEarly(kept(old), owner)
    const store = createStore()
    queries.attach(store, owner)
    store.apply([note('2', 'August')])
    await Promise.resolve()
    expect(own.at(-1)?.order).toEqual(['2'])
    expect(theirs).toEqual([])
  })

  test('the store takes its place, and what has gone meanwhile goes', () => {
    const store = createStore()
    store.apply([note('2', 'August')])
    const queries = new NamedQueries([early], momentNow)
    const patches = watch(queries)
    queries.showEarly(kept(old), owner)
    queries.attach(store, owner)
    const rows = patches.reduce(applyPatch<TitleRow>, { rows: [], isReady: false })
    expect(rows).toEqual({ rows: [{ id: '2', title: 'August' }], isReady: true })
    queries.showEarly(kept(old), owner)
    expect(patches).toHaveLength(2)
  })

  test('that there was nothing is not said before it is sure, and nothing stays after a lock', () => {
    const queries = new NamedQueries([early], momentNow)
    const patches = watch(queries)
    queries.showEarly(kept(), owner)
    expect(patches).toEqual([])
    queries.showEarly(kept(old), owner)
    queries.attach(null, null)
    expect(patches.at(-1)).toEqual({ order: [], changed: [] })
    const later: RowsPatch[] = []
    queries.subscribe(2, owner, titles.name, { startsWith: 'A' }, (patch) => later.push(patch))
    expect(later).toEqual([])
  })

  test('a screen that is kept is told early that there was nothing', () => {
    const queries = new NamedQueries([titlesImpl], momentNow)
    const patches: RowsPatch[] = []
    queries.showEarly(kept(), owner)
    queries.subscribe(
      1,
      owner,
      titles.name,
      { startsWith: 'A' },
      (patch) => {
        patches.push(patch)
      },
      true,
    )
    expect(patches).toEqual([{ order: [], changed: [], isEarly: true }])
  })

  test('what was answered is not asked again for the next time, until something of it has changed', async () => {
    let asked = 0
    const counted = answer(titles, (store) => {
      asked++
      return [...store.of(notes).values()].map(toRow)
    })
    const store = createStore()
    store.apply([note('1', 'Anna')])
    const queries = new NamedQueries([counted], momentNow)
    queries.attach(store, owner)
    queries.subscribe(1, owner, titles.name, { startsWith: 'A' }, () => undefined, true)
    queries.unsubscribe(1)
    expect(await queries.earlyAnswers(noPause)).toEqual(kept({ id: '1', title: 'Anna' }))
    expect(asked).toBe(1)
    store.apply([{ ...note('9', 'Of another kind'), kind: 'other' }])
    await Promise.resolve()
    await queries.earlyAnswers(noPause)
    expect(asked).toBe(1)
    store.apply([note('1', 'Agnes')])
    await Promise.resolve()
    expect(await queries.earlyAnswers(noPause)).toEqual(kept({ id: '1', title: 'Agnes' }))
  })

  test('nothing is kept of a vault that was left while the answers were asked', async () => {
    const queries = new NamedQueries([early], momentNow)
    queries.showEarly(kept(old), owner)
    queries.attach(createStore(), owner)
    expect(await queries.earlyAnswers(async () => queries.attach(null, null))).toEqual([])
  })

  test('what is worth showing early is answered anew for the next time, asked for or not', async () => {
    const store = createStore()
    store.apply([note('1', 'Anna'), note('3', 'Bread')])
    const queries = new NamedQueries([early], momentNow)
    expect(await queries.earlyAnswers(noPause)).toEqual([])
    queries.showEarly(kept(old), owner)
    queries.attach(store, owner)
    queries.subscribe(1, owner, titles.name, { startsWith: 'B' }, () => undefined)
    expect(await queries.earlyAnswers(noPause)).toEqual(kept({ id: '1', title: 'Anna' }))
  })
})
