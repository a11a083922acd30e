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
