import { describe, expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding.ts'
import { sampleJournal } from '#domain/search/sample-journal.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { recall } from '../retrieval/recall.ts'
import { composeReply, type Part } from './compose-reply.ts'
import { type CompanionMode, companionModes, type Turn } from './reply.ts'

const messages = [
  'The tuner came and said almost nothing.',
  'I keep waiting to be ready, and calling the waiting grief.',
  'Work was long. I counted boxes until six.',
  'Anna rang about the blue cups.',
  'I never finish what I start.',
  'Soup. Bath. Radio.',
  'My knee hurts on the stairs but I ran anyway.',
  'I said no to Ilse and felt nothing.',
  'Rain again. The allotment is a lake.',
  'I want to write to my father.',
  'He said the pears were early.',
  'I don’t think I decided. My hand just did it.',
  'There was a heron.',
  'I was angry at the letter and at the landlord.',
  'We laughed until the tea was cold.',
  'Everything takes longer than I say it will.',
  'I slept badly and dreamt of the old flat.',
  'The blue notebook smells of her.',
  'I am glad it is Friday.',
  'Tomorrow I have to call the clinic.',
]

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('\n\n')

/** The replies to all of it, with fifteen pages before; no page is quoted twice. */
function talkOf(mode: CompanionMode, style: string): (readonly Part[])[] {
  const index = new SearchIndex()
  for (const entry of sampleJournal(15)) index.put(entry)
  const turns: Turn[] = []
  const quoted = new Set<string>()
  return messages.map((message) => {
    const recalled = recall(index, { message, pageText: '', except: quoted, limit: 3 })
    const entriesSearched = index.entryCount
    const composed = composeReply(
      { message, mode, style, turns: [...turns], page: null, recalled, entriesSearched, today: '2016-06-01' },
      'on-device',
    )
    for (const { receipt } of composed) if (receipt) quoted.add(receipt.entryUid)
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: textOf(composed) })
    return composed
  })
}

describe('a talk of twenty turns', () => {
  test.each(companionModes.flatMap((mode) => communicationStyles.map((style) => [mode, style] as const)))(
    'no question comes twice, nothing of the messages is said again, and an earlier page is shown where one is near (%s, %s)',
    (mode, style) => {
      const talk = talkOf(mode, style)
      const asked = talk.flatMap((parts) =>
        parts.map(({ text }) => text).filter((text) => text.endsWith('?')),
      )
      expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
      expect(talk.flatMap((parts) => parts.filter(({ receipt }) => receipt)).length).toBeGreaterThan(0)
      for (const [at, parts] of talk.entries())
        for (const { text, receipt } of parts)
          if (!receipt && !text.endsWith('(just now)')) expect(text).not.toContain(messages[at])
    },
  )

  test('the four modes answer differently, and Listen finds or is silent', () => {
    const [listen = [], ask = [], challenge = [], plan = []] = companionModes.map((mode) =>
      talkOf(mode, 'warm_supportive').map(textOf),
    )
    const all = [listen, ask, challenge, plan]
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        expect(one.filter((reply, turn) => reply !== other[turn]).length).toBeGreaterThan(1)
    expect(listen.filter((reply) => reply === '').length).toBeGreaterThan(5)
    expect(listen.join(' ')).not.toContain('?')
  })

  test('the four styles word differently what the companion says itself', () => {
    const said = [
      'thanks',
      'are you human?',
      'tell me a joke',
      'you are useless',
      'Will it rain tomorrow?',
      'I am an idiot',
    ]
    const answersIn = (style: string): string[] =>
      said.map((message) => {
        const plain = { message, style, mode: 'listen', turns: [], page: null, recalled: [] } as const
        return textOf(composeReply({ ...plain, entriesSearched: 15, today: '2016-06-01' }, 'on-device'))
      })
    const talks = communicationStyles.map(answersIn)
    for (const [at, one] of talks.entries())
      for (const other of talks.slice(at + 1))
        expect(one.filter((reply, turn) => reply !== other[turn]).length).toBeGreaterThan(4)
  })

  test('nothing heavy is brought up beside what is light', () => {
    const grave = {
      uid: 'grave',
      title: '',
      content: 'After the funeral we fed the heron at the allotment pond.',
      createdAt: '2016-01-01T20:00:00Z',
      day: '2016-01-01',
    }
    const index = new SearchIndex()
    index.put(grave)
    const reply = (message: string): string => {
      const recalled = recall(index, { message, pageText: '', except: new Set(), limit: 3 })
      expect(recalled).toHaveLength(1)
      return textOf(
        composeReply(
          {
            message,
            mode: 'listen',
            style: 'warm_supportive',
            turns: [],
            page: null,
            recalled,
            entriesSearched: 1,
            today: '2016-06-01',
          },
          'on-device',
        ),
      )
    }
    expect(reply('I am so happy, the heron is back at the allotment.')).not.toContain('funeral')
    expect(reply('I am sad, the heron is gone from the allotment.')).toContain('funeral')
  })
})
