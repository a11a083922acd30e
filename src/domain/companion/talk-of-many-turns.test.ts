import { describe, expect, test } from 'vitest'
import { communicationStyles } from '../account/onboarding.ts'
import { type ComposedReply, composeReply } from './compose-reply.ts'
import { recall } from './recall.ts'
import { type CompanionMode, companionModes, type Turn } from './reply.ts'
import { sampleJournal } from './sample-journal.ts'
import { SearchIndex } from './search-index.ts'

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

const textOf = ({ parts }: ComposedReply): string => parts.map(({ text }) => text).join('\n\n')

/** The replies to all of it, with fifteen pages before; no page is quoted twice. */
function talkOf(mode: CompanionMode, style: string): ComposedReply[] {
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
    for (const { receipt } of composed.parts) if (receipt) quoted.add(receipt.entryUid)
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: textOf(composed) })
    return composed
  })
}

describe('a talk of twenty turns', () => {
  test.each(companionModes.flatMap((mode) => communicationStyles.map((style) => [mode, style] as const)))(
    'no skeleton comes back (%s, %s), and an earlier page is quoted where one is near',
    (mode, style) => {
      const talk = talkOf(mode, style)
      const used = talk.flatMap(({ skeletons }) => skeletons)
      expect(used.filter((one, at) => used.indexOf(one) !== at)).toEqual([])
      const quotes = talk.flatMap(({ parts }) => parts.filter(({ receipt }) => receipt))
      expect(quotes.length).toBeGreaterThan(0)
    },
  )

  test('the four styles sound different', () => {
    const talks = communicationStyles.map((style) => talkOf('ask', style).map(textOf))
    for (const [at, one] of talks.entries())
      for (const other of talks.slice(at + 1)) {
        const same = one.filter((reply, turn) => reply === other[turn]).length
        expect(same / one.length).toBeLessThan(0.25)
      }
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
