import { expect, test } from 'vitest'
import { memoryForTalk } from './memory-for-talk.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

function open() {
  const memory = openMemory()
  return {
    ...memory,
    async asked(question: string) {
      const told = await memoryForTalk(memory.tools, { question, period: null })
      if (!told) throw new Error('Memory is not put together')
      return told
    },
  }
}

test('what is left out anyway is not waited for; what changed besides is, and what was said of memory', async () => {
  const { put, told, say, tools, life } = open()
  put(1, 'My sister Ilse rang. Ilse moved to Leeds last week.', '2026-11-17')
  const asked = async () => {
    const memory = await memoryForTalk(
      tools,
      { question: 'Where does my sister live?', period: null },
      new Set([uidOf(50), uidOf(51)]),
    )
    return memory?.lines.map(({ passage }) => passage.quote)
  }
  // The first reading of all fetches lists of names, for which no answer waits long enough on a busy machine.
  await life.graph()
  expect(await asked()).toEqual(['Ilse moved to Leeds last week.'])
  const before = life.tookMs
  told(50, 'user', 'The rain never stopped.')
  told(51, 'assistant', 'Kept.')
  expect(await asked()).toEqual(['Ilse moved to Leeds last week.'])
  expect(life.tookMs).toBe(before)
  put(1, 'My sister Ilse rang. Ilse moved to Bath last week.', '2026-11-17')
  expect(await asked()).toContain('Ilse moved to Bath last week.')
  told(50, 'user', 'The rain has stopped.')
  await say({ type: 'never-page', entryId: uidOf(1) })
  expect(await asked()).toEqual([])
})

const words = (lines: readonly { readonly words: string }[]): string[] => lines.map((line) => line.words)

test('a line carries the fact it was taken for, so that it can be put right from where it is quoted', async () => {
  const { put, say, asked } = open()
  put(1, 'My sister Ilse rang. Ilse moved to Leeds last week.', '2026-11-17')
  const [line] = (await asked('Where does my sister live?')).lines
  const remembered = line?.passage.remembered
  expect(remembered).toEqual({
    fact: { key: expect.any(String), what: 'Ilse moved to Leeds last week', holds: true },
    who: { surface: 'person:ilse', name: 'Ilse' },
  })
  const { key = '', what = '' } = remembered?.fact ?? {}
  await say({ type: 'fact', fact: key, what, verdict: 'over', until: '2026-11-18' })
  const after = await asked('Where does my sister live?')
  expect(after.facts).toEqual([])
  expect(after.lines).toEqual([])
  const then = (await asked('When did Ilse move?')).lines
  expect(then[0]?.passage.remembered?.fact).toEqual({ key, what, holds: false })
  await say({ type: 'fact', fact: key, what, verdict: 'never' })
  expect((await asked('When did Ilse move?')).lines).toEqual([])
})

test('a line that is somebody else, or of a page that is left out, is brought up no more', async () => {
  const { put, say, asked } = open()
  put(1, 'My sister Ilse rang. Ilse moved to Leeds last week.', '2026-11-17')
  put(2, 'Ilse moved to Bath last week.', '2026-11-18')
  const [first] = (await asked('Where does Ilse live now?')).lines
  expect(first?.passage.quote).toBe('Ilse moved to Bath last week.')
  const { surface = '', name = '' } = first?.passage.remembered?.who ?? {}
  await say({ type: 'not-here', surface, name, entryId: uidOf(2), quote: 'Ilse moved to Bath last week.' })
  const quotes = async () =>
    (await asked('Where does Ilse live now?')).lines.map(({ passage }) => passage.quote)
  expect(await quotes()).toEqual(['Ilse moved to Leeds last week.'])
  await say({ type: 'never-page', entryId: uidOf(1) })
  expect(await quotes()).toEqual([])
})

test('what holds of the person is told as they say it, and not what only happened or is over', async () => {
  const { put, asked } = open()
  put(1, 'I live in York. I broke my arm.', '2026-03-02')
  put(2, 'I’m a nurse. I moved to Leeds last week.', '2026-11-17')
  const { self } = await asked('What now?')
  expect(words(self)).toEqual([
    'I’m a nurse',
    'I moved to Leeds last week, since around 2026-11-09 to 2026-11-15',
  ])
  expect(self[1]?.source).toMatchObject({
    entryUid: uidOf(2),
    quote: 'I moved to Leeds last week.',
    remembered: { fact: { what: 'You moved to Leeds last week' } },
  })
})

test('what does not agree is told as not settled, five at most, until the person says which holds', async () => {
  const { put, say, asked } = open()
  put(1, 'Ilse moved to Leeds last week.', '2026-11-10')
  put(2, 'Ilse lives in York.', '2026-11-17')
  const question = 'How is Ilse?'
  const { open: threads } = await asked(question)
  expect(words(threads)).toEqual([
    'Not settled: Ilse moved to Leeds last week (around 2026-11-02 to 2026-11-08), or Ilse lives in York (2026-11-17)',
  ])
  const { key = '', what = '' } = threads[0]?.source?.remembered?.fact ?? {}
  await say({ type: 'fact', fact: key, what, verdict: 'kept' })
  expect((await asked(question)).open).toEqual([])
  const names = ['Anna', 'Bertram', 'Clara', 'Dora', 'Emil', 'Franz']
  for (const [nth, name] of names.entries()) {
    put(10 + nth, `Met ${name}. ${name} moved to Leeds last week.`, '2026-11-10')
    put(20 + nth, `Met ${name}. ${name} lives in York.`, '2026-11-17')
  }
  expect((await asked(`How are ${names.join(', ')}?`)).open).toHaveLength(5)
})

test('who is who follows what the person put right: joined, renamed, and no name', async () => {
  const { put, say, asked } = open()
  put(1, 'My sister Ilse rang.', '2026-11-10')
  put(2, 'My friend Bertram has a cold. Met Quill.', '2026-11-11')
  put(3, 'Quill sang.', '2026-11-12')
  for (const nth of [4, 5]) put(nth, 'Ilse rang again.', `2026-11-1${nth}`)
  const who = async (text: string) => words((await asked('Hello')).whoIsWho(text))
  expect(await who('Ilse and Quill, and Bertrams too.')).toEqual(['Ilse: sister'])
  await say({ type: 'same', surface: 'person:quill', other: 'person:ilse', isSame: true })
  expect(await who('Quill came by.')).toEqual(['Ilse (also Quill): sister'])
  await say({ type: 'rename', surface: 'person:ilse', name: 'Ilse-Marie' })
  expect(await who('Ilse came by.')).toEqual(['Ilse-Marie (also Ilse): sister'])
  expect(await who('My sister came by, and Bertram.')).toEqual(['Ilse-Marie: sister', 'Bertram: friend'])
  await say({ type: 'no-name', surface: 'person:bertram', name: 'Bertram' })
  expect(await who('Bertram came by.')).toEqual([])
})
