import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { communicationStyles } from '../account/onboarding.ts'
import { receipt } from '../journal/journal-entry.ts'
import { acknowledgements } from './acknowledgements.ts'
import { composeReply } from './compose-reply.ts'
import { findingFor } from './journal-finding.ts'
import { questionIn } from './journal-question.ts'
import { ruleCompanion } from './on-device-engine.ts'
import { companionModes, type RecalledPassage, type ReplyChunk, type ReplyRequest } from './reply.ts'
import { sampleJournal } from './sample-journal.ts'
import { SearchIndex } from './search-index.ts'

const anna: RecalledPassage = {
  entryUid: '00000000-0000-7000-8000-000000000004',
  title: '',
  text: 'Anna kept the blue cups. We drank from them without saying whose they were.',
  quote: 'We drank from them without saying whose they were.',
  shared: ['cups'],
  createdAt: '2026-03-14T20:00:00.000Z',
  day: '2026-03-14',
}

function request(message: string, more: Partial<ReplyRequest> = {}): ReplyRequest {
  return {
    message,
    mode: 'listen',
    style: 'warm_supportive',
    turns: [],
    page: null,
    recalled: [],
    entriesSearched: 12,
    today: '2026-11-19',
    ...more,
  }
}

const textOf = (asked: ReplyRequest): string =>
  composeReply(asked, 'on-device')
    .parts.map((part) => part.text)
    .join('\n\n')

const questions = (text: string): number => text.split('?').length - 1

async function spoken(asked: ReplyRequest): Promise<ReplyChunk[]> {
  const chunks: ReplyChunk[] = []
  for await (const chunk of ruleCompanion('on-device').reply(asked, new AbortController().signal))
    chunks.push(chunk)
  return chunks
}

describe('what the companion says', () => {
  test('it gives the person their own particulars back', () => {
    for (const style of communicationStyles) {
      const reply = textOf(request('I walked past the piano. I keep waiting to be ready.', { style }))
      expect(reply).toMatch(/waiting to be ready|the piano/)
    }
  })

  test('it quotes a recalled passage literally, with its date', () => {
    const reply = textOf(request('The blue cups broke', { recalled: [anna] }))
    expect(reply).toContain(`“${anna.quote}” (Saturday 14 March 2026)`)
  })

  test('listening asks nothing; asking, challenging and planning ask one question', () => {
    const message = 'I told Ilse no. I never do that, and I want to call her tomorrow.'
    expect(questions(textOf(request(message, { mode: 'listen' })))).toBe(0)
    for (const mode of ['ask', 'challenge', 'plan'] as const)
      expect(questions(textOf(request(message, { mode })))).toBe(1)
  })

  test('asked about the past it says plainly that nothing is near, and only then', () => {
    expect(textOf(request('Did I ever write about a zeppelin?'))).toContain('12 earlier pages')
    expect(textOf(request('Did I ever write about a zeppelin?', { entriesSearched: 0 }))).toMatch(
      /no earlier|first page/,
    )
    expect(textOf(request('Did I ever write about a zeppelin?', { entriesSearched: null }))).toMatch(
      /server|from here/,
    )
    expect(textOf(request('A zeppelin came over the roofs'))).not.toMatch(/earlier/)
  })

  test('it says what it is and gives no medical advice', () => {
    expect(textOf(request('Are you a real person?'))).toMatch(/program|No person/)
    const medical = textOf(request('Should I double the dose of my antidepressants?', { recalled: [anna] }))
    expect(medical).toContain('doctor')
    expect(medical).not.toContain(anna.quote)
  })

  test('words that may mean danger get fixed words in every mode, never an echo of the journal', () => {
    for (const mode of companionModes) {
      const reply = textOf(request('I don’t want to live anymore', { mode, recalled: [anna] }))
      expect(reply).toContain('your local emergency number')
      expect(reply).not.toContain(anna.quote)
    }
  })

  test('a recalled question leaves no room for another one', () => {
    const asking = { ...anna, text: 'Whose cups were they?', quote: 'Whose cups were they?' }
    expect(questions(textOf(request('The cups broke', { mode: 'ask', recalled: [asking] })))).toBe(1)
    const shouting = { ...anna, quote: 'Why?! Why??', text: 'Why?! Why??' }
    expect(textOf(request('The cups broke', { mode: 'ask', recalled: [shouting] }))).not.toContain('Why')
  })

  test.each([
    'tired',
    'ok',
    '🌧️',
    '?',
    '...',
    '<b>bold</b> https://example.org',
    '今日は雨が降った。',
    'Soup soup soup soup soup soup soup',
  ])('%s: even little gets a fitting answer', (message) => {
    const reply = textOf(request(message, { mode: 'ask' }))
    expect(reply.length).toBeGreaterThan(5)
    expect(reply).not.toMatch(/[{}]|undefined|null|“”/)
  })

  test('a message of 50 kB is answered shortly', () => {
    const reply = textOf(request('I walked to the river and thought about the rent again. '.repeat(900)))
    expect(reply.length).toBeLessThan(600)
  })
})

const replyAfter = (said: readonly string[], message: string, more: Partial<ReplyRequest> = {}): string =>
  textOf(
    request(message, {
      ...{ mode: 'ask', ...more },
      turns: said.flatMap((content) => [
        { role: 'user' as const, content },
        { role: 'assistant' as const, content: 'I see.' },
      ]),
    }),
  )

