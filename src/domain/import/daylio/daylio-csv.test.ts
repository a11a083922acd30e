import { expect, test } from 'vitest'
import { readDaylioCsv } from './daylio-csv.ts'

const zone = 'Europe/Berlin'
const read = (text: string) => {
  const found = readDaylioCsv(text, 'daylio_export.csv', zone)
  if (!found) throw new Error('It was not taken for a table of Daylio.')
  return found
}

const newest = `\uFEFFfull_date,date,weekday,time,mood,activities,scales,note_title,note
2026-03-05,March 5,Thursday,10:04\u202FPM,good,"work | movies / tv |  good meal ","Sleep Quality: 8/10 points | Sleep Time: 7:30","A ""quiet"" one","<b>Read</b> the whole evening.<br>Then tea.<ul><li>black</li><li>no sugar</li></ul>"
2026-03-05,March 5,Thursday,8:15\u202FAM,meh,,,,
2026-03-04,March 4,Wednesday,18:52,Zen-ish,friends,,,"Fish &amp; chips, with Anna.
By the sea."
`

test('the newest form of the table comes with title, words, activities, scales and the time on the wall of its zone', () => {
  const { source, pages, problems } = read(newest)
  expect(source).toBe('daylio')
  expect(problems).toEqual([])
  expect(pages.map(({ createdAt }) => createdAt)).toEqual([
    '2026-03-04T17:52:00.000Z',
    '2026-03-05T07:15:00.000Z',
    '2026-03-05T21:04:00.000Z',
  ])
  expect(pages[2]).toMatchObject({
    originalId: '2026-03-05 22:04',
    title: 'A "quiet" one',
    text: '**Read** the whole evening.\nThen tea.\n\n- black\n- no sugar',
    zone,
    activities: ['work', 'movies / tv', 'good meal'],
    moodLabel: 'good',
    details: { scales: { 'Sleep Quality': '8/10 points', 'Sleep Time': '7:30' } },
  })
  expect(pages[0]?.text).toBe('Fish & chips, with Anna.\nBy the sea.')
  expect(pages[1]).toMatchObject({ text: '', title: '', activities: [], details: {} })
})

test('no number is made up: a label stays a label, and what Daylio never asked for stays empty', () => {
  const { pages, moods } = read(newest)
  for (const page of pages) expect(page).toMatchObject({ mood: null, energy: null, stress: null })
  expect([...moods]).toEqual([
    ['Zen-ish', null],
    ['meh', 6],
    ['good', 8],
  ])
})

test('a table without scales, and one without titles, are read as well', () => {
  const titled = read(
    'full_date,date,weekday,time,mood,activities,note_title,note\n2023-07-01,July 1,Saturday,9:00 am,rad,swim,Lake,Cold.\n',
  )
  expect(titled.pages[0]).toMatchObject({ title: 'Lake', text: 'Cold.', moodLabel: 'rad' })
  const older = read(
    'full_date,date,weekday,time,mood,activities,note\n2020-02-29,February 29,Saturday,23:59,awful,sick,"Slept, ""badly""."\n',
  )
  expect(older.pages[0]).toMatchObject({ createdAt: '2020-02-29T22:59:00.000Z', text: 'Slept, "badly".' })
})

test.each([
  ['2017,March 12,Sunday,9:30 PM,good,family', '2017-03-12 21:30'],
  ['2017,12. März,Sonntag,21:30,gut,Familie,Kuchen', '2017-03-12 21:30'],
  ['2018,12 août,dimanche,08:05,bien,amis,', '2018-08-12 08:05'],
  ['2019,1 grudnia,niedziela,7:00,super,', '2019-12-01 07:00'],
  ['2019,5 марта,вторник,7:00,хорошо,', '2019-03-05 07:00'],
  ['2021,3月12日,金曜日,7:00,良い,', '2021-03-12 07:00'],
])('the oldest form, whose day is in words and whose rows may be short: %s', (row, id) => {
  const { pages, problems } = read(`year,date,weekday,time,mood,activities,note\n${row}\n`)
  expect(problems).toEqual([])
  expect(pages.map(({ originalId }) => originalId)).toEqual([id])
})

test('a row that cannot be read is named by its line, and every other comes', () => {
  const { pages, problems } = read(
    `full_date,date,weekday,time,mood,activities,note
2024-02-31,February 31,Saturday,10:00,good,,No such day.
,,,,good,,Nothing.
2024-03-01,March 1,Friday,early,good,,At some time.
2024-03-02,March 2,Saturday,10:00,good,,Fine.
`,
  )
  expect(pages.map(({ text }) => text)).toEqual(['Fine.', 'At some time.'].reverse())
  expect(pages[0]?.createdAt).toBe('2024-03-01T11:00:00.000Z')
  expect(problems.map(({ line, sentence }) => [line, sentence])).toEqual([
    [2, '“2024-02-31” is not a date.'],
    [3, 'There is no date in this row.'],
    [4, '“early” is not a time, so this page is set to noon.'],
  ])
})

test('several pages of one minute are told apart, and keep their ids when newer ones are exported above them', () => {
  const head = 'full_date,date,weekday,time,mood,activities,note\n'
  const older = '2024-03-01,March 1,Friday,10:00,bad,,second\n2024-03-01,March 1,Friday,10:00,bad,,first\n'
  const ids = (text: string) => new Map(read(text).pages.map((page) => [page.text, page.originalId]))
  const before = ids(head + older)
  expect(before.get('first')).toBe('2024-03-01 10:00')
  expect(before.get('second')).toBe('2024-03-01 10:00 2')
  const after = ids(`${head}2024-03-01,March 1,Friday,10:00,good,,third\n${older}`)
  expect([after.get('first'), after.get('second')]).toEqual([before.get('first'), before.get('second')])
})

test('a time that the clock skipped is taken as the clock went on', () => {
  const { pages } = read(
    'full_date,date,weekday,time,mood,activities,note\n2024-03-31,March 31,Sunday,2:30 AM,good,,\n',
  )
  expect(pages[0]?.createdAt).toBe('2024-03-31T01:30:00.000Z')
})

test('a table of another program is not taken for one', () => {
  expect(readDaylioCsv('date,amount\n2024-03-01,3\n', 'a.csv', zone)).toBeNull()
  expect(readDaylioCsv('', 'a.csv', zone)).toBeNull()
})
