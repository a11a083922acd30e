import { expect, test } from 'vitest'
import { standaloneTalks, talkRecord } from '#domain/companion/talk/talk.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import type { SayEvent } from './companion.calls.ts'
import { openCompanion } from './companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const may: TalkOf = { entryUid: null, talkUid: uidOf(900) }
const now: TalkOf = { entryUid: null, talkUid: uidOf(901) }
const pianoWords = 'The piano stays closed until the flat is done.'
const question = 'I keep thinking about the piano, the flat, and why it stays closed.'

const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  if (last?.type !== 'stream') throw new Error('nothing was answered')
  return last.message
}

function open() {
  const opened = openCompanion()
  let count = 0
  const said = (
    of: TalkOf,
    content: string,
    more: object = {},
    at = `2026-05-03T20:00:${String(count).padStart(2, '0')}.000Z`,
  ): string => {
    const uid = uidOf(++count)
    const data = journalMessage.parse({
      ...{ entryId: of.entryUid, talkId: of.talkUid, content, role: 'user', createdAt: at },
      ...{ messageId: uid, ...more },
    })
    opened.store.apply([{ uid, kind: journalMessages.kind, data, revision: 1, kept: 'synced' }])
    return uid
  }
  const binned = (deletedAt: string | null): void => {
    const data = talkRecord.parse({ deletedAt, updatedAt: '2026-11-19T20:00:00.000Z' })
    opened.store.apply([{ uid: uidOf(900), kind: standaloneTalks.kind, data, revision: 1, kept: 'synced' }])
  }
  return {
    ...opened,
    said,
    binned,
    ask: async () => replyOf(await opened.say({ ...now, content: question })),
  }
}

test('what was said in a talk is brought up in another, with its day, its message and its very words', async () => {
  const { said, ask } = open()
  const uid = said(may, pianoWords)
  const reply = await ask()
  expect(reply.receipts).toEqual([
    {
      entryUid: uid,
      isFromTalk: true,
      quote: pianoWords,
      createdAt: '2026-05-03T20:00:00.000Z',
      day: '2026-05-03',
    },
  ])
  expect(reply.content).toContain(`“${pianoWords}” (in a talk on Sunday 3 May 2026)`)
  expect(reply).toMatchObject({ entriesRead: 0, talksRead: 1 })
})

test('the companion’s own words, what it quoted and what the person repeats of it are no memory', async () => {
  const { said, ask } = open()
  said(may, 'Well.')
  const receipt = {
    entryUid: uidOf(1),
    quote: pianoWords,
    createdAt: '2026-05-03T20:00:00.000Z',
    day: '2026-05-03',
  }
  said(may, `You wrote: “${pianoWords}”`, { role: 'assistant', receipts: [receipt] })
  said(may, `> ${pianoWords}`)
  said(may, pianoWords)
  expect((await ask()).receipts).toEqual([])
})

test('a talk does not remember itself', async () => {
  const { said, ask } = open()
  said(now, pianoWords)
  expect((await ask()).receipts).toEqual([])
})

test('a version that is not shown is not remembered; shown again, it is', async () => {
  const { said, ask } = open()
  const first = said(may, pianoWords)
  const second = said(may, 'Something else entirely.', { replaces: first })
  expect((await ask()).receipts).toEqual([])
  said(may, 'And on it went.', { branch: second })
  expect((await ask()).receipts).toEqual([])
})

test('a deleted talk is forgotten, and remembered once it is brought back', async () => {
  const { said, binned, ask } = open()
  said(may, pianoWords)
  binned('2026-11-19T20:00:00.000Z')
  expect((await ask()).receipts).toEqual([])
  binned(null)
  expect((await ask()).receipts).toHaveLength(1)
})

test('the talk beside an entry goes and comes back with it', async () => {
  const { said, write, ask } = open()
  const entry = uidOf(500)
  write(entry, '2026-05-03T20:00:00.000Z', 'Rain.')
  said({ entryUid: entry }, pianoWords)
  write(entry, '2026-05-03T20:00:00.000Z', 'Rain.', { deletedAt: '2026-11-19T20:00:00.000Z' })
  expect((await ask()).receipts).toEqual([])
  write(entry, '2026-05-03T20:00:00.000Z', 'Rain.')
  expect((await ask()).receipts).toHaveLength(1)
})

test('a question to the journal finds talks too, counts pages only, and never the open talk', async () => {
  const { said, write, say } = open()
  said(may, 'Anna came by with the zeppelin.')
  said(now, 'Anna and the zeppelin, again.')
  write(uidOf(500), '2026-03-14T20:00:00.000Z', 'The zeppelin of Anna.')
  const reply = replyOf(await say({ ...now, content: 'When did I last see Anna?' }))
  expect(reply.content).toContain('in a talk on 3 May')
  expect(reply.receipts.map(({ isFromTalk }) => isFromTalk)).toEqual([true])
})

test('what is said again in talk after talk does not push the pages out that it has to do with', async () => {
  const { write, say, run } = openCompanion()
  write(uidOf(500), '2026-03-14T20:00:00.000Z', 'I will play the piano again when the flat is done.')
  write(uidOf(501), '2026-03-15T20:00:00.000Z', 'I keep the piano shut and do not play.')
  await run(chooseOne, { kind: 'companion_manner', changes: { comfortLevel: 5 } })
  const content = 'I keep thinking about the piano and why I do not play it.'
  for (const nth of [601, 602, 603]) {
    const { receipts } = replyOf(await say({ entryUid: uidOf(nth), content }))
    expect(receipts.map(({ entryUid }) => entryUid).sort()).toEqual([uidOf(500), uidOf(501)])
  }
})

test('who does not want earlier pages to be read is not reminded of talks either', async () => {
  const { said, run, ask } = open()
  said(may, pianoWords)
  await run(chooseOne, { kind: 'companion_manner', changes: { readsEarlier: false } })
  expect((await ask()).receipts).toEqual([])
})

test('a message that another device takes out is forgotten', async () => {
  const { said, store, ask } = open()
  const uid = said(may, pianoWords)
  expect((await ask()).receipts).toHaveLength(1)
  store.apply([], [uid])
  expect((await ask()).receipts).toEqual([])
})
