import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptedDraft, draftBlock } from '#domain/journal/drafted.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import { chooseConsent } from '../companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from '../companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const [one, other] = [uidOf(700), uidOf(701)]
const invented = 'We sold the house to Per.'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeEach(async () => {
  chat = await startChatServer()
})
afterEach(() => chat.close())

async function open() {
  const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
  await opened.run(chooseConsent, { choice: 'always' })
  return {
    ...opened,
    /** What is marked in an answer that quotes these words. */
    async marked(quote: string, content: string | null, talkUid = one) {
      chat.onMessage = (_, send) => {
        for (const frame of spoken(`You wrote “${quote}”`)) send(frame)
      }
      const last = (await opened.say({ content, talkUid })).at(-1)
      return last?.type === 'stream' ? last.message.unfound : last
    },
  }
}

test('an invented quotation is marked each time, also where it is asked about or answered again', async () => {
  const { marked } = await open()
  expect(await marked(invented, 'What did I write of Per?')).toEqual([invented])
  expect(await marked(invented, 'And what else of him?')).toEqual([invented])
  expect(await marked(invented, `Did I really write “${invented}”, of Per?`)).toEqual([invented])
  expect(await marked(invented, null)).toEqual([invented])
})

test('a page that a model drafted is no evidence; what the person put in order is', async () => {
  const { marked, write } = await open()
  const ownWords = 'The boat went to Per in the end.'
  const mine = draftBlock(ownWords, null).replace('[!companion] A draft', '[!drafted]')
  const pages = [draftBlock(invented, 'Stub'), acceptedDraft('The shed is empty now.', 'Stub'), mine]
  write(uidOf(1), '2026-03-02T20:00:00.000Z', `Rain all day.\n\n${pages.join('\n\n')}`)
  expect(await marked(invented, 'What did I write of Per?')).toEqual([invented])
  expect(await marked('The shed is empty now.', 'And of the shed?')).toEqual(['The shed is empty now.'])
  expect(await marked(ownWords, 'And the boat?')).toBeUndefined()
})

test('what the person said in another talk, or of themselves, is not marked', async () => {
  const { marked, run } = await open()
  await run(chooseOne, { kind: 'about_me', changes: { selfDescription: 'A nurse on nights in York.' } })
  await marked('Rain.', 'We sold the boat to Per in March.', other)
  expect(await marked('We sold the boat to Per in March.', 'What of the boat?')).toBeUndefined()
  expect(await marked('A nurse on nights', 'Who am I?')).toBeUndefined()
})
