import { expect, test, vi } from 'vitest'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { vectorLength } from '#domain/meaning/vectors.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { keepBoard } from '#worker/core/background-jobs.ts'
import { keepPaused } from '#worker/core/background-pause.ts'
import { followPages } from '#worker/core/journal-index.ts'
import { meaningOf, onMeaning } from '#worker/core/journal-meaning.ts'
import { vectorsToEnd } from './keep-vectors.ts'
import {
  at,
  contentsOf,
  keepOver,
  newLocks,
  openJournal,
  quick,
  uidOf,
  wordsMeaning,
} from './vectors.test-support.ts'

type Journal = ReturnType<typeof openJournal>

const indexOf = ({ store }: Journal) => {
  const meaning = meaningOf(store)
  if (!meaning) throw new Error('Nothing is known')
  return meaning.index
}
const rowsOf = (journal: Journal) => contentsOf(indexOf(journal)).map(({ row }) => row)
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 15_000, interval: 5 })
const has = (journal: Journal, ...nths: number[]) =>
  soon(() => expect(rowsOf(journal)).toEqual(nths.map(uidOf)))
const isKept = (journal: Journal) => soon(() => expect(journal.boxes.length).toBeGreaterThan(0))

test('every page outside the trash that is in English has vectors, the newest first', async () => {
  const journal = openJournal()
  journal.write(1, 'I walked to the lake.', { createdAt: '2026-11-01T08:00:00.000Z' })
  journal.write(2, 'The choir sang.', { createdAt: '2026-11-03T08:00:00.000Z' })
  journal.write(3, 'I slept badly.', { createdAt: '2026-11-02T08:00:00.000Z' })
  journal.write(4, 'I was here.', { deletedAt: at })
  journal.write(5, 'Heute war ich müde und habe lange mit dem Hund auf dem Sofa gesessen.')
  const { encoded, told, close } = keepOver(journal.tools)
  await has(journal, 1, 2, 3)
  expect(encoded).toEqual(['The choir sang.', 'I slept badly.', 'I walked to the lake.'])
  await soon(() => expect(told.at(-1)).toEqual({ done: 4, of: 4 }))
  await close()
  expect(meaningOf(journal.store)).toBeNull()
})

test('at the next start they are there without the model, and what is there is not sealed again', async () => {
  const journal = openJournal()
  for (let nth = 1; nth <= 30; nth++) journal.write(nth, `I walked to the lake for the ${nth}th time.`)
  const first = keepOver(journal.tools)
  await soon(() => expect(rowsOf(journal)).toHaveLength(30))
  const before = contentsOf(indexOf(journal))
  await vectorsToEnd(journal.tools, new AbortController().signal)
  await isKept(journal)
  await soon(async () =>
    expect(await first.keeper.bytesKept(journal.tools)).toBeGreaterThan(30 * vectorLength),
  )
  await first.close()
  journal.boxes.splice(0)
  const second = keepOver(journal.tools)
  await soon(() => expect(contentsOf(indexOf(journal))).toEqual(before))
  await vectorsToEnd(journal.tools, new AbortController().signal)
  await second.close()
  expect([second.encoded, journal.boxes]).toEqual([[], []])
})

test('what was made before a tab died is not made again', async () => {
  const journal = openJournal()
  for (let nth = 1; nth <= 40; nth++) journal.write(nth, `I walked to the lake for the ${nth}th time.`)
  const first = keepOver(journal.tools)
  await isKept(journal)
  await soon(() => expect(first.encoded.length).toBeGreaterThan(10))
  await first.close()
  const second = keepOver(journal.tools)
  await soon(() => expect(rowsOf(journal)).toHaveLength(40))
  await second.close()
  expect(second.encoded.length).toBeLessThan(31)
})

test('a box that is damaged, and what another model made, is made again', async () => {
  const journal = openJournal()
  journal.write(1, 'I walked to the lake.')
  const first = keepOver(journal.tools)
  await isKept(journal)
  await first.close()
  await journal.session.writeLocalBytes(journal.boxes[0] ?? '', new Uint8Array([0, 0, 9, 9, 1]))
  const second = keepOver(journal.tools)
  await has(journal, 1)
  expect(second.encoded).toHaveLength(1)
  await soon(async () => {
    const box = await journal.session.readLocalBytes(journal.boxes[0] ?? '')
    expect(box?.length).toBeGreaterThan(vectorLength)
  })
  await second.close()
  const third = keepOver(journal.tools, { modelName: 'another' })
  await has(journal, 1)
  await third.close()
  expect(third.encoded).toHaveLength(1)
})

