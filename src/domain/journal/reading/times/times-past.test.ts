import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { timesIn } from './times.ts'
import { easterSunday } from './times-calendar.ts'

/** A Saturday in a week that began on Monday 16 November. */
const day = '2026-11-21'

/** The times of a sentence as 'words = first day .. last day', or the words alone where they name no day. */
const read = (sentence: string): string[] =>
  timesIn(preparePage(sentence), { day, weekStart: 'monday' }).map(({ text, from, to }) =>
    from === null ? text : `${text} = ${from}${from === to ? '' : ` .. ${to}`}`,
  )

const days: readonly (readonly [string, string])[] = [
  ['Yesterday I swam before work.', 'Yesterday = 2026-11-20'],
  ['We argued yesterday evening about the heating.', 'yesterday evening = 2026-11-20'],
  ['I slept badly last night.', 'last night = 2026-11-20'],
  ['Two nights ago I dreamt of the old flat.', 'Two nights ago = 2026-11-19'],
  ['She wrote to me three days ago.', 'three days ago = 2026-11-18'],
  ['The boiler broke 10 days ago.', '10 days ago = 2026-11-11'],
  ['I have been restless since Monday.', 'since Monday = 2026-11-16 .. 2026-11-21'],
  ['On Tuesday the test came back fine.', 'On Tuesday = 2026-11-17'],
  ['Last Friday we closed the shop early.', 'Last Friday = 2026-11-20'],
  ['Wednesday was too loud for me.', 'Wednesday = 2026-11-18'],
  ['I bought the bench on Saturday.', 'on Saturday = 2026-11-14'],
  ['This morning the lake was flat.', 'This morning = 2026-11-21'],
  ['I am tired today.', 'today = 2026-11-21'],
  ['Tonight I cook for one.', 'Tonight = 2026-11-21'],
  ['The day before yesterday it hailed.', 'The day before yesterday = 2026-11-19'],
  ['The night before last I heard the fox again.', 'The night before last = 2026-11-19'],
  ['On 3 May we signed the papers.', 'On 3 May = 2026-05-03'],
  ['On the 3rd of May 2019 he retired.', 'On the 3rd of May 2019 = 2019-05-03'],
  ['May 3, 2019 was the last time we danced.', 'May 3, 2019 = 2019-05-03'],
  ['It happened on December 12th.', 'on December 12th = 2025-12-12'],
  ['I copied the note of 2024-02-29 by hand.', '2024-02-29 = 2024-02-29'],
  ['The rent was due on the 14th.', 'on the 14th = 2026-11-14'],
  ['We met on the 25th and again later.', 'on the 25th = 2026-10-25'],
  ['A year ago today I stopped smoking.', 'A year ago today = 2025-11-21'],
  ['We left on New Year’s Eve with one suitcase.', 'on New Year’s Eve = 2025-12-31'],
  ['She has been in there since the 2nd.', 'since the 2nd = 2026-11-02 .. 2026-11-21'],
  ['I moved to Hull over Easter.', 'over Easter = 2026-04-03 .. 2026-04-06'],
  ['He fell on Good Friday.', 'on Good Friday = 2026-04-03'],
  ['No cigarette since Ash Wednesday.', 'since Ash Wednesday = 2026-02-18 .. 2026-11-21'],
  ['We walked on Boxing Day.', 'on Boxing Day = 2025-12-26'],
]

