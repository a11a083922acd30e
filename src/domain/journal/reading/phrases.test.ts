import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparePage } from './language/language-tokens.ts'
import { phrasesIn } from './phrases.ts'

const read = (text: string): string[] =>
  phrasesIn(preparePage(text)).map(({ kind, text: quote }) => `${kind}: ${quote}`)

describe('phrases worth a second look', () => {
  test.each<[string, string]>([
    ['I always ruin everything.', 'absolute: I always ruin everything'],
    ['I never get anything right, do I.', 'absolute: I never get anything right'],
    ['Nobody ever listens to me.', 'absolute: Nobody ever listens to me'],
    ['Everyone thinks I am slow.', 'mind-reading: Everyone thinks I am slow'],
    ['They must think I’m a fraud.', 'mind-reading: They must think I’m a fraud'],
    ['I should be over it by now.', 'should: I should be over it by now'],
    ['I shouldn’t need so much help.', 'should: I shouldn’t need so much help'],
    ['It will be a disaster.', 'catastrophe: It will be a disaster'],
    ['If I fail this my life is over.', 'catastrophe: my life is over'],
    ['I’m such an idiot.', 'label: I’m such an idiot'],
    ['I am a failure and I know it.', 'label: I am a failure'],
    [
      'Either I finish it today or I am done for.',
      'all-or-nothing: Either I finish it today or I am done for',
    ],
    ['The day is completely ruined.', 'all-or-nothing: The day is completely ruined'],
    ['I know it will never get better.', 'fortune-telling: it will never get better'],
    ['It’s all my fault that he left.', 'personalising: It’s all my fault that he left'],
    ['I only passed because I got lucky.', 'discounting: because I got lucky'],
    ['I always do this wrong, and then I lie awake.', 'absolute: I always do this wrong'],
    ['I ruin everything.', 'absolute: I ruin everything'],
    ['I can never do this.', 'absolute: I can never do this'],
    ['I should have counted them twice.', 'should: I should have counted them twice'],
    ['I should have rung Dad, and I did not.', 'should: I should have rung Dad'],
    ['I must be better.', 'should: I must be better'],
    ['I have to do everything right today.', 'should: I have to do everything right today'],
    ['I can’t do anything right.', 'absolute: I can’t do anything right'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })
})

describe('a phrase ends where its clause ends', () => {
  test.each([
    [
      'I felt proud of myself for functioning like I’ve never done before, and I slept.',
      'I felt proud of myself for functioning like I’ve never done before',
    ],
    [
      'I managed to get through the whole of the long and terrible meeting without a word.',
      'I managed to get through the whole of the long and terrible meeting without a word',
    ],
    ['I’m such an idiot for trusting him with it; he laughed.', 'I’m such an idiot for trusting him with it'],
  ])('%s', (text, expected) => {
    expect(phrasesIn(preparePage(text)).map(({ text: quote }) => quote)).toEqual([expected])
  })
})

describe('signs of strength', () => {
  test.each<[string, string]>([
    ['I asked for help with the move.', 'asked-for-help: I asked for help with the move'],
    ['I managed to get up at six.', 'managed: I managed to get up at six'],
    ['I finally finished the form.', 'managed: I finally finished the form'],
    ['I said no to the extra shift.', 'boundary: I said no to the extra shift'],
    ['I told her that I need a week.', 'boundary: I told her that I need a week'],
    ['I’m grateful for the quiet.', 'gratitude: I’m grateful for the quiet'],
    ['Maybe it is not as bad as I thought.', 'reframing: not as bad as I thought'],
    ['On the other hand, he did come.', 'reframing: On the other hand'],
    ['Tomorrow I will call the bank.', 'planned-step: Tomorrow I will call the bank'],
    ['I apologised to Tom.', 'repair: I apologised to Tom'],
    ['I’m proud of how I spoke.', 'self-kindness: I’m proud of how I spoke'],
    ['I noticed that I was holding my breath.', 'noticing: I noticed that I was holding my breath'],
    ['I let myself rest.', 'self-kindness: I let myself rest'],
    ['I kept going although it hurt.', 'managed: I kept going'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })
})

describe('what is not the writer’s own, or is taken back, is left alone', () => {
  test.each([
    'She said I never listen.',
    'He thinks I’m a failure.',
    '“I always ruin everything,” she cried.',
    'I don’t think I am a failure.',
    'It’s not my fault.',
    'I used to believe that I always ruin everything.',
    'I didn’t ask for help.',
    'I couldn’t say no.',
    'I wish I had asked for help.',
    'I never managed to get up.',
    'If I asked for help, would it matter?',
    'I always take the tram.',
    'I never drink coffee.',
    'You should see the garden.',
    'I should call Anna.',
    'I should have time on Friday.',
    'I should have a look at it.',
    'Should I have counted them?',
    'She said I should have counted them.',
    'I have to be at work by six.',
    'I must do the shopping.',
    'I never do it on a Sunday.',
    'I got everything wrong in the quiz.',
    'I am not an idiot.',
    'It was never a disaster.',
    'Am I a failure?',
    'My sister told me that I should be over it.',
    'I’m not grateful for any of it.',
    'I always loved the sea.',
    'Nobody was at the pool.',
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('phrases of any text', () => {
  const parts = fc.constantFrom(
    'I ',
    'always ',
    'never ',
    'am a failure',
    'should ',
    '. ',
    '“',
    '”',
    'said ',
    'not ',
    'managed to ',
    '\n',
    'everything ',
    'is ruined ',
  )
  test('are literal, in order, and carry their sentence and kind', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(parts, { maxLength: 30 }).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let last = 0
          for (const phrase of phrasesIn(preparePage(text))) {
            expect(text.slice(phrase.start, phrase.end)).toBe(phrase.text)
            expect(phrase.sentence.start).toBeLessThanOrEqual(phrase.start)
            expect(phrase.sentence.end).toBeGreaterThanOrEqual(phrase.end)
            expect(phrase.start).toBeGreaterThanOrEqual(last)
            last = phrase.end
          }
        },
      ),
    )
  })
})
