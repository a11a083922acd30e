import { afterEach, beforeEach, expect, test } from 'vitest'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { draftsIn, withoutDrafts } from '#domain/journal/drafted.ts'
import { chooseConsent, type DraftEvent, draft, type Permit } from '../companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from '../companion.test-support.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeEach(async () => {
  chat = await startChatServer()
})
afterEach(() => chat.close())

function open(more: Parameters<typeof openCompanion>[0] = {}) {
  const opened = openCompanion(more)
  const drafted = async (permit: Permit | null = null): Promise<readonly DraftEvent[]> =>
    (await opened.hear(draft, { entryUid: null, permit })) as DraftEvent[]
  return { ...opened, drafted }
}

test('on this device a draft is the person’s own sentences of the shown path, in their order', async () => {
  const { say, drafted } = open()
  const [kept] = await say({ content: 'I keep thinking about the piano.' })
  await say({ content: 'My hand just opened the lid.' })
  const instead = kept?.type === 'kept' ? kept.messageId : ''
  await say({ content: 'I keep thinking about the cello.', instead })
  await say({ content: 'It was warm in the room.' })
  expect(await drafted()).toEqual([
    { type: 'drafted', words: 'I keep thinking about the cello. It was warm in the room.', by: null },
  ])
})

test('of a talk in which nothing was told there is no draft, and a sentence says so', async () => {
  const { say, drafted } = open()
  expect((await drafted())[0]?.type).toBe('error')
  await say({ content: 'Hello' })
  expect((await drafted())[0]?.type).toBe('error')
})

test('a model drafts only with consent, sees nothing but what the sheet shows, and stands in the ledger', async () => {
  const { say, drafted, run, store } = open({ origin: chat.origin, provider: stubProvider })
  await say({ content: 'I opened the lid of the piano.' })
  await run(chooseConsent, { choice: 'ask' })
  const [asked] = await drafted()
  if (asked?.type !== 'consent') throw new Error('a question was expected')
  expect(asked.proposal.pieces.map(({ from }) => from)).toEqual(['message'])
  expect(chat.heard).toEqual([])
  chat.onMessage = (_, send) => {
    for (const frame of spoken('Tonight I opened the lid.')) send(frame)
  }
  expect(await drafted({ to: 'cloud', leftOut: [] })).toEqual([
    { type: 'drafted', words: 'Tonight I opened the lid.', by: 'Stub' },
  ])
  expect(chat.heard[0]?.content).toBe(asked.proposal.pieces[0]?.text)
  expect([...store.of(ledgerEntries).values()]).toHaveLength(1)
  expect(await drafted({ to: 'device' })).toMatchObject([{ by: null }])
})

test('where the model fails, the person’s own sentences stand in', async () => {
  const { say, drafted, run } = open({ origin: chat.origin, provider: stubProvider })
  await say({ content: 'I opened the lid of the piano.' })
  await run(chooseConsent, { choice: 'always' })
  chat.onMessage = (_, send) => send({ type: 'error', error: 'Stub has too much to do.' })
  expect(await drafted()).toEqual([{ type: 'drafted', words: 'I opened the lid of the piano.', by: null }])
})

test('what a draft on a page says is not read as the person’s by the talk beside it', async () => {
  const { say, write, run } = open({ origin: chat.origin, provider: stubProvider })
  const uid = '00000000-0000-7000-8000-000000000001'
  const content = 'Rain.\n\n> [!companion] A draft by Stub\n>\n> I cried about Anna.'
  write(uid, '2026-11-19T20:00:00.000Z', content)
  expect(withoutDrafts(content).trim()).toBe('Rain.')
  expect(draftsIn(content)).toHaveLength(1)
  await run(chooseConsent, { choice: 'always' })
  await say({ entryUid: uid, content: 'What now, I wonder.' })
  expect(JSON.stringify(chat.heard)).toContain('Rain.')
  expect(JSON.stringify(chat.heard)).not.toContain('Anna')
})