const spans: readonly (readonly [string, string])[] = [
  ['Last week was one long queue.', 'Last week = 2026-11-09 .. 2026-11-15'],
  ['Last weekend we stayed in.', 'Last weekend = 2026-11-14 .. 2026-11-15'],
  ['This week I said no twice.', 'This week = 2026-11-16 .. 2026-11-22'],
  ['Last month I changed teams.', 'Last month = 2026-10-01 .. 2026-10-31'],
  ['Last summer we slept on the roof.', 'Last summer = 2026-06-01 .. 2026-08-31'],
  ['Last winter the pipes froze.', 'Last winter = 2025-12-01 .. 2026-02-28'],
  ['Last fall I moved out.', 'Last fall = 2025-09-01 .. 2025-11-30'],
  ['Last year I would have said nothing.', 'Last year = 2025-01-01 .. 2025-12-31'],
  ['In 2019 I still had the boat.', 'In 2019 = 2019-01-01 .. 2019-12-31'],
  ['Back in the summer of 2012 we had no money.', 'in the summer of 2012 = 2012-06-01 .. 2012-08-31'],
  ['We met in May.', 'in May = 2026-05-01 .. 2026-05-31'],
  ['In March 2020 the school closed.', 'In March 2020 = 2020-03-01 .. 2020-03-31'],
  ['I have not drawn since March.', 'since March = 2026-03-01 .. 2026-11-21'],
  ['December always makes me slow.', 'December = 2025-12-01 .. 2025-12-31'],
  ['Two weeks ago the roof leaked.', 'Two weeks ago = 2026-11-02 .. 2026-11-08'],
  ['A few days ago I found the ring.', 'A few days ago = 2026-11-16 .. 2026-11-19'],
  ['Three months ago I was in plaster.', 'Three months ago = 2026-08-01 .. 2026-08-31'],
  ['He left five years ago.', 'five years ago = 2021-01-01 .. 2021-12-31'],
  ['For the past two weeks I woke at four.', 'the past two weeks = 2026-11-07 .. 2026-11-21'],
  ['In the nineties nobody asked.', 'In the nineties = 1990-01-01 .. 1999-12-31'],
  ['I lived there from 2015 to 2018.', 'from 2015 to 2018 = 2015-01-01 .. 2018-12-31'],
  ['I have been ill since last Thursday.', 'since last Thursday = 2026-11-19 .. 2026-11-21'],
  ['Since Christmas I have not called her.', 'Since Christmas = 2025-12-25 .. 2026-11-21'],
  ['Since 2021 the piano stands in the hall.', 'Since 2021 = 2021-01-01 .. 2026-11-21'],
]

describe('a time is read towards the past', () => {
  test.each([...days, ...spans])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected])
  })
})

describe('the future is read where it is clearly said', () => {
  test.each([
    ['Tomorrow I ask for the key.', 'Tomorrow = 2026-11-22'],
    ['The day after tomorrow we drive north.', 'The day after tomorrow = 2026-11-23'],
    ['The exam is next Friday.', 'next Friday = 2026-11-27'],
    ['Next week I will be alone.', 'Next week = 2026-11-23 .. 2026-11-29'],
    ['I will see her on Thursday.', 'on Thursday = 2026-11-26'],
    ['The form has to be in by Wednesday.', 'by Wednesday = 2026-11-25'],
    ['We are going to paint the hall in March.', 'in March = 2027-03-01 .. 2027-03-31'],
    ['Next summer I want to walk the coast.', 'Next summer = 2027-06-01 .. 2027-08-31'],
    ['I’ll know more in two weeks.', 'in two weeks = 2026-11-30 .. 2026-12-06'],
    ['A month from now it will be over.', 'A month from now = 2026-12-01 .. 2026-12-31'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected])
  })
})

describe('words that name a time but no day are kept as words', () => {
  test.each([
    ['When I was twelve I hid in the loft.', 'When I was twelve'],
    ['I loved trains when I was a child.', 'when I was a child'],
    ['At the age of nine I broke my arm.', 'At the age of nine'],
    ['We had packed everything the day before.', 'the day before'],
    ['The next morning the car was gone.', 'The next morning'],
    ['Two days later he rang.', 'Two days later'],
    ['I saw her the other day.', 'the other day'],
    ['Years ago I would have laughed.', 'Years ago'],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected])
  })
})

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2038, '2038-04-25'],
])('Easter of %i is known', (year, sunday) => {
  expect(easterSunday(year)).toBe(sunday)
})
