import { afterEach, beforeEach, expect, test } from 'vitest'
import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { talk } from '#domain/views/companion.ts'
import { chooseConsent, type SayEvent, showVersion } from './companion.calls.ts'
import { openCompanion, startChatServer, stubProvider } from './companion.test-support.ts'

const tonight = '00000000-0000-7000-8000-000000000002'
const beside = { entryUid: tonight }

const keptIn = (events: readonly SayEvent[]): string => {
  const [first] = events
  if (first?.type !== 'kept') throw new Error('nothing was kept')
  return first.messageId
}
const replyIn = (events: readonly SayEvent[]): string => {
  const last = events.at(-1)
  if (last?.type !== 'stream') throw new Error('nothing was answered')
  return last.message.messageId
}

function open() {
  const opened = openCompanion()
  const shown = () => opened.ask(talk, beside).map(({ id }) => id)
  const messages = () => [...opened.store.of(journalMessages).values()]
  return { ...opened, shown, messages, say: (said: object) => opened.say({ ...beside, ...said }) }
}

test('a message said again is answered anew, and both it and the first stay with what followed them', async () => {
  const { say, run, ask, shown, messages } = open()
  const first = await say({ content: 'The tuner came about the piano.' })
  const later = await say({ content: 'He struck the low F twice.' })
  const before = shown()
  const anew = await say({ content: 'The tuner came about the cello.', instead: keptIn(first) })
  expect(shown()).toEqual([keptIn(anew), replyIn(anew)])
  expect(ask(talk, beside)[0]).toMatchObject({
    content: 'The tuner came about the cello.',
    versions: [keptIn(first), keptIn(anew)],
  })
  expect(messages()).toHaveLength(6)
  await run(showVersion, { uid: keptIn(first) })
  expect(shown()).toEqual(before)
  expect(shown()).toContain(keptIn(later))
  await run(showVersion, { uid: keptIn(anew) })
  expect(shown()).toEqual([keptIn(anew), replyIn(anew)])
})

test('a reply is given again beside the first one, and what is said next follows the one that is shown', async () => {
  const { say, run, ask, shown } = open()
  const first = await say({ content: 'The tuner came about the piano.' })
  const again = await say({ content: null, instead: replyIn(first) })
  expect(ask(talk, beside)[1]?.versions).toEqual([replyIn(first), replyIn(again)])
  const onward = await say({ content: 'He said almost nothing.' })
  expect(shown()).toEqual([keptIn(first), replyIn(again), keptIn(onward), replyIn(onward)])
  await run(showVersion, { uid: replyIn(first) })
  expect(shown()).toEqual([keptIn(first), replyIn(first)])
})

test('rows that nothing happened to are the same objects, and another talk knows nothing of it', async () => {
  const { say, ask } = open()
  const first = await say({ content: 'The tuner came about the piano.' })
  await say({ content: 'He struck the low F twice.' })
  const [own, reply] = ask(talk, beside)
  await say({ content: null, instead: ask(talk, beside)[3]?.id })
  expect(ask(talk, beside)[0]).toBe(own)
  expect(ask(talk, beside)[1]).toBe(reply)
  await say({ content: 'A cello, I meant.', instead: keptIn(first) })
  expect(ask(talk, beside)[0]).not.toBe(own)
  expect(ask(talk, { entryUid: null })).toEqual([])
})

test('messages that another device dated ahead come before what is said now', async () => {
  const { say, store, shown } = open()
  const uid = '00000000-0000-7000-8000-00000000000a'
  const createdAt = '2026-11-19T23:00:00.000Z'
  const data = journalMessage.parse({
    ...{ entryId: tonight, content: 'Hm.', role: 'user', messageId: uid, createdAt },
  })
  store.apply([{ uid, kind: journalMessages.kind, data, revision: 1, kept: 'synced' }])
  const said = await say({ content: 'The tuner came.' })
  expect(shown()).toEqual([uid, keptIn(said), replyIn(said)])
})

test('talks that stand alone are apart from each other', async () => {
  const opened = openCompanion()
  const [one, two] = ['1', '2'].map((n) => ({
    entryUid: null,
    talkUid: `00000000-0000-7000-8000-0000000000${n}0`,
  }))
  if (!one || !two) throw new Error('two talks')
  await opened.say({ ...one, content: 'Of the piano.' })
  await opened.say({ ...two, content: 'Of the cello.' })
  expect(opened.ask(talk, one).map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(opened.ask(talk, two)[0]?.content).toBe('Of the cello.')
  expect(opened.ask(talk, { entryUid: null })).toEqual([])
})

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeEach(async () => {
  chat = await startChatServer()
})
afterEach(() => chat.close())

test('a model elsewhere hears the turns of the shown path only', async () => {
  const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
  await opened.run(chooseConsent, { choice: 'always' })
  const first = await opened.say({ content: 'About the piano.' })
  await opened.say({ content: 'About the cello.', instead: keptIn(first) })
  await opened.say({ content: 'And the tuner.' })
  expect(chat.heard.map(({ context }) => context?.turns.map(({ content }) => content))).toEqual([
    [],
    [],
    ['About the cello.', 'It does.'],
  ])
  opened.close()
})
