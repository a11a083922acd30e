import { expect, test } from 'vitest'
import { questionIn } from './journal-question.ts'
import { type Rated, ratedAt, ratedFeeling } from './rated-feeling.ts'

const context = { day: '2026-11-26', weekStart: 'monday', names: [], notNames: [] } as const
const askedIn = (message: string) => ratedFeeling(questionIn(message, context)?.about ?? '')

test('a question about a feeling asks for the ratings that its word stands for', () => {
  expect(askedIn('When did I last feel light?')).toEqual({ scale: 'mood', from: 8, to: 10 })
  expect(askedIn('When was I last heavy?')).toEqual({ scale: 'mood', from: 1, to: 3 })
  expect(askedIn('when did I last feel so tired')).toEqual({ scale: 'energy', from: 1, to: 3 })
  expect(askedIn('When was the last time I felt calm?')).toEqual({ scale: 'stress', from: 1, to: 3 })
  expect(askedIn('When was I first stressed?')).toEqual({ scale: 'stress', from: 7, to: 10 })
  expect(askedIn('When did I last feel tender?')).toEqual({ scale: 'mood', from: 6, to: 6 })
})

test('other questions ask for none', () => {
  for (const message of [
    'When did I last see Anna?',
    'When did I last feel my knee?',
    'When did I last turn on the light?',
    'When was I last in Lisbon?',
    'When did I last feel like constructor?',
  ])
    expect([message, askedIn(message)]).toEqual([message, null])
})

test('the last rating is the newest, the first the oldest, of that scale and stretch alone', () => {
  const rated = (day: string, scale: Rated['scale'], rating: number): Rated => ({
    ...{ entryUid: day, day, scale, rating },
    createdAt: `${day}T08:00:00.000Z`,
  })
  const all = [
    rated('2026-03-02', 'mood', 9),
    rated('2026-10-11', 'mood', 8),
    rated('2026-11-20', 'mood', 4),
    rated('2026-11-21', 'energy', 9),
    rated('2026-05-01', 'mood', 10),
  ]
  const light = { scale: 'mood', from: 8, to: 10 } as const
  expect(ratedAt(all, light, 'last')?.day).toBe('2026-10-11')
  expect(ratedAt(all, light, 'first')?.day).toBe('2026-03-02')
  expect(ratedAt(all, { scale: 'stress', from: 1, to: 10 }, 'last')).toBeNull()
})
