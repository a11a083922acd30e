import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageEdit, PageText } from '#domain/journal/new-entry.ts'
import { createPageKeeper, type KeeperState } from './page-keeper.ts'

const empty: PageText = { title: '', content: '', mood: null, energy: null, stress: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Failing {
  readonly save?: (edit: PageEdit) => Promise<PageEdit | undefined>
  readonly draft?: () => Promise<void>
}

function desk({ save, draft }: Failing = {}) {
  let page = empty
  const saves: [object, string][] = []
  const drafts: [object | null, string][] = []
  const shown: PageText[] = []
  const states: KeeperState[] = []
  const keeper = createPageKeeper({
    from: empty,
    read: () => page,
    draft: async (edit, from) => {
      drafts.push([edit, from.content])
      await draft?.()
    },
    save: async (edit, from) => {
      const text = page
      saves.push([edit, from.content])
      return { ...text, ...(await save?.(edit)) }
    },
    show: (text) => {
      page = text
      shown.push(text)
    },
    tell: (state) => states.push(state),
  })
  return {
    keeper,
    saves,
    drafts,
    shown,
    states,
    write(change: Partial<PageText>) {
      page = { ...page, ...change }
      keeper.touched()
    },
  }
}

test('while the hand moves, a draft is sealed several times a second, and nothing goes out', async () => {
  const { write, saves, drafts, keeper } = desk()
  for (let i = 1; i <= 20; i++) {
    write({ content: 'a'.repeat(i) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drafts.length).toBeGreaterThanOrEqual(4)
  expect(drafts.length).toBeLessThanOrEqual(6)
  expect(drafts.at(-1)).toEqual([{ content: 'a'.repeat(20) }, ''])
  expect(saves).toEqual([])
  expect(keeper.state().isWriting).toBe(true)
})

test('a very long text is drafted less often, and still within a second', async () => {
  const { write, drafts, keeper } = desk()
  const long = 'a word '.repeat(30_000)
  write({ content: long })
  await keeper.flush()
  for (let i = 1; i <= 20; i++) {
    write({ content: long + 'a'.repeat(i) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drafts).toHaveLength(2)
  expect(drafts.at(-1)).toEqual([{ content: long + 'a'.repeat(18) }, long])
})

test('when the hand rests its draft becomes one edit, and nothing more is sent', async () => {
  const { write, saves, drafts, keeper } = desk()
  write({ content: 'one' })
  await vi.advanceTimersByTimeAsync(500)
  write({ content: 'one two' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(keeper.state()).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(drafts).toEqual([
    [{ content: 'one' }, ''],
    [{ content: 'one two' }, ''],
  ])
  expect(saves).toEqual([[{ content: 'one two' }, '']])
})

test('what is sealed as a draft is not unsealed words, but it is not settled either', async () => {
  const { write, keeper } = desk()
  write({ content: 'one' })
  await vi.advanceTimersByTimeAsync(400)
  expect(keeper.state()).toMatchObject({ isWriting: true, isDirty: false })
  expect(keeper.adopt({ ...empty, content: 'from the phone' })).toBe(false)
})

test('leaving keeps the page in the same turn', () => {
  const { write, saves, keeper } = desk()
  write({ title: 'T', content: 'last words' })
  void keeper.flush()
  expect(saves).toEqual([[{ title: 'T', content: 'last words' }, '']])
})

test('only what changed is sent, with the text it began from', async () => {
  const { write, saves, keeper } = desk()
  write({ content: 'one' })
  await keeper.flush()
  write({ mood: 6 })
  await keeper.flush()
  write({ content: 'two' })
  await keeper.flush()
  expect(saves).toEqual([
    [{ content: 'one' }, ''],
    [{ mood: 6 }, 'one'],
    [{ content: 'two' }, 'one'],
  ])
})

test('saves never overtake each other', async () => {
  let finish: (value?: undefined) => void = () => undefined
  const { write, saves, keeper } = desk({ save: () => new Promise((resolve) => (finish = resolve)) })
  write({ content: 'one' })
  void keeper.flush()
  write({ content: 'one two' })
  void keeper.flush()
  expect(saves).toHaveLength(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(saves).toEqual([
    [{ content: 'one' }, ''],
    [{ content: 'one two' }, 'one'],
  ])
})

test('a browser without room is said, the words stay, and they are tried again until they are kept', async () => {
  let isFull = true
  const full = async () => {
    if (isFull) throw new Error('This browser has no room left.')
    return undefined
  }
  const { write, saves, keeper } = desk({ save: full, draft: full })
  write({ content: 'words' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keeper.state()).toMatchObject({ isDirty: true, trouble: 'This browser has no room left.' })
  isFull = false
  await vi.advanceTimersByTimeAsync(4_000)
  expect(keeper.state()).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(saves.at(-1)).toEqual([{ content: 'words' }, ''])
})

test('words from elsewhere are taken only while the page has none of its own to keep', async () => {
  const { write, saves, keeper } = desk()
  const elsewhere = { ...empty, content: 'from the phone' }
  write({ content: 'mine' })
  expect(keeper.adopt(elsewhere)).toBe(false)
  await keeper.flush()
  expect(keeper.adopt(elsewhere)).toBe(true)
  write({ content: 'from the phone, and mine' })
  await keeper.flush()
  expect(saves.at(-1)).toEqual([{ content: 'from the phone, and mine' }, 'from the phone'])
})

test('a word taken back before it was kept leaves nothing to keep', async () => {
  const { write, saves, drafts, keeper } = desk()
  write({ content: 'x' })
  write({ content: '' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...drafts, ...saves]).toEqual([])
  expect(keeper.state().isDirty).toBe(false)
})

test('a word taken back after it was drafted takes the draft back, too', async () => {
  const { write, saves, drafts, keeper } = desk()
  write({ content: 'x' })
  await vi.advanceTimersByTimeAsync(400)
  write({ content: '' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(drafts).toEqual([
    [{ content: 'x' }, ''],
    [null, ''],
  ])
  expect(saves).toEqual([])
  expect(keeper.adopt({ ...empty, content: 'from the phone' })).toBe(true)
})

test('what was merged into the page is shown once the hand rests', async () => {
  let theirs: PageEdit | undefined = { title: 'from the phone' }
  const { write, shown, saves, keeper } = desk({ save: async () => theirs })
  write({ content: 'mine' })
  await keeper.flush()
  expect(shown).toEqual([{ ...empty, content: 'mine', title: 'from the phone' }])
  theirs = undefined
  write({ content: 'mine, more' })
  await keeper.flush()
  expect(saves.at(-1)).toEqual([{ content: 'mine, more' }, 'mine'])
  expect(shown).toHaveLength(1)
})
