import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { companionSettings, talk } from '#domain/views/companion.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import { chooseConsent, type SayEvent } from './companion.calls.ts'
import { openCompanion, startChatServer, stubProvider } from './companion.test-support.ts'

const march = '00000000-0000-7000-8000-000000000001'
const june = '00000000-0000-7000-8000-000000000003'
const tonight = '00000000-0000-7000-8000-000000000002'
const message = 'I keep thinking about the piano and why I do not play it.'
const again = 'The piano again, and why I do not play it.'

function open(more: Parameters<typeof openCompanion>[0] = {}) {
  const opened = openCompanion(more)
  opened.write(march, '2026-03-14T20:00:00Z', 'I will play the piano again when the flat is done.')
  opened.write(june, '2026-06-02T00:30:00Z', 'Nobody may hear me play the piano until it is tuned.')
  return opened
}
const quotesOf = (events: readonly SayEvent[]): number => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message.receipts.length : -1
}
const wordsOf = (events: readonly SayEvent[]): string => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message.content : ''
}

describe('how much it brings up', () => {
  // Spec: S3-149
  test.each([
    [1, 0, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 1, 1],
    [5, 2, 0],
  ])(
    'at level %i the first reply quotes %i earlier pages and the next one %i',
    async (comfortLevel, first, next) => {
      const { run, say } = open()
      await run(chooseOne, { kind: 'companion_manner', changes: { comfortLevel } })
      expect(quotesOf(await say({ content: message }))).toBe(first)
      expect(quotesOf(await say({ content: again }))).toBe(next)
    },
  )

  test('asked about earlier days it answers at the lowest level, too', async () => {
    const { run, say } = open()
    await run(chooseOne, { kind: 'companion_manner', changes: { comfortLevel: 1 } })
    expect(quotesOf(await say({ content: 'When did I last write about the piano and play it?' }))).toBe(1)
  })

  // Spec: S5-008
  test.each([0, 6, 2.5])('a level of %d is refused', async (comfortLevel) => {
    const { run, ask } = open()
    await expect(run(chooseOne, { kind: 'companion_manner', changes: { comfortLevel } })).rejects.toThrow()
    expect(ask(companionSettings, null)[0]?.comfortLevel).toBe(4)
  })
})

describe('what it may read', () => {
  test('without earlier pages it quotes none and says that it has not looked', async () => {
    const { run, say } = open()
    await run(chooseOne, { kind: 'companion_manner', changes: { readsEarlier: false } })
    expect(quotesOf(await say({ content: message }))).toBe(0)
    expect(wordsOf(await say({ content: 'When did I last write about the piano?' }))).toContain(
      'You asked me to leave your earlier pages alone',
    )
  })

  test('without the page beside the talk nothing of it goes anywhere', async () => {
    const { run, say, write } = open({ provider: stubProvider })
    write(tonight, '2026-11-19T20:31:00Z', 'The tuner came.')
    await run(chooseConsent, { choice: 'ask' })
    const piecesOf = async () => {
      const last = (await say({ entryUid: tonight, content: 'And the river, too' })).at(-1)
      return last?.type === 'consent' ? last.proposal.pieces.map(({ from }) => from) : []
    }
    expect(await piecesOf()).toContain('page')
    await run(chooseOne, { kind: 'companion_manner', changes: { readsPage: false } })
    expect(await piecesOf()).not.toContain('page')
  })
})

test('the days that it tells begin when the person’s days begin', async () => {
  const { say, ask, store } = open()
  const updatedAt = '2026-11-19T20:00:00.000Z'
  const data = { startHour: 4, zone: null, weekStart: 'monday', updatedAt }
  store.apply([{ uid: 'day', kind: myDayRecords.kind, data, revision: 1, kept: 'synced' }])
  await say({ content: 'Nobody may hear the piano until it is tuned.' })
  expect(ask(talk, { entryUid: null })[1]?.receipts).toMatchObject([{ entryUid: june, day: '2026-06-01' }])
})

