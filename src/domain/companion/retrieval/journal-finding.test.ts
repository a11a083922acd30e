import { describe, expect, test } from 'vitest'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { composeReply } from '../replies/compose-reply.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'

const today = '2026-11-22'
const page = (day: string, content: string): IndexedEntry => ({
  uid: `00000000-0000-7000-8000-0000${day.replaceAll('-', '')}`,
  title: '',
  content,
  createdAt: `${day}T20:00:00.000Z`,
  day,
})
const pages = [
  page('2026-03-02', 'Anna rang about the blue cups. I said I would come by.'),
  page('2026-05-03', 'I lay awake until four and heard the milk van. Work was grey.'),
  page('2026-05-11', 'Slept like a stone for once. Tom made porridge.'),
  page('2026-05-20', 'The exam went well. We ate at the harbour.'),
  page('2026-08-14', 'I saw Anna at the market, with a melon under each arm. She laughed at my hat.'),
  page('2026-10-09', 'The landlord wrote about the rent. I put the letter under the bowl.'),
]
const index = new SearchIndex()
for (const one of pages) index.put(one)

function reply(message: string, page: IndexedEntry | null = null, talk: IndexedEntry | null = null): string {
  const question = questionIn(message, { day: today, weekStart: 'monday', names: [], notNames: [] })
  const finding = question && findingFor(index, question, { page, talk })
  const composed = composeReply(
    {
      ...{ message, mode: 'ask', style: 'warm_supportive', turns: [], recalled: [], today, finding },
      ...{ page: null, entriesSearched: index.entryCount },
    },
    'on-device',
  )
  for (const { receipt } of composed)
    if (receipt) expect(pages.find(({ uid }) => uid === receipt.entryUid)?.content).toContain(receipt.quote)
  return composed.map(({ text }) => text).join('\n\n')
}

describe('asked about the journal, the companion', () => {
  test('tells when somebody last came up, with the line', () => {
    const said = reply('When did I last see Anna?')
    expect(said).toContain('The last I find is on 14 August')
    expect(said).toContain('“I saw Anna at the market, with a melon under each arm.')
  })

  test('tells when something first came up', () => {
    expect(reply('When did I first write about Anna?')).toMatch(
      /The first I find is on 2 March[\s\S]*blue cups/,
    )
  })

  test('answers how something was by the lines of those days, whichever word for it they use', () => {
    const said = reply('How was my sleep in May?')
    expect(said).toContain('In May you wrote 3 pages, of which 2 touch this.')
    expect(said).toMatch(/lay awake until four[\s\S]*Slept like a stone/)
    expect(said).not.toContain('exam')
  })

  test('counts pages', () => {
    expect(reply('How often did I write about Anna?')).toContain(
      'On 2 pages of 6, from 2 March to 14 August.',
    )
  })

  test('finds what was asked for, and says plainly where there is nothing', () => {
    expect(reply('What did I say about the rent?')).toContain('“The landlord wrote about the rent.')
    expect(reply('Have I ever written about a zeppelin?')).toMatch(/through 6 pages/)
  })

  test('sums days and pages up in the person’s own sentences', () => {
    const said = reply('Summarise May')
    expect(said).toContain('May, 3 pages, from 3 May to 20 May. In your own sentences:')
    expect(said.match(/“/g)?.length).toBe(3)
    expect(reply('Sum this page up', pages[4])).toContain(
      '“I saw Anna at the market, with a melon under each arm.”',
    )
  })

  test('sums this talk up when that is asked', () => {
    const talk = {
      ...page(today, 'I told Tom about the flat. He wants to think it over until Friday.'),
      uid: '',
    }
    expect(reply('Can you summarise our talk?', pages[4], talk)).toMatch(/flat|Friday/)
    expect(reply('Summarise', null, talk)).toMatch(/flat|Friday/)
  })

  test('what somebody is said to have done, and no page tells, is not there', () => {
    expect(reply('What did Anna say when she rang?')).toContain('2 March')
    expect(reply('What did Anna say about the cups when she resigned?')).toBe(
      'I looked through 6 pages and did not find it. I go by words: another word, or when it was, may help.',
    )
  })

  test('the page beside the talk is no earlier page', () => {
    expect(reply('When did I last see Anna?', pages[4])).toContain('on 2 March')
  })

  test('a question in a story is not answered from the journal; one that stands alone is', () => {
    expect(reply('Rain all day. Who moved the heron? It stood there in May.')).not.toMatch(/did not find/)
    expect(reply('Who moved the heron?')).toMatch(/through 6 pages/)
  })
})
