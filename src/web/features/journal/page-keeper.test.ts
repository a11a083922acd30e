import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageEdit, PageText } from '#domain/journal/new-entry.ts'
import { createPageKeeper, type KeeperState } from './page-keeper.ts'

const empty: PageText = { title: '', content: '', mood: null, energy: null, stress: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function desk(save?: (edit: PageEdit) => Promise<PageEdit | undefined>) {
  let page = empty
  const saves: [object, string][] = []
  const shown: PageText[] = []
  const states: KeeperState[] = []
  const keeper = createPageKeeper({
    from: empty,
    read: () => page,
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
    shown,
    states,
    write(change: Partial<PageText>) {
      page = { ...page, ...change }
      keeper.touched()
    },
  }
}

test('while the hand moves, what it wrote is sealed several times a second', async () => {
  const { write, saves, keeper } = desk()
  for (let i = 1; i <= 20; i++) {
    write({ content: 'a'.repeat(i) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(saves.length).toBeGreaterThanOrEqual(4)
  expect(saves.length).toBeLessThanOrEqual(6)
  expect(keeper.state().isWriting).toBe(true)
})

test('when the hand rests everything is kept and nothing more is sent', async () => {
  const { write, saves, keeper } = desk()
  write({ content: 'one' })
  await vi.advanceTimersByTimeAsync(100)
  write({ content: 'one two' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(keeper.state()).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(saves).toEqual([[{ content: 'one two' }, '']])
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
  const { write, saves, keeper } = desk(() => new Promise((resolve) => (finish = resolve)))
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

test('a save that fails is said and tried again until it works', async () => {
  let isFull = true
  const { write, saves, keeper } = desk(async () => {
    if (isFull) throw new Error('The disk of this device is full.')
    return undefined
  })
  write({ content: 'words' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(keeper.state()).toMatchObject({ isDirty: true, trouble: 'The disk of this device is full.' })
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
  const { write, saves, keeper } = desk()
  write({ content: 'x' })
  write({ content: '' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(saves).toEqual([])
  expect(keeper.state().isDirty).toBe(false)
})

test('what was merged into the page is shown once the hand rests', async () => {
  let theirs: PageEdit | undefined = { title: 'from the phone' }
  const { write, shown, saves, keeper } = desk(async () => theirs)
  write({ content: 'mine' })
  await keeper.flush()
  expect(shown).toEqual([{ ...empty, content: 'mine', title: 'from the phone' }])
  theirs = undefined
  write({ content: 'mine, more' })
  await keeper.flush()
  expect(saves.at(-1)).toEqual([{ content: 'mine, more' }, 'mine'])
  expect(shown).toHaveLength(1)
})