describe('how it takes what is grave, and what is glad', () => {
  test('a short thing said under a loss is given back as it is, without a question', () => {
    const burial = 'We buried Geoff today.'
    for (const mode of companionModes)
      expect(replyAfter([burial], 'He’d have moved that we run another train.', { mode })).toBe(
        'He’d have moved that you run another train.',
      )
    expect(replyAfter([burial, 'I walked home.'], 'It has got a new tap.')).toBe('“It has got a new tap.”')
  })

  test('of a heavy message it gives back what weighs, or only a kind word', () => {
    const reply = textOf(
      request('My sister died on the second, in her chair. There was a letter with a stamp.'),
    )
    expect(reply).toContain('Your sister died on the second')
    const other = textOf(
      request('I took a cake. They asked me things. It has been an awful month, they say.'),
    )
    expect(other).not.toContain('cake')
  })

  test.each([
    'A lady came in to change her will, and she cried, and I wasn’t scared at all. It was fine. We had tea. I filed it.',
    'I keep waking up at four with nobody crying, and then I go and stand in the hall.',
    'D’you know who was on the ambulance crew? The same lad. We talked for an hour.',
    'I’m frightened to death and I’ve bought a neck cushion for it.',
    'It was the first time I’ve been ill and not thought that I’m dying.',
  ])('no condolence for %s', (message) => {
    const kind = acknowledgements.map(({ text }) => text)
    for (const style of communicationStyles)
      for (const word of kind) expect(textOf(request(message, { style }))).not.toContain(word)
  })

  test('news of their own gets a glad word after it, and no question', () => {
    for (const style of communicationStyles) {
      const reply = textOf(
        request('We’re engaged. It was on the hill, with the dog in a snood.', { mode: 'plan', style }),
      )
      expect(reply).toMatch(/^(?:So )?[Yy]ou’re engaged\. \S+/)
      expect(reply).not.toContain('?')
    }
    expect(textOf(request('I got in. It starts in March, and I rang my mother at the hotel.'))).toContain(
      'got in',
    )
  })

  test('beside a loss it quotes only what names who was lost', () => {
    const hen = { ...anna, quote: 'The fence and the olives, and I am getting fat.', shared: ['fence'] }
    const message = 'I buried her by the fence yesterday.'
    expect(textOf(request(message, { recalled: [hen] }))).not.toContain(hen.quote)
    const named = { ...anna, quote: 'Geoff said we ran it.', shared: ['Geoff', 'Bayston'] }
    expect(textOf(request('We buried Geoff Pardoe at Bayston Hill.', { recalled: [named] }))).toContain(
      named.quote,
    )
  })
})

describe('whom and what it asks after', () => {
  test('somebody else’s father is not theirs', () => {
    for (const style of communicationStyles)
      expect(
        textOf(request('I met Noor and her dad. It rained on us.', { mode: 'ask', style })),
      ).not.toContain('your dad')
  })

  test('a question typed without its mark is answered, not asked after', () => {
    const message = 'what did nana give me for my 18th, not the money the other thing'
    const question = questionIn(message, { day: '2026-11-19', weekStart: 'monday', names: [], notNames: [] })
    const finding = question && findingFor(new SearchIndex(), question, { page: null, talk: null })
    expect(textOf(request(message, { mode: 'ask', finding }))).toContain('12 earlier pages')
  })

  test('a few words are given back without a question', () => {
    for (const mode of companionModes)
      for (const style of communicationStyles)
        expect(textOf(request('She held the door.', { mode, style }))).not.toContain('?')
  })
})

describe('properties of every reply', () => {
  const passage = fc
    .constantFrom(...sampleJournal(15))
    .map((entry): RecalledPassage => ({ ...anna, text: entry.content, quote: entry.content, day: entry.day }))
  const anyRequest = fc
    .record({
      message: fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('I never sleep.', 'Why? Why me?', 'My boss said "go?" but I stayed.', 'Anna?'),
      ),
      mode: fc.constantFrom(...companionModes),
      style: fc.constantFrom(...communicationStyles, 'unknown'),
      recalled: fc.array(passage, { maxLength: 2 }),
    })
    .map(({ message, ...more }) => request(message, more))

  test('at most one question mark, no gaps, the same every time', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const reply = textOf(asked)
        expect(questions(reply)).toBeLessThanOrEqual(1)
        expect(reply.trim()).not.toBe('')
        expect(reply).not.toMatch(/\{[a-zA-Z]+\}/)
        expect(textOf(asked)).toBe(reply)
      }),
      { numRuns: 400 },
    )
  })

  test('no flattery, no diagnosis, no exclamation marks in anything it can say by itself', async () => {
    const pools = await Promise.all([
      import('./acknowledgements.ts'),
      import('./questions-asking.ts'),
      import('./questions-challenging.ts'),
      import('./questions-planning.ts'),
      import('./skeletons-recall.ts'),
      import('./skeletons-special.ts'),
    ])
    const all = JSON.stringify(pools)
    expect(all).not.toMatch(
      /!|amazing|wonderful|proud of you|great job|well done|disorder|symptom of|I feel|I understand how/i,
    )
    expect(all.match(/"text":/g)?.length).toBeGreaterThan(100)
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
    for await (const chunk of ruleCompanion('on-device').reply(request('The tuner came.'), stop.signal)) {
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