test('a page that changes is made anew once typing pauses, and only that one', async () => {
  const journal = openJournal()
  journal.write(1, 'I walked to the lake.')
  journal.write(2, 'The choir sang.')
  const { encoded, close } = keepOver(journal.tools, { waits: { ...quick, calmMs: 60 } })
  await has(journal, 1, 2)
  encoded.splice(0)
  const { drafts } = journal.session
  const before = journal.store.get(uidOf(1))?.data as object
  for (const words of ['I ran', 'I ran to', 'I ran to town.']) {
    await drafts.keep('journal_entry', uidOf(1), { ...before, content: words }, null)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(encoded).toEqual([])
    expect(rowsOf(journal)).toEqual([uidOf(1), uidOf(2)])
  }
  await journal.session.put('journal_entry', uidOf(1), { ...before, content: 'I ran to town.' })
  await soon(() => expect(encoded).toEqual(['I ran to town.']))
  await has(journal, 1, 2)
  await close()
})

test('what is deleted, brought back, refused or asked by a template is followed', async () => {
  const journal = openJournal()
  journal.write(1, 'I met Quillon at the lake.')
  journal.write(2, '*Whom did you meet*\nThe choir sang.')
  const { encoded, close } = keepOver(journal.tools)
  await has(journal, 1, 2)
  journal.write(1, 'I met Quillon at the lake.', { deletedAt: at })
  expect(rowsOf(journal)).toEqual([uidOf(2)])
  journal.write(1, 'I met Quillon at the lake.')
  await has(journal, 1, 2)
  const data = { type: 'forget', surface: 'person:quillon', name: 'Quillon', createdAt: at }
  journal.store.apply([{ uid: uidOf(9), kind: memoryCorrections.kind, data, revision: 1, kept: 'synced' }])
  await has(journal, 2)
  journal.remove(9)
  await has(journal, 1, 2)
  expect(encoded).toContain('Whom did you meet The choir sang.')
  const asks = { body: '*Whom did you meet*\n{{cursor}}' }
  journal.store.apply([
    { uid: uidOf(8), kind: journalTemplates.kind, data: asks, revision: 1, kept: 'synced' },
  ])
  await soon(() => expect(encoded.at(-1)).toBe('The choir sang.'))
  journal.remove(8)
  await soon(() => expect(encoded.at(-1)).toBe('Whom did you meet The choir sang.'))
  journal.remove(1)
  expect(rowsOf(journal)).not.toContain(uidOf(1))
  await has(journal, 2)
  await close()
})

test('a talk has vectors by its messages, unless it is the one that goes on', async () => {
  const journal = openJournal()
  journal.said(1, 'I am tired of the flat.')
  journal.said(2, 'The landlord rang.')
  const { close } = keepOver(journal.tools)
  const row = `alone ${uidOf(900)}`
  await soon(() => expect(rowsOf(journal)).toEqual([row]))
  expect(indexOf(journal).passagesOf(row)).toEqual([
    { uid: uidOf(1), start: 0, end: 23, vector: wordsMeaning('I am tired of the flat.') },
    { uid: uidOf(2), start: 0, end: 18, vector: wordsMeaning('I am tired of the flat. The landlord rang.') },
  ])
  const pages = followPages(journal.store)
  pages.openTalk = row
  pages.onOpenTalk()
  await soon(() => expect(rowsOf(journal)).toEqual([]))
  pages.openTalk = null
  pages.onOpenTalk()
  await soon(() => expect(rowsOf(journal)).toEqual([row]))
  await close()
})

test('where the model is slow only what is written or changed here is made', async () => {
  const journal = openJournal()
  journal.write(1, 'I walked to the lake.')
  journal.write(2, 'The choir sang.')
  const { encoded, told, close } = keepOver(journal.tools, { isFast: false })
  await soon(() => expect(told.at(-1)).toEqual({ done: 0, of: 0 }))
  journal.write(4, 'A page that another device wrote.')
  journal.write(3, 'I slept badly.', {}, 'here')
  await has(journal, 3)
  journal.write(1, 'I ran to the lake.', {}, 'here')
  await has(journal, 1, 3)
  expect(encoded).toEqual(['I slept badly.', 'I ran to the lake.'])
  await close()
})

