import { expect, test } from 'vitest'
import { countWords } from '../journal/entry-text.ts'
import { relayInstructions, relayMessage } from './relay-prompt.ts'
import type { ReplyRequest } from './reply.ts'
import { permittedRequest, proposeTransfer } from './transfer.ts'
import { wordsSent } from './transfer-words.ts'

const march = {
  entryUid: '00000000-0000-7000-8000-000000000001',
  title: '',
  text: 'I will play again when the flat is done. There is always one more room to tidy first.',
  quote: 'There is always one more room to tidy first.',
  shared: [],
  createdAt: '2026-03-14T20:00:00.000Z',
  day: '2026-03-14',
}
const page = {
  entryUid: '00000000-0000-7000-8000-000000000009',
  title: 'The piano tuner came',
  text: `${'Long ago. '.repeat(200)}I keep waiting to be ready.`,
  createdAt: '2026-11-19T20:31:00.000Z',
  day: '2026-11-19',
}
const request: ReplyRequest = {
  message: 'My hand just did it.',
  mode: 'listen',
  style: 'warm_supportive',
  turns: [
    { role: 'user', content: 'First I waited.' },
    { role: 'assistant', content: 'So you waited.' },
  ],
  page,
  recalled: [march],
  entriesSearched: 12,
  today: '2026-11-19',
}

test('every word that would leave is shown, in pieces, with its count', () => {
  const { pieces, added } = proposeTransfer(request)
  expect(pieces.map((piece) => [piece.from, piece.day])).toEqual([
    ['message', null],
    ['page', '2026-11-19'],
    ['entry', '2026-03-14'],
    ['talk', null],
  ])
  const shown = [...pieces.map((piece) => piece.text), added.text].join('\n')
  const sent = permittedRequest(request, new Set())
  for (const text of [
    relayInstructions(sent),
    ...sent.turns.map((turn) => turn.content),
    ...sent.recalled.map((passage) => passage.quote),
    sent.message,
  ])
    expect(shown).toContain(text)
  expect(relayMessage(sent)).toContain(march.quote)
  for (const piece of pieces) expect(piece.words).toBe(countWords(piece.text))
})

test('only the end of a long page goes along, word for word', () => {
  const piece = proposeTransfer(request).pieces.find(({ from }) => from === 'page')
  expect(piece?.text.length).toBeLessThanOrEqual(600)
  expect(page.text.endsWith(piece?.text ?? 'missing')).toBe(true)
})

test('what is left out does not go, and the count follows', () => {
  const proposal = proposeTransfer(request)
  const all = wordsSent(proposal, new Set())
  for (const piece of proposal.pieces.filter((each) => !each.isNeeded)) {
    const leftOut = new Set([piece.id])
    expect(wordsSent(proposal, leftOut)).toBe(all - piece.words)
    const sent = permittedRequest(request, leftOut)
    const gone = [relayMessage(sent), ...sent.turns.map((turn) => turn.content)].join('\n')
    expect(gone).not.toContain(piece.from === 'talk' ? 'So you waited.' : piece.text)
  }
})

test('a message by itself goes by itself', () => {
  const alone = { ...request, page: null, recalled: [], turns: [] }
  expect(proposeTransfer(alone).pieces).toHaveLength(1)
  expect(relayMessage(permittedRequest(alone, new Set()))).toBe('My hand just did it.')
})

test('a turn that may mean danger, and the answer to it, are neither proposed nor sent', () => {
  const turns = [
    { role: 'user' as const, content: 'I slept badly.' },
    { role: 'assistant' as const, content: 'The night was long.' },
    { role: 'user' as const, content: 'Sometimes I want to die.' },
    { role: 'assistant' as const, content: 'Please call somebody now.' },
    { role: 'assistant' as const, content: 'I am still here.' },
    { role: 'user' as const, content: 'I called my sister.' },
    { role: 'assistant' as const, content: 'You wrote “I wish I were dead” and then you called.' },
    { role: 'user' as const, content: 'She is coming.' },
  ]
  const talk = { ...request, turns }
  const kept = ['I slept badly.', 'The night was long.', 'I called my sister.', 'She is coming.']
  expect(permittedRequest(talk, new Set()).turns.map((turn) => turn.content)).toEqual(kept)
  expect(proposeTransfer(talk).pieces.find(({ from }) => from === 'talk')?.text).toBe(kept.join('\n\n'))
  const onlyGrave = { ...request, turns: turns.slice(2, 5) }
  expect(proposeTransfer(onlyGrave).pieces.some(({ from }) => from === 'talk')).toBe(false)
  expect(permittedRequest(onlyGrave, new Set()).turns).toEqual([])
})

test('a later turn takes the place of one that may not go, so that six still go', () => {
  const plainTurns = Array.from({ length: 7 }, (_, at) => ({ role: 'user' as const, content: `Line ${at}.` }))
  const turns = [...plainTurns, { role: 'user' as const, content: 'I want to die.' }]
  const sent = permittedRequest({ ...request, turns }, new Set()).turns
  expect(sent.map((turn) => turn.content)).toEqual(plainTurns.slice(1).map((turn) => turn.content))
})
