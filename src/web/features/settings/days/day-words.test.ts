import { describe, expect, test } from 'vitest'
import { areApart, nightOf, placeOnNight, todayWords, weekOf } from './day-words.ts'

const rule = { zone: 'Europe/Stockholm', startHour: 4, weekStart: 'monday' } as const
const afternoon = Date.parse('2026-11-21T12:02:00Z')
const night = Date.parse('2026-11-21T00:30:00Z')

describe('what the rule means now', () => {
  test('by day', () => {
    expect(todayWords(afternoon, rule)).toEqual({
      now: 'It is 13:02 in Stockholm, and today is Saturday 21 November.',
      bounds: 'Your day began at 04:00, and your week on Monday 16 November. It ends at 04:00 tomorrow.',
    })
  })

  test('after midnight, before the day begins', () => {
    expect(todayWords(night, { ...rule, weekStart: 'saturday' })).toEqual({
      now: 'It is 01:30 in Stockholm, and for you it is still Friday 20 November.',
      bounds: 'Your day began yesterday at 04:00, and your week on Saturday 14 November. It ends at 04:00.',
    })
  })

  test('from midnight to midnight, on the first day of a week', () => {
    expect(todayWords(afternoon, { ...rule, startHour: 0, weekStart: 'saturday' })).toEqual({
      now: 'It is 13:02 in Stockholm, and today is Saturday 21 November.',
      bounds: 'Your day began at midnight, and so did your week. It ends at midnight.',
    })
  })
})

test('the night that is drawn is the one nearest to now', () => {
  expect(nightOf(afternoon, rule)).toMatchObject({ before: 'Saturday', after: 'Sunday' })
  expect(nightOf(night, rule)).toMatchObject({ before: 'Friday', after: 'Saturday', now: 13.5 / 24 })
  expect([12, 18, 0, 6].map(placeOnNight)).toEqual([0, 0.25, 0.5, 0.75])
})

test('a week is drawn from its first day with today in it', () => {
  const days = weekOf(afternoon, { ...rule, weekStart: 'sunday' })
  expect(days.map(({ day }) => day.slice(8))).toEqual(['15', '16', '17', '18', '19', '20', '21'])
  expect(days.filter(({ isToday }) => isToday)).toEqual([{ day: '2026-11-21', isToday: true }])
})

test('the word “now” gives way where the thread of another moment would run through it', () => {
  const example = placeOnNight(2.5)
  expect(areApart(placeOnNight(2.2), example)).toBe(false)
  expect(areApart(placeOnNight(3.5), example)).toBe(false)
  expect(areApart(placeOnNight(4), example)).toBe(true)
  expect(areApart(placeOnNight(1), example)).toBe(true)
})