test('one tab makes vectors; the other reads what it keeps, and goes on when it closes', async () => {
  const journal = openJournal()
  const whileFirst = newLocks()
  journal.write(1, 'I walked to the lake.')
  const first = keepOver(journal.tools, { whileFirst })
  await has(journal, 1)
  const elsewhere = openJournal()
  elsewhere.write(1, 'I walked to the lake.')
  const session = { ...journal.session, store: elsewhere.store, drafts: elsewhere.session.drafts }
  const second = keepOver({ ...journal.tools, session }, { whileFirst })
  await has(elsewhere, 1)
  for (const one of [elsewhere, journal]) one.write(2, 'The choir sang.')
  await has(elsewhere, 1, 2)
  for (const one of [elsewhere, journal]) one.write(1, 'I ran to the lake.')
  await soon(() => expect(first.encoded).toHaveLength(3))
  await has(elsewhere, 1, 2)
  expect(contentsOf(indexOf(elsewhere))).toEqual(contentsOf(indexOf(journal)))
  expect(second.encoded).toEqual([])
  await first.close()
  elsewhere.write(3, 'I slept badly.')
  await has(elsewhere, 1, 2, 3)
  expect(second.encoded).toEqual(['I slept badly.'])
  await second.close()
})

test('a pause holds it, and progress is told as a job of the device', async () => {
  const journal = openJournal()
  const happened: unknown[] = []
  const telling = {
    progress: (done: number, of: number) => happened.push(`${done} of ${of}`),
    held: () => happened.push('held'),
    completed: (result: unknown) => happened.push(result),
    failed: () => happened.push('failed'),
  }
  keepBoard(
    journal.store,
    Promise.resolve({
      begin: (operation) => {
        happened.push(operation)
        return telling
      },
      ask: async () => undefined,
    }),
  )
  await keepPaused(journal.session, true)
  journal.write(1, 'I walked to the lake.')
  const { state, encoded, close } = keepOver(journal.tools)
  await soon(() => expect(meaningOf(journal.store)).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(encoded).toEqual([])
  await keepPaused(journal.session, false)
  await has(journal, 1)
  await soon(() => expect(happened.at(-1)).toEqual({ pages: 1 }))
  expect(happened[0]).toBe('meaning.index')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  state.fault = new TypeError('The model is gone')
  journal.write(2, 'The choir sang.')
  await soon(() => expect(happened.filter((what) => what === 'failed')).toHaveLength(3))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(happened.filter((what) => what === 'failed')).toHaveLength(3)
  state.fault = null
  expect(await vectorsToEnd(journal.tools, new AbortController().signal)).toEqual({ pages: 2 })
  await has(journal, 1, 2)
  await close()
})

test('questions are remembered, in English only, until a page goes', async () => {
  const journal = openJournal()
  journal.write(1, 'I walked to the lake.')
  const { asked, state, close } = keepOver(journal.tools)
  await has(journal, 1)
  const ask = (text: string) => meaningOf(journal.store)?.ask(text)
  expect(await ask('Where did I walk?')).toEqual(wordsMeaning('Where did I walk?'))
  await ask('Where did I walk?')
  expect(await ask('Wo bin ich heute mit dem Hund gewesen, und war es nicht schlimm?')).toBeNull()
  expect(asked).toEqual(['Where did I walk?'])
  state.isAway = true
  expect(await ask('Who sang?')).toBeNull()
  state.isAway = false
  for (let nth = 0; nth < 200; nth++) await ask(`What did I do on the ${nth}th?`)
  asked.splice(0)
  await ask('Where did I walk?')
  expect(asked).toHaveLength(1)
  await ask('Where did I walk?')
  expect(asked).toHaveLength(1)
  journal.remove(1)
  await ask('Where did I walk?')
  expect(asked).toHaveLength(2)
  const last = meaningOf(journal.store)
  await close()
  expect(await last?.ask('Where did I walk?')).toBeNull()
})

test('a vault that closes leaves nothing in memory; what is forgotten leaves nothing on the device', async () => {
  const journal = openJournal()
  for (let nth = 1; nth <= 5; nth++) journal.write(nth, `I walked to the lake for the ${nth}th time.`)
  const { keeper, close } = keepOver(journal.tools)
  await has(journal, 1, 2, 3, 4, 5)
  await isKept(journal)
  const index = indexOf(journal)
  const told = vi.fn()
  onMeaning(journal.store, told)
  await close()
  expect([index.passageCount, index.isEmpty, meaningOf(journal.store)]).toEqual([0, true, null])
  expect(index.score(new Int8Array(vectorLength).fill(1)).nearPages(-1, 9)).toEqual([])
  expect(told).toHaveBeenCalledOnce()
  expect(await keeper.bytesKept(journal.tools)).toBeGreaterThan(0)
  await keeper.forgetVectors(journal.tools)
  expect(await keeper.bytesKept(journal.tools)).toBe(0)
  for (const box of journal.boxes) expect(await journal.session.readLocalBytes(box)).toBeUndefined()
})
