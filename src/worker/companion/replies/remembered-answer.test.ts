import { expect, test } from 'vitest'
import { talk } from '#domain/views/companion.ts'
import { lifeOf } from '#worker/memory/memory-lives.ts'
import { chooseAnswerer, chooseConsent } from '../companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from '../companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

async function ask(pages: readonly (readonly [day: string, text: string])[], content: string) {
  const { write, say, session } = openCompanion()
  for (const [nth, [day, text]] of pages.entries()) write(uidOf(nth + 1), `${day}T20:00:00.000Z`, text)
  await lifeOf({ session, now: Date.now, newUid: () => '', zone: 'UTC' }, null).graph()
  const last = (await say({ content })).at(-1)
  if (last?.type !== 'stream') throw new Error('nothing was answered')
  const { content: answer, receipts } = last.message
  return { answer, receipts, quotes: receipts.map(({ quote }) => quote) }
}

test('a sentence that memory brought up says for which fact, so that it can be put right at the reply', async () => {
  const { receipts } = await ask(
    [['2026-02-03', 'My sister Ilse rang. Ilse moved to Bath last week.']],
    'Where does my sister live now?',
  )
  expect(receipts[0]?.remembered).toMatchObject({
    fact: { what: 'Ilse moved to Bath last week', holds: true },
    who: { surface: 'person:ilse', name: 'Ilse' },
  })
})

test('a model is told who is who, what holds now and what is open; what went is kept with its reply, sentence by sentence', async () => {
  const chat = await startChatServer()
  chat.onMessage = (_, send) => {
    for (const frame of spoken('You wrote “Ilse moved to Bath last week.”')) send(frame)
  }
  const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
  const { write, say, run, session } = opened
  write(uidOf(1), '2026-02-03T20:00:00.000Z', 'My sister Ilse rang. Ilse moved to Bath last week.')
  write(uidOf(2), '2026-03-03T20:00:00.000Z', 'I moved to Leeds last week. Ilse lives in York.')
  await run(chooseAnswerer, { answers: 'cloud', provider: stubProvider.id })
  await run(chooseConsent, { choice: 'ask' })
  await lifeOf({ session, now: Date.now, newUid: () => '', zone: 'UTC' }, null).graph()
  const [, asked] = await say({ content: 'Where does my sister live now?' })
  if (asked?.type !== 'consent') throw new Error('the person was not asked')
  const textOf = (from: string) => asked.proposal.pieces.find((piece) => piece.from === from)?.text
  expect(textOf('self')).toContain('I moved to Leeds last week')
  expect(textOf('people')).toContain('Ilse: sister')
  expect(textOf('open')).toContain('Not settled: Ilse moved to Bath last week')
  await say({ permit: { to: 'cloud', leftOut: ['self'] } })
  opened.close()
  await chat.close()
  const [frame] = chat.heard
  expect(frame?.context?.people).toContain('Ilse: sister')
  expect(JSON.stringify(frame)).not.toContain('I moved to Leeds last week, since')
  const [, reply] = opened.ask(talk, { entryUid: null })
  expect(reply?.receipts[0]?.remembered?.fact?.what).toBe('Ilse moved to Bath last week')
  const knew = reply?.knew ?? []
  expect(knew.map(({ words }) => words).join('\n')).toContain(`\n${textOf('people')}\n${textOf('open')}\n`)
  expect(JSON.stringify(knew)).not.toContain('I moved to Leeds last week, since')
  expect(knew.find(({ words }) => words === 'Ilse: sister')?.receipt).toMatchObject({
    entryUid: uidOf(1),
    quote: 'My sister Ilse rang.',
  })
})

test('asked how something is now, the companion quotes the sentence that still holds and not the nearest by its words', async () => {
  const { answer, quotes } = await ask(
    [
      ['2025-03-03', 'My sister Ilse lives in York.'],
      ['2026-02-03', 'Ilse moved to Bath last week. The rain never stopped.'],
      ['2026-04-03', 'I could live in the garden. My sister laughed at that.'],
    ],
    'Where does my sister live now?',
  )
  expect(answer).toContain('this is how it is now')
  expect(quotes[0]).toBe('Ilse moved to Bath last week.')
})

test('memory is not put together for what asks nothing of it', async () => {
  const { write, say, tools } = openCompanion()
  write(uidOf(1), '2026-02-03T20:00:00.000Z', 'My sister Ilse rang. Ilse moved to Bath last week.')
  await say({ content: 'The rain never stopped, and the tuner came late again.' })
  await say({ content: 'How often did my sister ring?' })
  expect(lifeOf(tools, null).tookMs.assemble).toBe(0)
  await say({ content: 'Where does my sister live now?' })
  expect(lifeOf(tools, null).tookMs.assemble).toBeGreaterThan(0)
})

test('asked when, a sentence that names its time is shown without another', async () => {
  const { answer, quotes } = await ask(
    [['2026-11-05', 'It rained. Dad stopped driving in March.']],
    'When did Dad stop driving?',
  )
  expect(answer).toMatch(/^This comes nearest\./)
  expect(answer).not.toContain('By your own words')
  expect(quotes).toEqual(['Dad stopped driving in March.'])
})

test('asked when, a sentence without a time is said to be of about its page, and not to name one', async () => {
  const { answer } = await ask(
    [['2026-05-20', 'Dad stopped driving. It rained.']],
    'When did Dad stop driving?',
  )
  expect(answer).toContain('Around 20 May')
  expect(answer).not.toContain('own words')
})

test('asked along a relation, it goes on from one person to the other', async () => {
  const { quotes } = await ask(
    [
      ['2026-01-05', 'My boss Karin was late. Karin’s daughter Nora broke her arm.'],
      ['2026-03-05', 'Nora moved to Wells last week.'],
    ],
    'Where does the daughter of my boss live?',
  )
  expect(quotes[0]).toBe('Nora moved to Wells last week.')
})
