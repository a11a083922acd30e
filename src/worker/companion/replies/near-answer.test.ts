import { expect, test } from 'vitest'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { tellMeaning } from '#worker/core/journal-meaning.ts'
import { chooseAnswerer, chooseConsent } from '../companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from '../companion.test-support.ts'

const uidOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const near = 'A heron stood on the weir the whole morning.'
const pages = [near, ...Array.from({ length: 13 }, (_, at) => `Box ${at} of many, then the radio.`)]
const question = 'When did I see the hawk?'

/** Birds, and all the rest. */
function vectorOf(text: string): Meaning {
  const vector = new Int8Array(vectorLength)
  vector[/heron|hawk/i.test(text) ? 0 : 1] = 127
  return vector
}

/** A journal of which every page has a vector; `ask` gives those of questions. */
function openMeant(
  ask: (text: string) => Promise<Meaning | null>,
  more: Parameters<typeof openCompanion>[0] = {},
) {
  const opened = openCompanion(more)
  const index = new MeaningIndex()
  for (const [at, content] of pages.entries()) {
    const uid = uidOf(at + 1)
    opened.write(uid, `2026-03-${String(at + 1).padStart(2, '0')}T20:00:00.000Z`, content)
    index.put(uid, [{ uid, start: 0, end: content.length, vector: vectorOf(content) }])
  }
  const asked: string[] = []
  const meaning = {
    ...{ index, edition: 1, isFast: true },
    ask(text: string) {
      asked.push(text)
      return ask(text)
    },
  }
  tellMeaning(opened.session.store, meaning)
  return { ...opened, asked }
}

async function answerTo(opened: ReturnType<typeof openMeant>, content: string): Promise<string> {
  const last = (await opened.say({ content })).at(-1)
  if (last?.type !== 'stream') throw new Error('nothing was answered')
  return last.message.content
}

test('a question to the journal finds what is near in meaning, and asks for no vector but its own', async () => {
  const opened = openMeant(async (text) => vectorOf(text))
  const answer = await answerTo(opened, question)
  expect(answer).toMatch(/^This comes nearest\./)
  expect(answer).toContain(near)
  expect(new Set(opened.asked)).toEqual(new Set([question]))
})

test('beside what is told the line comes up that means what belongs there, once, and none beside thanks or a few words', async () => {
  const opened = openMeant(async (text) => vectorOf(text))
  expect(await answerTo(opened, 'A hawk went over the yard.')).toContain(near)
  expect(await answerTo(opened, 'The hawk went over it again.')).not.toContain(near)
  const others = openMeant(async (text) => vectorOf(text))
  await others.say({ content: 'Thank you!' })
  expect(others.asked).toEqual([])
  expect(await answerTo(others, 'The hawk again.')).not.toContain(near)
})

test('beside what is told no line comes up where each is as near, or vectors are slow', async () => {
  const message = 'I went over to the yard.'
  const alike = openMeant(async () => vectorOf(''))
  expect(await answerTo(alike, message)).not.toMatch(/“/)
  const late = openMeant((text) =>
    text === message ? Promise.resolve(vectorOf('')) : new Promise(() => undefined),
  )
  expect(await answerTo(late, message)).not.toMatch(/“/)
})

test('where the vector does not come, the question is not one it knows, or the journal was locked, words answer alone', async () => {
  const byWords = 'I looked through 14 pages and did not find it. I go by words'
  expect(
    await answerTo(
      openMeant(() => new Promise(() => undefined)),
      question,
    ),
  ).toContain(byWords)
  expect(
    await answerTo(
      openMeant(async () => null),
      question,
    ),
  ).toContain(byWords)
  const locked = openMeant(async (text) => {
    tellMeaning(locked.session.store, null)
    return vectorOf(text)
  })
  expect(await answerTo(locked, question)).toContain(byWords)
})

test('a model is given what is near in meaning, too, since it is to judge', async () => {
  const chat = await startChatServer()
  chat.onMessage = (_, send) => {
    for (const frame of spoken('It does.')) send(frame)
  }
  const opened = openMeant(async (text) => vectorOf(text), { origin: chat.origin, provider: stubProvider })
  await opened.run(chooseAnswerer, { answers: 'cloud', provider: stubProvider.id })
  await opened.run(chooseConsent, { choice: 'ask' })
  const [, asked] = await opened.say({ content: 'The hawk was back over our yard.' })
  if (asked?.type !== 'consent') throw new Error('the person was not asked')
  expect(asked.proposal.pieces.map(({ text }) => text).join('\n')).toContain(near)
  opened.close()
  await chat.close()
})
