import { expect, test } from 'vitest'
import { wishedOften } from './often-in.ts'

test.each([
  ['I want to swim twice a week.', 'swim', { type: 'custom', timesPerWeek: 2 }],
  ['I want to swim three evenings a week.', 'swim', { type: 'custom', timesPerWeek: 3 }],
  ['I want to swim once a week.', 'swim', { type: 'weekly' }],
  ['I should call Mum every Sunday.', 'call Mum', { type: 'weekly', days: [0] }],
  ['I want to run on Mondays and Thursdays.', 'run', { type: 'custom', days: [1, 4] }],
  ['I want to run every other day.', 'run', { type: 'custom', everyDays: 2 }],
  ['I want to run every three days.', 'run', { type: 'custom', everyDays: 3 }],
  ['I want to stretch on weekdays.', 'stretch', { type: 'weekdays' }],
  ['I want to bake at the weekend.', 'bake', { type: 'weekends' }],
  ['I want to stretch every morning.', 'stretch', { type: 'daily' }],
  ['I want to see a friend once a month.', 'see a friend', { type: 'monthly' }],
  ['Every Sunday I want to swim.', 'swim', { type: 'weekly', days: [0] }],
])('“%s” says how often', (quote, behavior, frequency) => {
  expect(wishedOften(quote, behavior)).toEqual(frequency)
})

test.each([
  ['I want to read before bed more often.', 'read'],
  ['We meet twice a week; I want to swim.', 'swim'],
  ['I want to swim because he calls every day.', 'swim'],
  ['I want to swim every other week.', 'swim'],
])('“%s” does not say how often, as a habit can be asked for', (quote, behavior) => {
  expect(wishedOften(quote, behavior)).toBeNull()
})
