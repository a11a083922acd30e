import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { receipt } from '#domain/journal/journal-entry.ts'
import { sampleJournal } from '#domain/search/sample-journal.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { findingFor } from '../retrieval/journal-finding.ts'
import { questionIn } from '../retrieval/journal-question.ts'
import { recall } from '../retrieval/recall.ts'
import { ruleCompanion } from './on-device-engine.ts'
import { anna, request, textOf } from './reply.test-support.ts'
import { companionModes, type ReplyChunk, type ReplyRequest } from './reply.ts'

async function spoken(asked: ReplyRequest): Promise<ReplyChunk[]> {
  const chunks: ReplyChunk[] = []
  for await (const chunk of ruleCompanion('on-device').reply(asked, new AbortController().signal))
    chunks.push(chunk)
  return chunks
}

describe('its three moves', () => {
  test('it finds: a line whole, literally and with its date', () => {
    expect(textOf(request('The blue cups broke', { recalled: [anna] }))).toBe(
      `A line you wrote before\n\n“${anna.quote}” (Saturday 14 March 2026)`,
    )
  })

  test('it notices: in Challenge the page that disagrees, both lines shown', () => {
    const noticed = { kind: 'disagrees', said: 'Nobody drinks from them.', line: anna } as const
    const reply = textOf(request('Nobody drinks from them.', { mode: 'challenge', noticed }))
    expect(reply).toMatch(
      /^Two lines that do not agree\n\n“Nobody drinks from them.” \(just now\)\n\n“We drank/,
    )
  })

  test('it asks: one question about the message, never twice, and none in Listen', () => {
    const message = 'I snapped at the kids.'
    const asked = textOf(request(message, { mode: 'ask' }))
    expect(asked).toBe('One question\n\nWhat would you like to say now?')
    const turns = [{ role: 'assistant', content: asked }] as const
    expect(textOf(request(message, { mode: 'ask', turns }))).not.toContain('What would you like to say now')
    expect(textOf(request(message))).toBe('')
  })

  test('what may be panic is left to whoever knows it once; told again it is an emergency', () => {
    const message = 'My chest is tight and my hands are buzzing.'
    const first = textOf(request(message))
    expect(first).toMatch(/^I cannot tell panic from an illness/)
    const turns = [{ role: 'assistant', content: first }] as const
    expect(textOf(request(message, { turns }))).toMatch(/^I cannot judge that, and it must not wait/)
  })

  test('it plans: a wish becomes a step for tomorrow; without a wish it asks for one', () => {
    const reply = textOf(request('I want to study again but I fall asleep.', { mode: 'plan' }))
    expect(reply).toBe(
      'A next step\n\n“study again”: tomorrow you could do ten minutes of it and stop there.',
    )
    expect(textOf(request("I'll probably say ok.", { mode: 'plan' }))).toMatch(
      /^One question\n\nWhat would you decide if you had a day/,
    )
  })

  test.each(companionModes)('a plan that is asked for is given in every mode (%s)', (mode) => {
    const reply = textOf(request('Make me a plan: 24 reports to sign until Monday', { mode }))
    expect(reply).toMatch(/^A next step\n\n24 reports, /)
    const unknown = textOf(request('Help me plan dinner for six on Friday', { mode }))
    expect(unknown).toBe(
      'I do not know how that is done. Write “plan:”, then its parts and the day it is due, and I can spread them out.',
    )
  })

  test.each(['ask', 'challenge', 'plan'] as const)('a joy is asked about and not doubted (%s)', (mode) => {
    const reply = textOf(request('First prize for the marrow! And it was so crooked.', { mode }))
    expect(reply).toBe('One question\n\nWhat did it take to get there?')
  })

  test('in Ask what weighs is asked about gently where a class is for it, and else not', () => {
    expect(textOf(request('I feel guilty about the nursing home.', { mode: 'ask' }))).toContain(
      'What would you say to a friend who told you this?',
    )
    expect(textOf(request('I feel sad. Tomi said I work too much.', { mode: 'ask' }))).not.toContain('?')
  })

  test('it doubts: in Challenge, where no page disagrees, one question, and none after something heavy', () => {
    expect(textOf(request('They all look down on me there.', { mode: 'challenge' }))).toBe(
      'One question\n\nWhat exactly was said or done that shows it?',
    )
    expect(textOf(request('He died and I never rang.', { mode: 'challenge' }))).not.toContain('?')
  })

  test('in Plan what they set themselves stands instead of a step that may break it', () => {
    const line = { ...anna, quote: 'No more loans to Bettina until the first is paid.' }
    const noticed = { kind: 'promise', said: null, line } as const
    const reply = textOf(
      request('Help me plan how to send Bettina 200 by Friday.', { mode: 'plan', noticed }),
    )
    expect(reply).toContain('No more loans to Bettina')
    expect(reply).not.toContain('A next step')
  })

  test('whoever wants to be contradicted is not told of a search that was not made', () => {
    const asked = request('name one thing I ever finished', { meant: 'dispute', entriesSearched: 12 })
    expect(textOf(asked)).toMatch(/^I looked for a page that says otherwise/)
    expect(textOf({ ...asked, readsEarlier: false })).toMatch(
      /^You asked me to leave your earlier pages alone/,
    )
    expect(textOf({ ...asked, entriesSearched: 0 })).toMatch(/^There are no earlier pages yet/)
  })

  test.each(['Just tell me what to do.', 'please say something', "I can't do this any more today"])(
    'a plea gets one small thing to begin with: "%s"',
    (message) => {
      for (const mode of companionModes)
        expect(textOf(request(message, { mode }))).toMatch(
          mode === 'plan' ? /Give that one ten minutes/ : /^What would help a little in the next ten minutes/,
        )
    },
  )

  test.each([
    "She can't do it alone.",
    'He asked what am I supposed to do now, and laughed.',
    'Say something nice, he told her.',
  ])('and what is told is no plea: "%s"', (message) => expect(textOf(request(message))).toBe(''))

  test('else it keeps what was said: in Listen without a word, elsewhere that it is kept and no more', () => {
    expect(textOf(request('The tuner struck the low F.'))).toBe('')
    expect(textOf(request('The tuner struck the low F.', { mode: 'challenge' }))).toBe('Kept.')
  })

  test('nothing heavy is brought into what is not, and a heavy message is asked nothing', () => {
    const funeral = { ...anna, quote: 'We buried Geoff after the funeral.' }
    expect(textOf(request('The blue cups broke', { recalled: [funeral] }))).toBe('')
    expect(textOf(request('My mother died and I am afraid.', { mode: 'ask' }))).not.toContain('?')
  })
})

