import { expect, test } from 'vitest'
import { isBuiltInPrompt, withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { answerInWords, isBegun, moved, strengthsOf, titleOf } from './answered.ts'
import { guidedConversation } from './guided-conversation.ts'
import { guidedMethod, guidedMethods, stepOf } from './guided-methods.ts'
import { guidedPage } from './guided-page.ts'

const entryUid = '0190f3a4-5b6c-7d8e-9f00-112233445566'
const record = guidedMethod('thought-record')
const answers = {
  answers: {
    happened: 'I could not cover Saturday.',
    thought: 'They will manage worse because of me.',
    for: 'The new one was alone on the bay on Friday.',
    against: '',
  },
  ratings: {
    before: [
      { word: 'guilt', value: 8 },
      { word: 'anxiety', value: 6 },
    ],
    after: [{ word: 'guilt', value: 5 }],
  },
  lines: {
    for: [{ entryUid, quote: 'Ilse had to ring three people\nbefore somebody said yes.', day: '2026-11-16' }],
  },
}

test.each(guidedMethods.map((method) => [method.id, method] as const))(
  '%s has five to eight steps, each with an id of its own, and whatever it points to is there before it',
  (_, { steps, namedBy, beginsAt }) => {
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(steps.length).toBeLessThanOrEqual(8)
    const ids = steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(namedBy)
    expect(steps.find(({ id }) => id === beginsAt)?.kind).not.toBe('rating')
    for (const [at, { again, recalls }] of steps.entries())
      for (const other of [again, recalls]) if (other) expect(ids.slice(0, at)).toContain(other)
  },
)

test('each method is rated before and after', () => {
  for (const { steps } of guidedMethods) {
    const rated = steps.flatMap(({ kind }, at) => (kind === 'rating' ? [at] : []))
    expect(rated).toHaveLength(2)
    expect(rated[1]).toBe(steps.length - 1)
  }
})

test('a conversation becomes a page: what was asked in italics, earlier lines as dated quotes, nothing for what was left empty', () => {
  expect(guidedPage(record, answers)).toEqual({
    title: 'Thought record: They will manage worse because of me',
    content: `*What happened?*
I could not cover Saturday.

*What went through your mind?*
They will manage worse because of me.

*How did it feel?*
guilt 8 of 10, anxiety 6 of 10

*What speaks for the thought?*
> Ilse had to ring three people before somebody said yes. (Monday 16 November 2026)

The new one was alone on the bay on Friday.

*How does it feel now?*
guilt 5 of 10
`,
  })
})

test('what is listed becomes items, also where the person has written their own signs', () => {
  const { content } = guidedPage(guidedMethod('worry-time'), {
    answers: { all: 'the boiler\n\n- Mum’s hip\n2. money' },
    ratings: {},
    lines: {},
  })
  expect(content).toBe('*What worries you?*\n- the boiler\n- Mum’s hip\n2. money\n')
})

test('no question of a method counts as the words of the person', () => {
  for (const { steps } of guidedMethods)
    for (const { question } of steps) expect(isBuiltInPrompt(`*${question}*`)).toBe(true)
  expect(withoutPrompts(guidedPage(record, answers).content, isBuiltInPrompt)).not.toMatch(
    /speaks for|went through|feel now/,
  )
})

test('the second rating asks for the same feelings; what has moved is told by both', () => {
  expect(strengthsOf(record, stepOf(record, 'after'), answers)).toEqual([
    { word: 'guilt', value: 5 },
    { word: 'anxiety', value: -1 },
  ])
  expect(moved(record, answers)).toEqual([{ word: 'guilt', before: 8, after: 5 }])
  expect(strengthsOf(record, stepOf(record, 'before'), { answers: {}, ratings: {}, lines: {} })).toEqual([
    { word: '', value: -1 },
  ])
})

test('a conversation is called by its own words, cut between words, and by its method before there are any', () => {
  const none = { answers: {}, ratings: {}, lines: {} }
  expect(titleOf(record, none)).toBe('Thought record')
  expect(isBegun(record, none)).toBe(false)
  expect(isBegun(record, answers)).toBe(true)
  const long = {
    ...none,
    answers: { thought: `${'They will all manage very much worse because '.repeat(3)}of me.` },
  }
  expect(titleOf(record, long)).toBe('They will all manage very much worse because They will all …')
  expect(titleOf(record, { ...none, answers: { thought: '- first\nsecond' } })).toBe('first')
})

test('an answer in one piece has its lines first', () => {
  expect(answerInWords(stepOf(record, 'for'), answers)).toBe(
    'Ilse had to ring three people\nbefore somebody said yes. The new one was alone on the bay on Friday.',
  )
})

test('a record holds what was answered and refuses a strength beyond ten', () => {
  const at = '2026-11-26T12:00:00.000Z'
  const made = { method: 'thought-record', ...answers, createdAt: at, updatedAt: at }
  expect(guidedConversation.parse(made)).toMatchObject({ pageUid: null, step: '', begunFrom: null })
  expect(
    guidedConversation.safeParse({ ...made, ratings: { before: [{ word: 'guilt', value: 11 }] } }).success,
  ).toBe(false)
})
