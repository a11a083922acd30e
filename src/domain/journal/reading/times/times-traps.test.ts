import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { timesIn } from './times.ts'

const at = (text: string, day: string, weekStart: 'monday' | 'sunday' = 'monday') =>
  timesIn(preparePage(text), { day, weekStart })

describe('words that only look like times', () => {
  test.each([
    'I may go, I may not.',
    'May I ask why he left?',
    'The sun sat on the wall.',
    'We had to march for hours to reach the hut.',
    'Wait a second, I thought.',
    'I came second in the race.',
    'Merci, mon ami, he wrote.',
    'The last straw was the noise.',
    'He lives next door.',
    'Fall asleep, I told myself.',
    'A spring in the mattress sang.',
    'I read it in two days.',
    'We walked in 2000 steps what others ran.',
    'Chapter 3 may be the best.',
    'April rang and April cried.',
    'August is the name of her dog.',
    'It was the last week of term.',
    'The last night of the tour was dull.',
    'At last the rain stopped.',
    'Sunday school bored me.',
    'They played “Yesterday” twice.',
    'I am happy as a child in snow.',
    'The agony is over now.',
  ])('%s', (sentence) => {
    expect(at(sentence, '2026-11-21').map(({ text }) => text)).toEqual([])
  })
})

describe('the day of the entry decides', () => {
  const one = (text: string, day: string) => {
    const [time] = at(text, day)
    return time && `${time.from} .. ${time.to}`
  }

  test('the first of January has its yesterday in the year before', () => {
    expect(one('Yesterday we danced.', '2026-01-01')).toBe('2025-12-31 .. 2025-12-31')
  })

  test('last month of a 31st is the whole month before', () => {
    expect(one('Last month was short.', '2028-03-31')).toBe('2028-02-01 .. 2028-02-29')
  })

  test('last summer, said in summer, is the one before', () => {
    expect(one('Last summer we swam.', '2026-07-10')).toBe('2025-06-01 .. 2025-08-31')
  })

  test('on the southern half of the earth the seasons are half a year away', () => {
    const south = (text: string): string =>
      timesIn(preparePage(text), { day: '2026-11-21', weekStart: 'monday', isSouthern: true })
        .map(({ from, to }) => `${from} .. ${to}`)
        .join()
    expect(south('Last summer we swam.')).toBe('2025-12-01 .. 2026-02-28')
    expect(south('Last winter it snowed once.')).toBe('2026-06-01 .. 2026-08-31')
    expect(south('We met in the autumn of 2019.')).toBe('2019-03-01 .. 2019-05-31')
  })

  test('last weekend, said on a Sunday, is not the one that is on', () => {
    expect(one('Last weekend we swam.', '2026-11-22')).toBe('2026-11-14 .. 2026-11-15')
  })

  test('a week begins when the person says', () => {
    const [time] = at('Last week was long.', '2026-11-22', 'sunday')
    expect([time?.from, time?.to]).toEqual(['2026-11-15', '2026-11-21'])
  })

  test('a 29 February without a year is the last one there was', () => {
    expect(one('On 29 February I was born again.', '2026-11-21')).toBe('2024-02-29 .. 2024-02-29')
  })

  test('a day that no month has is kept as nothing', () => {
    expect(at('On 31 June it rained.', '2026-11-21')).toEqual([])
  })

  test('several times of one text are all found, in order', () => {
    const text = 'Yesterday I was fine. Last summer too. Tomorrow I rest.'
    expect(at(text, '2026-11-21').map((time) => time.text)).toEqual(['Yesterday', 'Last summer', 'Tomorrow'])
  })

  test('a time says whether it lies behind, here or ahead', () => {
    const found = at('Yesterday, today, tomorrow.', '2026-11-21').map(({ direction }) => direction)
    expect(found).toEqual(['past', 'present', 'future'])
  })
})

describe('times of any text', () => {
  const pieces = fc.constantFrom(
    'since ',
    'last ',
    'Monday ',
    'in ',
    'May ',
    '2019 ',
    'two ',
    'weeks ',
    'ago',
    '. ',
    '3 ',
    'the ',
    'next ',
    'year ',
    'when I was ',
    'summer ',
    'of ',
    '“',
    '\n',
    '31 ',
    'February ',
    '99999 ',
    '🌱',
  )
  test('are literal, in order, without overlap, and end no earlier than they begin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let end = 0
          for (const time of at(text, '2026-11-21')) {
            expect(text.slice(time.start, time.end)).toBe(time.text)
            expect(time.start).toBeGreaterThanOrEqual(end)
            end = time.end
            expect(time.from === null).toBe(time.to === null)
            if (time.from !== null && time.to !== null) expect(time.from <= time.to).toBe(true)
          }
        },
      ),
    )
  })
})
