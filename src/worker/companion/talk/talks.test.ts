import { expect, test } from 'vitest'
import { standaloneTalks } from '#domain/companion/talk/talk.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { talk, talks } from '#domain/views/companion.ts'
import { binTalk, findMessage, renameTalk, type SayEvent } from '../companion.calls.ts'
import { openCompanion } from '../companion.test-support.ts'
import { tidyTalks } from './talks.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [piano, cello] = [uidOf(900), uidOf(901)]
const keptIn = ([first]: readonly SayEvent[]): string => (first?.type === 'kept' ? first.messageId : '')

async function open() {
  const opened = openCompanion()
  const inPiano = keptIn(await opened.say({ talkUid: piano, content: 'The piano stays closed.' }))
  await opened.say({ talkUid: cello, content: 'A cello, in the window of the café.' })
  const list = (search = '') => opened.ask(talks, { search })
  return { ...opened, inPiano, list }
}

test('talks that stand alone are listed with their first words, the latest first', async () => {
  const { list, say, ask } = await open()
  await say({ entryUid: uidOf(1), content: 'Beside a page.' })
  expect(list().map(({ firstWords, count }) => [firstWords, count])).toEqual([
    ['A cello, in the window of the café.', 2],
    ['The piano stays closed.', 2],
  ])
  const [before] = list()
  await say({ talkUid: piano, content: 'Still closed.' })
  expect(list()[0]).toMatchObject({ talkUid: piano, firstWords: 'The piano stays closed.', count: 4 })
  expect(list()[1]).toEqual(before)
  expect(ask(talk, { entryUid: null, talkUid: piano })).toHaveLength(4)
})

test('a talk is found by its words and by its name', async () => {
  const { list, run } = await open()
  expect(list('cafe').map(({ talkUid }) => talkUid)).toEqual([cello])
  expect(list('cafe')[0]?.lastWords).toContain('café')
  expect(list('zeppelin')).toEqual([])
  await run(renameTalk, { talkUid: piano, title: ' Zeppelins ' })
  expect(list('zeppelin')[0]).toMatchObject({ talkUid: piano, title: 'Zeppelins' })
})

test('a deleted talk is gone from the list, can be brought back, and keeps its name', async () => {
  const { list, run, inPiano } = await open()
  await run(renameTalk, { talkUid: piano, title: 'Piano' })
  await run(binTalk, { talkUid: piano, isBinned: true })
  expect(list().map(({ talkUid }) => talkUid)).toEqual([cello])
  expect(await run(findMessage, { uid: inPiano })).toBeNull()
  await run(binTalk, { talkUid: piano, isBinned: false })
  expect(list().map(({ title }) => title)).toContain('Piano')
  expect(await run(findMessage, { uid: inPiano })).toEqual({ entryUid: null, talkUid: piano })
  expect(await run(findMessage, { uid: uidOf(77) })).toBeNull()
})

test('30 days after it was deleted a talk goes for good, with everything said in it, and no other', async () => {
  const { run, store, session } = await open()
  await run(binTalk, { talkUid: piano, isBinned: true })
  const dayMs = 86_400_000
  const now = Date.parse('2026-11-19T21:00:00.000Z')
  for (const days of [0, 29]) {
    await tidyTalks(session, { sureMs: now + days * dayMs, serverMs: now + days * dayMs })
    expect(store.of(journalMessages).size).toBe(4)
  }
  await tidyTalks(session, { sureMs: now + 30 * dayMs, serverMs: now + 30 * dayMs })
  expect(store.of(journalMessages).size).toBe(2)
  expect(store.of(standaloneTalks).size).toBe(0)
})

test('the talk from before there were several is one of them, and becomes a talk like any other once it is named', async () => {
  const { list, run, say, ask } = await open()
  await say({ content: 'From before.' })
  const [row] = list()
  expect(row).toMatchObject({ id: 'earlier', firstWords: 'From before.' })
  expect(row?.talkUid).toBeUndefined()
  const talkUid = await run(renameTalk, { talkUid: null, title: 'Before' })
  expect(list()[0]).toMatchObject({ id: talkUid, talkUid, title: 'Before', count: 2 })
  expect(ask(talk, { entryUid: null })).toEqual([])
})
