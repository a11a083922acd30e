import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageEdit, PageText } from '#domain/journal/new-entry.ts'
import { type AutosaveState, PageAutosave } from './page-autosave.ts'

const empty: PageText = { title: '', content: '', mood: null, energy: null, stress: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Failing {
  readonly save?: (edit: PageEdit) => Promise<PageEdit | undefined>
  readonly draft?: () => Promise<void>
}

function editor({ save, draft }: Failing = {}) {
  let page = empty
  const saves: [object, string][] = []
  const drafts: [object | null, string][] = []
  const shown: PageText[] = []
  const states: AutosaveState[] = []
  const autosave = new PageAutosave({
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
    autosave,
    saves,
    drafts,
    shown,
    states,
    comeUntold(change: Partial<PageText>) {
      page = { ...page, ...change }
    },
    write(change: Partial<PageText>) {
      page = { ...page, ...change }
      autosave.touched()
    },
  }
}

test('while the hand moves, a draft is sealed several times a second, and nothing goes out', async () => {
  const { write, saves, drafts, autosave } = editor()
  for (let i = 1; i <= 20; i++) {
    write({ content: 'a'.repeat(i) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drafts.length).toBeGreaterThanOrEqual(4)
  expect(drafts.length).toBeLessThanOrEqual(6)
  expect(drafts.at(-1)).toEqual([{ content: 'a'.repeat(20) }, ''])
  expect(saves).toEqual([])
  expect(autosave.state.isWriting).toBe(true)
})

test('a very long text is drafted less often, and still within a second', async () => {
  const { write, drafts, autosave } = editor()
  const long = 'a word '.repeat(30_000)
  write({ content: long })
  await autosave.flush()
  for (let i = 1; i <= 20; i++) {
    write({ content: long + 'a'.repeat(i) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drafts).toHaveLength(2)
  expect(drafts.at(-1)).toEqual([{ content: long + 'a'.repeat(18) }, long])
})

test('when the hand rests its draft becomes one edit, and nothing more is sent', async () => {
  const { write, saves, drafts, autosave } = editor()
  write({ content: 'one' })
  await vi.advanceTimersByTimeAsync(500)
  write({ content: 'one two' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.state).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(drafts).toEqual([
    [{ content: 'one' }, ''],
    [{ content: 'one two' }, ''],
  ])
  expect(saves).toEqual([[{ content: 'one two' }, '']])
})

test('what is sealed as a draft is not unsealed words, but it is not settled either', async () => {
  const { write, autosave } = editor()
  write({ content: 'one' })
  await vi.advanceTimersByTimeAsync(400)
  expect(autosave.state).toMatchObject({ isWriting: true, isDirty: false })
  expect(autosave.adopt({ ...empty, content: 'from the phone' })).toBe(false)
})

test('leaving keeps the page in the same turn', () => {
  const { write, saves, autosave } = editor()
  write({ title: 'T', content: 'last words' })
  void autosave.flush()
  expect(saves).toEqual([[{ title: 'T', content: 'last words' }, '']])
})

test('words that come onto a page while it goes are kept, though nobody told of them', async () => {
  const { write, comeUntold, saves, autosave } = editor()
  write({ content: 'I wrote this.' })
  await autosave.flush()
  const left = autosave.leave()
  comeUntold({ content: 'I wrote this. Still here' })
  await left
  expect(saves.at(-1)).toEqual([{ content: 'I wrote this. Still here' }, 'I wrote this.'])
})

test('only what changed is sent, with the text it began from', async () => {
  const { write, saves, autosave } = editor()
  write({ content: 'one' })
  await autosave.flush()
  write({ mood: 6 })
  await autosave.flush()
  write({ content: 'two' })
  await autosave.flush()
  expect(saves).toEqual([
    [{ content: 'one' }, ''],
    [{ mood: 6 }, 'one'],
    [{ content: 'two' }, 'one'],
  ])
})

test('saves never overtake each other', async () => {
  let finish: (value?: undefined) => void = () => undefined
  const { write, saves, autosave } = editor({ save: () => new Promise((resolve) => (finish = resolve)) })
  write({ content: 'one' })
  void autosave.flush()
  write({ content: 'one two' })
  void autosave.flush()
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
  const { write, saves, autosave } = editor({ save: full, draft: full })
  write({ content: 'words' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(autosave.state).toMatchObject({ isDirty: true, trouble: 'This browser has no room left.' })
  isFull = false
  await vi.advanceTimersByTimeAsync(4_000)
  expect(autosave.state).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(saves.at(-1)).toEqual([{ content: 'words' }, ''])
})

test('words from elsewhere are taken only while the page has none of its own to keep', async () => {
  const { write, saves, autosave } = editor()
  const elsewhere = { ...empty, content: 'from the phone' }
  write({ content: 'mine' })
  expect(autosave.adopt(elsewhere)).toBe(false)
  await autosave.flush()
  expect(autosave.adopt(elsewhere)).toBe(true)
  write({ content: 'from the phone, and mine' })
  await autosave.flush()
  expect(saves.at(-1)).toEqual([{ content: 'from the phone, and mine' }, 'from the phone'])
})

test('a word taken back before it was kept leaves nothing to keep', async () => {
  const { write, saves, drafts, autosave } = editor()
  write({ content: 'x' })
  write({ content: '' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...drafts, ...saves]).toEqual([])
  expect(autosave.state.isDirty).toBe(false)
})

test('a word taken back after it was drafted takes the draft back, too', async () => {
  const { write, saves, drafts, autosave } = editor()
  write({ content: 'x' })
  await vi.advanceTimersByTimeAsync(400)
  write({ content: '' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(drafts).toEqual([
    [{ content: 'x' }, ''],
    [null, ''],
  ])
  expect(saves).toEqual([])
  expect(autosave.adopt({ ...empty, content: 'from the phone' })).toBe(true)
})

test('what was merged into the page is shown once the hand rests', async () => {
  let theirs: PageEdit | undefined = { title: 'from the phone' }
  const { write, shown, saves, autosave } = editor({ save: async () => theirs })
  write({ content: 'mine' })
  await autosave.flush()
  expect(shown).toEqual([{ ...empty, content: 'mine', title: 'from the phone' }])
  theirs = undefined
  write({ content: 'mine, more' })
  await autosave.flush()
  expect(saves.at(-1)).toEqual([{ content: 'mine, more' }, 'mine'])
  expect(shown).toHaveLength(1)
})

test('a raw exception is never what a page says, and what failed is tried again without another key', async () => {
  const lost = Object.assign(new Error("Failed to execute 'transaction': The connection is closing."), {
    name: 'InvalidStateError',
  })
  let isLost = true
  const failing = async () => {
    if (isLost) throw lost
  }
  const { write, autosave, saves } = editor({ save: () => failing() as Promise<undefined>, draft: failing })
  write({ content: 'Words' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.state).toMatchObject({ isDirty: true, trouble: 'It could not be kept just now.' })
  isLost = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.state).toEqual({ isWriting: false, isDirty: false, trouble: null })
  expect(saves.length).toBeGreaterThan(1)
})
