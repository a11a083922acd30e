import { expect, test } from 'vitest'
import { askedPlan, asksForPlan, isRefused } from './asked-plan.ts'
import { daysLeft } from './days-left.ts'

/** A Friday. */
const today = '2026-12-11'

test.each([
  [
    'Make me a schedule: 12 chapters to read by the 20th',
    'Twelve chapters, nine days with today: at most two a day.',
  ],
  ['make me a plan: 24 reports to sign until Monday', '24 reports, three days with today: eight a day.'],
  [
    'plan: 5 rooms to paint before Christmas',
    'Five rooms, 14 days: one every other day, the first of them today.',
  ],
  [
    'lay me out a plan for 3 essays by 5 January',
    'Three essays, 25 days: one every eight days, the first of them today.',
  ],
  [
    'I need a plan for cake, candles, balloons by Thursday',
    'One at a time: cake today, candles on Sunday, balloons on Tuesday.',
  ],
  [
    'Could you draw up a plan so it is all sewn by Sunday? Curtains, cushions, napkins, aprons.',
    'One at a time: curtains and cushions today, napkins and aprons tomorrow.',
  ],
  [
    'Create a schedule, please: oil, filter, brakes before tomorrow',
    'All of it falls to today: oil first, and then look at the clock.',
  ],
  [
    'make me a list: hoover, windows, bins before tomorrow',
    'All of it falls to today: hoover first, and then look at the clock.',
  ],
])('%s: divided over the days that are left', (message, step) => {
  expect(askedPlan(message, today)).toBe(step)
})

test.each([
  [
    'plan for Sunday please: market, swim, a film.',
    'On Sunday, in this order: market, swim, a film. Whatever may fall out comes last.',
  ],
  [
    'make me a plan: 24 reports to sign until Tuesday, and on Sunday I work.',
    '24 reports, three days with today and without Sunday: eight a day.',
  ],
  [
    'Set out a timetable for the yard: dig, sow peas, mend the fence, paint the gate.',
    'One at a time: dig today, sow peas tomorrow, mend the fence on Sunday, paint the gate on Monday.',
  ],
  [
    'I have to iron, wash the van, ring the vet and write to Auntie before Sunday. Help me plan it.',
    'One at a time: iron and wash the van today, ring the vet and write to Auntie tomorrow.',
  ],
  [
    'split this up: attic, hall, porch by next Monday',
    'One at a time: attic today, hall tomorrow, porch on Sunday.',
  ],
  ['plan: tiles, grout, paint by Monday', 'One at a time: tiles today, grout tomorrow, paint on Sunday.'],
])('%s: the day that is named is that of the plan, and else there is one a day', (message, plan) => {
  expect(askedPlan(message, today)).toBe(plan)
})

test.each([
  'Help me work out the pickup times for Saturday.',
  'Can you help me sort the garage?',
  'He needs it by payday, help me figure out what I skip this month',
  'we go to the outlet from noon until dinner, help me list what to look at',
  "Help me work backwards from a six o'clock kick-off.",
  'give me three steps to a dry lawn',
  'Give me a plan for tidying the studio, 15 minutes a night',
  'help me make a plan to learn Welsh',
  'arrange for me how I can teach her to swim in three weeks',
  "what's first, the gutter or the gate?",
  'two evenings for sorting the photos',
  'in what order should I do the rooms?',
  'Could you work out a way of paying the bills this month',
  'a plan for getting fit with a dodgy hip',
  'Plan a quiet Sunday for me',
  'Need a 3-step plan to make this place presentable before she lands.',
  'break it down for me: the move to Leith by March',
  'Plan for my knee rehab, it hurts when I run',
  'Make me a packing plan for three nights in Hull, one toddler, one rucksack, no pram?',
  'I need a schedule for the fair: six stalls, two mornings, one van. Can you set it out?',
])('%s: that it cannot plan it is said, and no more', (message) => {
  expect(asksForPlan(message)).toBe(true)
  expect(askedPlan(message, today)).toBe(
    'I do not know how that is done. Write “plan:”, then its parts and the day it is due, and I can spread them out.',
  )
})

test.each([
  [
    'Make me a plan to teach young Danny to cook three dishes in three weekends.',
    'Three dishes, three weekends: one a weekend.',
  ],
  [
    'Make a plan to mark seven essays in two evenings',
    'Seven essays, two evenings: at most four an evening.',
  ],
])('%s: weekends and evenings are no days', (message, plan) => {
  expect(askedPlan(message, today)).toBe(plan)
})

test('what a doctor plans is left to one', () => {
  const plan = askedPlan('make me a plan for losing 5 kilos by Christmas', today)
  expect(plan).toBe('That I cannot plan. A doctor can.')
  expect(isRefused(plan ?? '')).toBe(true)
})

test.each(['help me plan', 'give me three steps', 'can you make me a plan please?'])(
  '%s: asks what for',
  (message) => {
    expect(askedPlan(message, today)).toBe('What is it for, and by when does it have to be done?')
  },
)

test.each([
  'I made a plan for the day and it held.',
  'We need a plan, Dad said, and laughed.',
  'I want to write a poem for Gran',
  'She gave me a list of 12 chores to do by Friday',
  'They plan to clear the attic by Saturday',
  'give me a break',
  'help me find the page about the goat',
  'Help me remember what Ada said',
  'please help me',
  'Plan: garage, Friday, phone off. Letters are in the safe.',
  'Put my affairs in order is what the solicitor called it',
  'exit plan: leave the party at nine',
  'It was late. Two hours to get one picture level.',
  'plan: an early night',
  'How do I get through this without him?',
  'How do I get through Sunday at their house?',
  'How do I survive Christmas with them?',
  "Two at night and I am still up. Help me to survive tomorrow's shift.",
  'Help me through this week',
  'please help me get through the wedding',
  'Help me be a bit braver on Monday',
  'How do I get through the night?',
  'What came first, the tent or the stove?',
  'How do I get to the station?',
  'First I swept the yard.',
  'He asked how I get through Christmas.',
])('%s: no plan', (message) => {
  expect(askedPlan(message, today)).toBeNull()
})

test.each([
  ['by tomorrow', 1],
  ['before Friday', 7],
  ['due 2 January', 22],
  ['in a fortnight', 14],
  ['within two weeks', 14],
  ['by the 31st', 20],
  ['by 5pm', null],
  ['three days a week', null],
  ['by the 45th', null],
  ['one day', null],
])('%s: %s days', (said, days) => {
  expect(daysLeft(`I need it ${said}`, today)).toBe(days)
})