describe('properties of every reply', () => {
  const index = new SearchIndex()
  for (const entry of sampleJournal(15)) index.put(entry)
  const context = { day: '2026-11-19', weekStart: 'monday', names: [], notNames: [] } as const
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...'I always never want afraid Anna said piano ? . my fault but the cups when did'.split(' '),
        ),
        { maxLength: 20 },
      )
      .map((words) => words.join(' ')),
  )

  test('no gaps, no exclamation, the same every time, and every quote literal', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...companionModes), (message, mode) => {
        const question = questionIn(message, context)
        const finding = question && findingFor(index, question, { page: null, talk: null })
        const recalled = recall(index, { message, pageText: '', except: new Set(), limit: 3 })
        const asked = request(message, { mode, finding, recalled })
        const reply = textOf(asked)
        expect(reply).toBe(textOf(asked))
        expect(reply).not.toMatch(/undefined|null|\{|\n{3}/)
      }),
    )
  })

  test('a message of 50 kB is answered shortly', () => {
    const from = performance.now()
    textOf(request('The tuner came and said almost nothing. '.repeat(1_250), { mode: 'ask' }))
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})

describe('how a reply arrives', () => {
  test('in words, each chunk with the whole text so far, the quote at once with its receipt', async () => {
    const asked = request('The blue cups broke', { recalled: [anna] })
    const chunks = await spoken(asked)
    let content = ''
    for (const chunk of chunks) {
      content += chunk.token
      expect(chunk.content).toBe(content)
    }
    expect(chunks.filter((chunk) => chunk.isComplete)).toEqual([chunks.at(-1)])
    expect(content).toBe(textOf(asked))
    const [found] = chunks.at(-1)?.receipts ?? []
    expect(receipt.parse(found)).toEqual({
      entryUid: anna.entryUid,
      quote: anna.quote,
      createdAt: anna.createdAt,
      day: anna.day,
    })
    expect(chunks.find((chunk) => chunk.token.includes(anna.quote))?.receipts).toHaveLength(1)
  })

  test('it stops as soon as it is told to', async () => {
    const stop = new AbortController()
    const heard: string[] = []
    for await (const chunk of ruleCompanion('on-device').reply(request('Good night.'), stop.signal)) {
      heard.push(chunk.token)
      if (heard.length === 2) stop.abort()
    }
    expect(heard).toHaveLength(2)
  })

  test('a passage without an entry is quoted without a receipt', async () => {
    const chunks = await spoken(request('The blue cups broke', { recalled: [{ ...anna, entryUid: '' }] }))
    expect(chunks.at(-1)?.content).toContain(anna.quote)
    expect(chunks.at(-1)?.receipts).toEqual([])
  })
})