describe('with a cloud model', () => {
  let chat: Awaited<ReturnType<typeof startChatServer>>
  beforeEach(async () => {
    chat = await startChatServer()
  })
  afterEach(() => chat.close())

  // Spec: S3-146, S3-148, S3-150
  test('what a person says about themselves and wants taken up goes along, and can be left out', async () => {
    const { run, say, ask } = open({ origin: chat.origin, provider: stubProvider })
    await run(chooseOne, { kind: 'about_me', changes: { selfDescription: 'A nurse on nights.' } })
    await run(chooseOne, { kind: 'about_me', changes: { otherGoal: 'to play again' } })
    await run(chooseOne, { kind: 'companion_manner', changes: { interests: ['memory_context'] } })
    await run(chooseConsent, { choice: 'ask' })
    const asked = (await say({ content: 'And the river, too' })).at(-1)
    if (asked?.type !== 'consent') throw new Error('a question was expected')
    expect(asked.proposal.pieces.map(({ from, text }) => [from, text])).toEqual([
      ['message', 'And the river, too'],
      ['now', 'Thursday 19 November 2026, 21:52'],
      ['about', 'A nurse on nights.'],
      ['aim', 'to play again'],
      ['recent', 'Nobody may hear me play the piano until it is tuned.'],
      ['recent', 'I will play the piano again when the flat is done.'],
    ])
    expect(asked.proposal.added.text).toContain('Take up first: how it stands to what they wrote before.')
    await say({ permit: { to: 'cloud', leftOut: ['about'] } })
    expect(chat.heard[0]?.context).toMatchObject({
      about: ['to play again'],
      now: 'Thursday 19 November 2026, 21:52',
      interests: ['memory_context'],
    })
    expect(ask(talk, { entryUid: null }).at(-1)).toMatchObject({ entriesRead: 2, receipts: [] })
  })

  test('a message that alone is too long for a small model is said so before anybody is asked, and is kept', async () => {
    const small = { ...stubProvider, model: 'llama3.2:3b' }
    const { run, say, ask } = open({ origin: chat.origin, provider: small })
    await run(chooseConsent, { choice: 'ask' })
    const content = 'The river, too. '.repeat(800)
    expect((await say({ content })).at(-1)).toEqual({
      type: 'error',
      error:
        'Your message is too long for Stub. It is kept. Say it in fewer words, or let another model answer.',
    })
    expect(ask(talk, { entryUid: null }).map((row) => row.content)).toEqual([content])
    expect((await say({ content: 'The river, too.' })).at(-1)).toMatchObject({ type: 'consent' })
  })

  test('a permit for a talk holds for the receiver that it was given for, and for no other', async () => {
    const { run, say } = open({ origin: chat.origin, provider: stubProvider })
    await run(chooseConsent, { choice: 'ask' })
    const to = (receiver: string) => ({ to: 'cloud' as const, leftOut: ['now'], receiver })
    const asked = await say({ content: 'And the river, too', permit: to('somebody-else') })
    expect(asked.at(-1)?.type).toBe('consent')
    expect(chat.heard).toEqual([])
    const permit = to(stubProvider.id)
    await say({ permit })
    await say({ content: 'And again.', permit })
    expect(chat.heard.map(({ context }) => context?.now)).toEqual([null, null])
  })

  test('under a permit for the talk, nothing more of a page goes of which something was left out; what went stands under the reply', async () => {
    const { run, say, ask } = open({ origin: chat.origin, provider: stubProvider })
    await run(chooseConsent, { choice: 'ask' })
    const permit = { to: 'cloud', leftOut: [`recent ${june}`], receiver: stubProvider.id } as const
    await say({ content: message, permit: { ...permit, isForTalk: true } })
    const sent = JSON.stringify(chat.heard)
    expect(sent).toContain('when the flat is done')
    expect(sent).not.toContain('until it is tuned')
    expect(
      ask(talk, { entryUid: null })
        .at(-1)
        ?.knew?.map(({ words, receipt }) => receipt?.quote ?? words),
    ).toEqual(['Thursday 19 November 2026, 21:52', 'I will play the piano again when the flat is done.'])
  })
})
