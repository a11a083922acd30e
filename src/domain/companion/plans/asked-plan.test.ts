import { expect, test } from 'vitest'
import { askedPlan, asksForPlan } from './asked-plan.ts'
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
    'make me a list: hoover, windows, bins before tomorrow',
    'All of it falls to today: hoover first, and then look at the clock.',
  ],
])('%s: divided over the days that are left', (message, step) => {
  expect(askedPlan(message, today)).toBe(step)
})

test.each([
  ['Give me a plan for tidying the studio, 15 minutes a night', 'Tonight: one corner, for 15 minutes, and'],
  [
    'Draw up a plan to get the shed sorted before Sunday, half an hour a day',
    'That leaves two days: write one part of it',
  ],
  ['work out an order for emptying the loft', 'First what stands in the way of the door'],
  ['two evenings for sorting the photos', 'Today: one corner, for twenty minutes'],
  ['help me make a plan to learn Welsh', 'Put three short times'],
  ['set me a routine for flute practice, twice a week', 'Put two short times'],
  ['put together a training plan, 4 times a week', 'Put four short times'],
  ['Could you work out a way of paying the bills this month', 'Begin with the papers'],
  ['ten days for getting the visa forms in', 'Begin with the papers'],
  ['a plan for asking Maria out', 'Write down the three things it cannot do without.'],
  ['write me a cover letter for the bakery', 'I cannot write for you; but put down the one sentence'],
  ['suggest me three names for a boat', 'I cannot write for you; but put down five bad ones'],
  ['can you give me a recipe for borscht', 'I cannot write for you, and I know no recipes'],
])('%s: a step of its kind', (message, begins) => {
  expect(askedPlan(message, today)).toMatch(new RegExp(`^${begins}`))
  expect(asksForPlan(message)).toBe(true)
})

test.each([
  'I made a plan for the day and it held.',
  'We need a plan, Dad said, and laughed.',
  'I want to write a poem for Gran',
  'She gave me a list of 12 chores to do by Friday',
  'They plan to clear the attic by Saturday',
  'give me a break',
  'Plan: garage, Friday, phone off. Letters are in the safe.',
  'Put my affairs in order is what the solicitor called it',
  'exit plan: leave the party at nine',
  'It was late. Two hours to get one picture level.',
  'make me a plan for losing 5 kilos by Christmas',
  'Plan for my knee rehab, it hurts when I run',
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
