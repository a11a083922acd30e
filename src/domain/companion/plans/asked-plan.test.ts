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
  ['a plan for asking Maria out', 'First write down the one sentence that has to be said.'],
  ['help me plan dinner for eight', 'First the menu: one hot dish'],
  ['How do I get through Sunday at their house?', 'Settle three things before it begins'],
  ['help me prepare for the interview', 'First write down the one sentence'],
  ['I have the dentist, the fence and the forms. What first?', 'First whatever can only be done today'],
  ['in what order should I do the rooms?', 'First whatever can only be done today'],
  ['arrange for me how I can teach her to swim in three weeks', 'Put three short times a week .*: nine in'],
  ['a plan for moving house', 'First what has to be booked or told'],
  ['help me plan my week', 'First put in what is fixed.'],
  ['Plan a quiet Sunday for me', 'First put in what is fixed.'],
  ['break it down for me: the move to Leith by March', 'First what has to be booked or told'],
  ["what's first, the gutter or the gate?", 'First whatever can only be done today'],
  ['can you help me organise the shed', 'First what stands in the way of the door'],
  ['I need a plan to save 400 by 1 March', 'That is about 37 a week.'],
  ['a timetable for getting up at 6.15', 'Begin in the evening: lights out by 10.45'],
  ['set me a plan for the book, an hour a night', 'Tonight: five lines .* no more than an hour'],
  ['help me set about emptying the larder, it is fit to burst', 'Begin with the top shelf or drawer'],
  ['give me a plan to stop biting my nails in 30 days', 'For three days only make a mark'],
  ['write me a cover letter for the bakery', 'I cannot write for you; but put down the one sentence'],
  ['suggest me three names for a boat', 'I cannot write for you; but put down five bad ones'],
  ['can you give me a recipe for borscht', 'I cannot write for you, and I know no recipes'],
])('%s: a step of its kind', (message, begins) => {
  expect(askedPlan(message, today)).toMatch(new RegExp(`^${begins}`))
  expect(asksForPlan(message)).toBe(true)
})

test.each([
  [
    'plan me a supper for ten with one pan, no fuss',
    'Hold each step against that “no fuss”: what breaks it goes.',
  ],
  ['help me plan a party without spending anything', 'Leave out whatever costs money'],
  ['a plan for getting fit with a dodgy hip', 'Keep to what the hip allows, stop where it hurts'],
  ['make me a yoga routine, I only have a towel rail', 'Keep to what “a towel rail” allows.'],
  [
    'give me a plan to write the report before the 20th',
    'Nine days are left with today: keep the last one free.',
  ],
  [
    'study plan please: I sleep till 2 and my shift is at 9. Make me a plan for learning Czech',
    'neither sleep nor shift',
  ],
  ['Make me a plan to clear the shed without waking the neighbours', 'that “without waking the neighbours”'],
])('%s: keeps to its limits', (message, limit) => {
  expect(askedPlan(message, today)).toContain(limit)
})

test.each([
  [
    'a schedule for sanding and oiling the deck please, I have from two to six tomorrow',
    'Tomorrow, four hours: sanding from two, oiling from four at the latest.',
  ],
  [
    'Make me a schedule for baking and packing, from eight till eleven on Friday',
    'On Friday, three hours: baking from eight, packing from ten at the latest.',
  ],
  [
    'lay out a way to do the boat in two evenings, scraping and varnish',
    'Two evenings: scraping on the first, varnish on the second.',
  ],
  [
    'plan for Sunday please: market, swim, a film.',
    'On Sunday, in this order: market, swim, a film. Whatever may fall out comes last.',
  ],
  [
    'make me a plan: 24 reports to sign until Tuesday, and on Sunday I work.',
    '24 reports, three days with today and without Sunday: eight a day.',
  ],
  [
    'make me a plan for clearing the loft tomorrow, two hours',
    'First what stands in the way of the door, then what is easy to part with, and last what holds memories. Tomorrow: the first box or corner, for two hours.',
  ],
])('%s: the days and the hours that are named are those of the plan', (message, plan) => {
  expect(askedPlan(message, today)).toBe(plan)
})

test.each([
  'Help me work out the pickup times for Saturday.',
  'He needs it by payday, help me figure out what I skip this month',
  'we go to the outlet from noon until dinner, help me list what to look at',
  "Help me work backwards from a six o'clock kick-off.",
  'give me three steps to a dry lawn',
])('%s: that it cannot plan it is said, and no more', (message) => {
  expect(asksForPlan(message)).toBe(true)
  expect(askedPlan(message, today)).toBe(
    'I cannot work that out for you: I know your pages, and nothing else.',
  )
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
  'make me a plan for losing 5 kilos by Christmas',
  'Plan for my knee rehab, it hurts when I run',
  'How do I get through this without him?',
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
