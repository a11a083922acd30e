import { describe, expect, test } from 'vitest'
import { said } from './questions.test-support.ts'
import { library, questionAbout } from './questions.ts'

const modes = ['ask', 'plan', 'challenge'] as const
const ofModes = modes.map((mode) => ({
  mode,
  questions: library[mode].flatMap(({ questions }) => questions),
}))

test.each([
  'I always said it was fine and now my uncle has died.',
  "I haven't slept. Not one full night since he passed.",
  'They will never find it in time, the tumour, I know how these things go.',
  'I lost my dad in May and I keep ringing his number.',
  'She would have been forty on Sunday.',
  'Nobody listens. I am so hopeless, everything I do is wrong.',
  'He hits me and everyone says I should leave',
  'I miss her. I always do.',
  'Thank you, I always like that.',
  'Good night, I will never sleep.',
  'That helped, nobody else says it.',
])('nothing is asked in any mode after something grave, or where somebody takes leave: "%s"', (message) => {
  for (const mode of modes) expect(questionAbout(mode, said(message))).toBeNull()
})

test.each([
  "Nobody died of it, it's only one drink.",
  'I was bored to death and I snapped at my brother.',
  'My phone died and I never get anything done.',
])('what only sounds grave is no reason to be still: "%s"', (message) => {
  expect(modes.some((mode) => questionAbout(mode, said(message)) !== null)).toBe(true)
})

test('a joy is not doubted', () => {
  expect(questionAbout('challenge', said('I am so happy, I never thought they would all come.'))).toBeNull()
})

test('a word is taken up as it was said, and none that somebody else is said to have said', () => {
  expect(questionAbout('challenge', said('NOBODY helps. Everybody has gone.'))).toContain('“nobody”')
  expect(questionAbout('challenge', said("She told the choir that I'm always late."))).toBeNull()
  expect(questionAbout('ask', said('Dr. Hale said I may sing.'))).toBeNull()
})

test('each question is asked once in a talk', () => {
  const asked: string[] = []
  for (let at = 0; at < 4; at++) {
    const turns = asked.map((content) => ({ role: 'assistant' as const, content }))
    const question = questionAbout('ask', { ...said('I snapped at the kids.'), turns })
    if (question) asked.push(question)
  }
  expect(asked.length).toBe(2)
  expect(new Set(asked).size).toBe(asked.length)
})

test.each([
  'A goose bit my hat and nobody can prove it was me!',
  'lol I never finish a crossword',
  'We never sleep in this house haha, I always lose',
])('what is said with a laugh is not doubted: "%s"', (message) => {
  expect(questionAbout('challenge', said(message))).toBeNull()
})

test.each([
  'Today one dolphin came up to the boats and I shouted like a child.',
  'Traffic was bad, so I bought a bun and juice for the road.',
  'They moved the bus stop and painted the wall.',
  'My niece dropped by with the twins and we made soup.',
  'There is cards at the hall tonight. I will run up and be home by eleven.',
])('what gives no reason for a question gets none in any mode: "%s"', (message) => {
  for (const mode of modes) expect(questionAbout(mode, said(message))).toBeNull()
})

test('of a message that tells of many things nothing is asked, and of its last sentences otherwise', () => {
  const many = 'The bins came. The cat sat in the sink. Rain again. The milk is off. '
  expect(questionAbout('ask', said(`I snapped at the kids. ${many}`))).toBeNull()
  expect(questionAbout('ask', said(`${many}I snapped at the kids.`))).toBe('What would you like to say now?')
  expect(questionAbout('ask', said(`${many.repeat(5)}I snapped at the kids.`))).toBeNull()
})

test('what somebody wished for is asked first, and nothing where the words give nothing', () => {
  const message = 'I want to plant it but I keep putting it off.'
  expect(questionAbout('ask', { ...said(message), interests: ['pattern_recognition'] })).not.toBe(
    questionAbout('ask', { ...said(message), interests: ['faster_writing'] }),
  )
  expect(
    questionAbout('ask', { ...said('The tuner struck the low F.'), interests: ['memory_context'] }),
  ).toBeNull()
})

test('whoever chose Memory Context is asked about a line that was found, and nobody else', () => {
  const asking = { ...said('The tuner struck the low F.'), hasLine: true }
  expect(questionAbout('ask', asking)).toBeNull()
  expect(questionAbout('ask', { ...asking, interests: ['memory_context'] })).toBe(library.line[0])
})

describe.each(ofModes)('the questions of $mode', ({ questions }) => {
  test('flatter nobody, diagnose nothing, assume no feeling, and cannot be answered by yes or no', () => {
    const all = [...questions, ...library.line]
    expect(new Set(all).size).toBe(all.length)
    for (const question of all) {
      expect(question).toMatch(/^(?:What|Which|Who|Whom|When)\b.*\?$/)
      expect(question).not.toMatch(/!|why|should|great|wonderful|disorder|\bfeel/i)
    }
  })
})
