import { expect, test } from 'vitest'
import { lifeOf } from '#worker/memory/memory-lives.ts'
import { openCompanion } from '../companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

async function ask(pages: readonly (readonly [day: string, text: string])[], content: string) {
  const { write, say, session } = openCompanion()
  for (const [nth, [day, text]] of pages.entries()) write(uidOf(nth + 1), `${day}T20:00:00.000Z`, text)
  await lifeOf({ session, now: Date.now, newUid: () => '', zone: 'UTC' }, null).graph()
  const last = (await say({ content })).at(-1)
  if (last?.type !== 'stream') throw new Error('nothing was answered')
  const { content: answer, receipts } = last.message
  return { answer, quotes: receipts.map(({ quote }) => quote) }
}

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

test('asked when, it says the time that the sentence names', async () => {
  const { answer, quotes } = await ask(
    [['2026-11-05', 'It rained. Dad stopped driving in March.']],
    'When did Dad stop driving?',
  )
  expect(answer).toContain('between 1 March and 31 March')
  expect(quotes).toEqual(['Dad stopped driving in March.'])
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
