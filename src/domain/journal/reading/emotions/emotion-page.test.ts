import { describe, expect, test } from 'vitest'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { noNames } from '../context.ts'
import { readEntry } from '../read-entry.ts'

/** A day on which nothing is felt, long enough to be a page. */
const plainDay = [
  'I was up at six and put the bins out before the lorry came.',
  'The bus into town was late, so I walked from the bridge to the market.',
  'I bought hinges, two tins of paint and a loaf, and carried them back along the canal.',
  'In the afternoon I hung the gate and swept the yard.',
  'The hinges were the wrong size at first and I changed them at the shop.',
  'Tea was soup, and I read a chapter about canals until ten.',
]

const context = { ...noNames, day: '2026-11-26', weekStart: 'monday' } as const

function namedWith(...lines: readonly string[]): EmotionCategory[] {
  const text = [...plainDay.slice(0, 3), ...lines, ...plainDay.slice(3)].join('\n')
  return readEntry(text, context).emotions.emotions.map(({ emotion }) => emotion)
}

describe('on a page a feeling is named where it is the writer’s', () => {
  test.each<[EmotionCategory, string]>([
    ['sadness', 'I cried in the car afterwards.'],
    ['sadness', 'My grandmother died on Monday.'],
    ['sadness', 'I took the number nine up to the cemetery.'],
    ['joy', "They've given me the depot manager job."],
    ['joy', 'I laughed until it hurt.'],
    ['anger', 'I shouted at the machine and slammed the door.'],
    ['fear', 'I am terrified of Thursday.'],
    ['fear', 'I had the shakes all morning.'],
    ['disgust', 'I stood in the yard with my sleeve over my mouth.'],
    ['joy', 'The light was lovely. The view from the bridge was wonderful.'],
  ])('%s: %s', (emotion, line) => {
    expect(namedWith(line)).toContain(emotion)
  })

  test('nothing is named on a page of doings', () => {
    expect(namedWith()).toEqual([])
  })

  test.each<[why: string, emotion: EmotionCategory, line: string]>([
    ['a word that things are called by', 'trust', 'I took her off my close friends on the phone.'],
    ['a word that things are called by', 'sadness', 'I put the empty jars by the empty crates.'],
    ['one judgement of a thing', 'joy', 'A lovely bit of oak it was.'],
    ['quoted words of others', 'fear', '"I am terrified of the dentist," was all he wrote to me.'],
    [
      'what others say without marks',
      'joy',
      'I told mam about it and she goes oh lovely I am so happy for them.',
    ],
    [
      'what others say without marks',
      'anticipation',
      'I got a note and he says I hope this finds the right house.',
    ],
    ['politeness', 'anticipation', 'I hope you do not mind the paint on the step.'],
    ['a sentence that goes on about somebody else', 'fear', 'Aoife lost it in the store room. Terrified.'],
    [
      'a sentence about somebody else',
      'sadness',
      'The new girl was back home in disgrace, her mammy heartbroken.',
    ],
    ['an answer that was given', 'joy', 'He asked whether to stay in the room and Hannah said yes.'],
    ['something that failed', 'sadness', 'Version one (the book) failed.'],
    ['a question that nobody put', 'sadness', 'For four hours nobody asked me where anything was.'],
  ])('and not for %s: no %s', (_, emotion, line) => {
    expect(namedWith(line)).not.toContain(emotion)
  })

  test('what is shown as the reason is the writer’s own', () => {
    const text = [...plainDay, 'I told mam and she goes lovely. I laughed all the way home.'].join('\n')
    const joy = readEntry(text, context).emotions.emotions.find(({ emotion }) => emotion === 'joy')
    expect(joy?.evidence.map((span) => span.text)).toEqual(['I laughed'])
  })
})
