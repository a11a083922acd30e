import { describe, expect, test } from 'vitest'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { passageSpans } from '#domain/search/passages.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { composeReply } from '../replies/compose-reply.ts'
import { answerOf } from './answer-question.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'
import { askByMeaning } from './near-finding.ts'

const today = '2026-11-22'
const page = (day: string, content: string): IndexedEntry => ({
  ...{ uid: `page ${day}`, title: '', content, day },
  createdAt: `${day}T20:00:00.000Z`,
})

/** Three meanings, told by words that no question below shares with a page. */
const meanings = [/milk van|awake|midnight/i, /Anna|sister|sibling/i, /heron|hawk|bird/i]
const vectorOf = (text: string): Meaning => {
  const vector = new Int8Array(vectorLength)
  const found = meanings.findIndex((one) => one.test(text))
  const at = found < 0 ? meanings.length : found
  // How long a vector is says nothing: that of the nearest line is short, that of a line beside it long and half of it the same.
  vector[at] = text.startsWith('I lay') ? 40 : 127
  if (text.startsWith('The office')) vector[0] = 100
  return vector
}
/** What a page says leans another way besides: its cosine to a question of the same matter is .55. */
const leaning = (text: string): Meaning => {
  const vector = vectorOf(text).map((one) => one / 2)
  vector[meanings.length + 1] = Math.round(Math.hypot(...vector) * 1.5)
  return vector
}
const pages = [
  page('2026-03-02', 'Anna rang about the blue cups.'),
  page(
    '2026-05-03',
    'Soup and cards.\nI lay awake until four and heard the milk van.\nThe office was grey again today.',
  ),
  page('2026-08-14', 'A heron stood on the weir the whole morning.'),
  ...Array.from({ length: 9 }, (_, at) => page(`2026-09-0${at + 1}`, `Box ${at} of many, then the radio.`)),
]
const [index, vectors] = [new SearchIndex(), new MeaningIndex()]
for (const one of pages) {
  index.put(one)
  vectors.put(
    one.uid,
    passageSpans(one.content).map(({ text, start, end }) => ({
      uid: one.uid,
      start,
      end,
      vector: leaning(text),
    })),
  )
}

async function reply(message: string, { isMeant = true, readsPage = false } = {}): Promise<string> {
  const question = questionIn(message, { day: today, weekStart: 'monday', names: [], notNames: [] })
  const asked =
    isMeant && question
      ? await askByMeaning({ index: vectors, ask: async (text) => vectorOf(text) }, question.asked)
      : null
  const beside = { page: readsPage ? (pages[2] ?? null) : null, talk: null }
  const finding = question && findingFor(index, question, beside, { near: asked })
  const composed = composeReply(
    {
      ...{ message, mode: 'ask', style: 'warm_supportive', turns: [], recalled: [], today, finding },
      ...{ page: null, entriesSearched: index.entryCount },
    },
    'on-device',
  )
  return composed.map(({ text }) => text).join('\n\n')
}

describe('what is near in meaning alone', () => {
  test('is shown with a doubt, its day and what stands around it', async () => {
    expect(await reply('When was I up past midnight?', { isMeant: false })).toBe(
      'I looked through 12 pages and did not find it. I go by words: a name, a place or another word may help.',
    )
    expect(await reply('When was I up past midnight?')).toBe(
      'I am not sure, but this may be it.\n\n' +
        '“Soup and cards.\nI lay awake until four and heard the milk van.\nThe office was grey again today.” (Sunday 3 May 2026)',
    )
  })

  test.each([
    ['When did I last see my sibling?', 'I am not sure'],
    ['When did I first see my sibling?', 'I am not sure'],
    ['How often did I see my sibling?', 'I am not sure'],
  ])('is never counted as an event: %s', async (message, isSaid) => {
    const said = await reply(message)
    expect(said).toContain(isSaid)
    expect(said).not.toMatch(/The (?:last|first) I find|tells? it as something/)
  })

  test('does not stand for what somebody says that they wrote', async () => {
    expect(await reply('Show me where I wrote that my sibling quit')).toContain(
      'I looked through 12 pages and am not sure it is there.',
    )
  })

  test('is left alone where words answer', async () => {
    expect(await reply('When did Anna ring?')).toBe(
      'This comes nearest.\n\n“Anna rang about the blue cups.” (Monday 2 March 2026)',
    )
  })

  test('is not the page beside the talk, and of the days that were asked about', async () => {
    expect(await reply('When did I see a hawk?')).toContain('A heron stood')
    expect(await reply('When did I see a hawk?', { readsPage: true })).not.toContain('A heron stood')
    expect(await reply('When did I see a hawk in May?')).not.toContain('A heron stood')
    expect(await reply('When did I see a hawk in August?')).toContain('A heron stood')
  })

  test('is no answer to the one word asked about that stands nowhere', async () => {
    expect(await reply('What did I write about the dentist?')).toContain('and did not find it')
    expect(await reply('What did I write about the dentist?')).not.toMatch(/“/)
  })

  test('is said to be nowhere where nothing is', async () => {
    expect(await reply('Did I ever mend the zeppelin?')).toBe(
      'I looked through 12 pages and did not find it, nor anything near enough to show. A name, a place or another word may help.',
    )
  })
})

test('the nearest to what is likelier nowhere is said to be that, and no answer', () => {
  const asked = 'When did I send off the chloride manuscript?'
  const question = questionIn(asked, { day: today, weekStart: 'monday', names: [], notNames: [] })
  if (!question) throw new Error('it asks something')
  const [, , heron] = pages
  const passage = { entryUid: 'one', title: '', text: '', createdAt: `${today}T20:00:00.000Z`, shared: [] }
  const found = { question, pages: 1, searched: 12, first: today, last: today, ratings: [], isUnsure: true }
  const passages = [{ ...passage, day: today, quote: heron?.content ?? '' }]
  expect(answerOf({ ...found, passages, meaning: 'offered' }, today)?.lead).toBe(
    'I looked through 12 pages and am not sure it is there. This comes nearest, and may be about something else.',
  )
  const two = answerOf({ ...found, passages: [...passages, ...passages], meaning: 'asked' }, today)
  expect(two?.lead).toBe('I am not sure, but it may be one of these.')
})

test('what only somebody else may judge is not looked up because it asks for yes or no', async () => {
  const said = await reply('Did I take too many ibuprofen?')
  expect(said).toContain('I cannot judge that')
})
