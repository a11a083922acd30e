import { expect, test } from 'vitest'
import { modelParts, replySegments } from './reply-segments.ts'

const receipt = {
  entryUid: '00000000-0000-7000-8000-000000000001',
  quote: 'There is always one more room to tidy first.',
  createdAt: '2026-03-14T20:00:00.000Z',
  day: '2026-03-14',
}

test('a quote that has a paragraph to itself becomes a slip; its date is on the slip', () => {
  const content = `This is close, on 14 March.\n\n“${receipt.quote}” (Saturday 14 March 2026)\n\nThe two lines do not have to agree.`
  expect(replySegments(content, [receipt])).toMatchObject([
    { kind: 'words', text: 'This is close, on 14 March.' },
    { kind: 'quote', receipt },
    { kind: 'words', text: 'The two lines do not have to agree.' },
  ])
})

test('a quote inside a sentence stays there, and its slip follows', () => {
  const content = `You wrote “${receipt.quote}” in March.`
  expect(replySegments(content, [receipt])).toMatchObject([
    { kind: 'words', text: content },
    { kind: 'quote', receipt },
  ])
})

test('a quote that was said twice is shown once, and one that was not said is not shown', () => {
  const twice = `“${receipt.quote}”\n\n“${receipt.quote}”`
  expect(replySegments(twice, [receipt]).filter((part) => part.kind === 'quote')).toHaveLength(1)
  expect(replySegments('Nothing of it.', [receipt])).toMatchObject([
    { kind: 'words', text: 'Nothing of it.' },
  ])
})

test('while the words are still coming there is nothing to cut', () => {
  expect(replySegments('', [])).toEqual([])
  expect(replySegments('You wro', [])).toMatchObject([{ kind: 'words', text: 'You wro' }])
})

test('a model’s Markdown stays in one piece up to a quote that is really the person’s', () => {
  const list = '- one\n\n- two\n\n```\na\n\n\nb\n```'
  expect(modelParts(list, [])).toEqual([{ kind: 'words', id: 'paragraph 0', text: list }])
  const quote = 'There is always one more room.'
  const receipt = { entryUid: 'e', quote, createdAt: '2026-03-14T20:00:00Z', day: '2026-03-14' }
  const parts = modelParts(`One.\n\nTwo.\n\n“${quote}”\n\nThree.\n\nFour.`, [receipt])
  expect(parts.map((part) => (part.kind === 'words' ? part.text : part.receipt.quote))).toEqual([
    'One.\n\nTwo.',
    quote,
    'Three.\n\nFour.',
  ])
})
