import { expect, test } from 'vitest'
import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { chooseAnswerer, type SayEvent } from './companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from './companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const createdAt = '2026-11-10T10:00:00.000Z'
const talkUid = uidOf(700)

function open(of: Parameters<typeof openCompanion>[0] = {}) {
  const opened = openCompanion(of)
  let count = 900
  return {
    ...opened,
    refuse(said: MemoryCorrection): string {
      const uid = uidOf(++count)
      opened.store.apply([{ uid, kind: memoryCorrections.kind, data: said, revision: 1, kept: 'synced' }])
      return uid
    },
    said(content: string) {
      const uid = uidOf(++count)
      const data = journalMessage.parse({
        ...{ entryId: null, talkId: talkUid, content, role: 'user', messageId: uid, createdAt },
      })
      opened.store.apply([{ uid, kind: journalMessages.kind, data, revision: 1, kept: 'synced' }])
    },
    ask: async (content: string): Promise<string> => {
      const events: readonly SayEvent[] = await opened.say({ content, talkUid: uidOf(800) })
      return JSON.stringify(events)
    },
  }
}

const stairs = 'Tobias hit me on the stairs and I told nobody about the stairs.'
const forgetTobias: MemoryCorrection = { type: 'forget', surface: 'person:tobias', name: 'Tobias', createdAt }

test('the companion quotes no sentence about somebody who is forgotten, and again once that is undone', async () => {
  const { write, refuse, ask, session } = open()
  write(uidOf(1), '2026-05-03T20:00:00.000Z', `${stairs} He laughed.\n\nThe river froze.`, {
    title: 'Tobias again',
  })
  for (let nth = 2; nth < 8; nth++) write(uidOf(nth), `2026-06-0${nth}T20:00:00.000Z`, `Rain on day ${nth}.`)
  expect(await ask('When did I last see Tobias?')).toContain('hit me on the stairs')
  const uid = refuse(forgetTobias)
  for (const question of [
    'When did I last see Tobias?',
    'What did I write about the stairs?',
    'What did I do on 3 May?',
    'Summarise May 2026.',
  ]) {
    const told = await ask(question)
    expect(told.replaceAll(question, '')).not.toMatch(/hit me|stairs|laughed|Tobias again/)
  }
  expect(await ask('What did I write about the river?')).toContain('The river froze.')
  await session.remove(uid)
  expect(await ask('When did I last see Tobias?')).toContain('hit me on the stairs')
})

test('nothing is brought up of pages, talks and times that nothing is to be remembered of', async () => {
  const { write, refuse, ask, said } = open()
  write(uidOf(1), '2026-05-03T20:00:00.000Z', 'The boat stays in the harbour.', { mood: 9 })
  write(uidOf(2), '2026-05-05T20:00:00.000Z', 'The kite is torn.')
  write(uidOf(3), '2026-05-07T20:00:00.000Z', 'We ate a cake. The lantern is lit.')
  said('The violin stays in its case.')
  refuse({ type: 'never-page', entryId: uidOf(1), createdAt })
  refuse({ type: 'pause', isOn: true, createdAt: '2026-05-04T10:00:00.000Z' })
  refuse({ type: 'pause', isOn: false, createdAt: '2026-05-06T10:00:00.000Z' })
  refuse({ type: 'never-talk', talk: talkUid, createdAt })
  refuse({ type: 'never-topic', topic: 'food', createdAt })
  expect(await ask('What did I write about the boat?')).not.toContain('harbour')
  expect(await ask('When was I last happy?')).not.toContain('harbour')
  expect(await ask('What did I write about the kite?')).not.toContain('torn')
  expect(await ask('What did I say about the violin?')).not.toContain('case')
  expect(await ask('When did I last eat a cake?')).not.toContain('ate')
  expect(await ask('What did I write about the lantern?')).toContain('The lantern is lit.')
})

test('a model is given nothing of whom is forgotten', async () => {
  const chat = await startChatServer()
  chat.onMessage = (_, send) => {
    for (const frame of spoken('It does.')) send(frame)
  }
  const { write, refuse, say, run, close } = open({ origin: chat.origin, provider: stubProvider })
  await run(chooseAnswerer, { answers: 'cloud', provider: stubProvider.id })
  write(uidOf(1), '2026-05-03T20:00:00.000Z', `${stairs} He laughed.\n\nThe river froze.`, {
    title: 'Tobias again',
  })
  refuse(forgetTobias)
  await say({
    content: 'What about the stairs and the river?',
    talkUid: uidOf(800),
    permit: { to: 'cloud', leftOut: [] },
  })
  close()
  await chat.close()
  const sent = JSON.stringify(chat.heard)
  expect(sent).toContain('The river froze.')
  expect(sent).not.toMatch(/hit me|laughed|Tobias/)
})
