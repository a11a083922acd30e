import { expect, test } from 'vitest'
import { fileFinder } from '../markdown/file-links.ts'
import { isDayOne, readDayOne } from './day-one.ts'

const id = (nth: number) => `ABCDEF0123456789ABCDEF012345678${nth}`
const photo = (nth: number, md5: string) => ({
  ...{
    identifier: id(nth),
    md5,
    type: 'jpeg',
    orderInEntry: 0,
    width: 4_032,
    height: 3_024,
    isSketch: false,
  },
})
const entry = (nth: number, more: object) => ({
  ...{ uuid: id(nth), creationDate: '2024-03-05T08:10:00Z', modifiedDate: '2024-03-05T08:20:00Z' },
  ...{ timeZone: 'America/New_York', starred: false, duration: 0, creationDevice: 'iPhone' },
  ...more,
})
const journal = (...entries: unknown[]) => ({ metadata: { version: '1.0' }, entries })

const read = (entries: unknown[], files: readonly string[] = [], others: Record<string, unknown> = {}) => {
  const journals = Object.entries({ 'Journal.json': journal(...entries), ...others })
  const found = readDayOne(
    journals.map(([name, json]) => ({ name, json })),
    'Europe/Berlin',
    (name) => fileFinder(files)(name, ''),
  )
  if (!found) throw new Error('It was not taken for an export of Day One.')
  return found
}

test('an entry comes with its title, words without backslashes, time and zone, tags, star and place', () => {
  const location = { latitude: 57.7, longitude: 11.97, placeName: 'Pier', country: 'Sweden' }
  const { pages, problems } = read([
    entry(1, {
      text: '# The ferry\n\nWe left at 8\\.15 \\(late\\)\\! **\u200BCold\u200B**\\.\n\n1\\. no list\n\\- nor this\nkeep \\*this\\*',
      tags: ['Travel', 'with Anna'],
      ...{ starred: true, location, weather: { temperatureCelsius: 3 }, isAllDay: false },
    }),
  ])
  expect(problems).toEqual([])
  expect(pages).toEqual([
    expect.objectContaining({
      originalId: id(1),
      title: 'The ferry',
      text: 'We left at 8.15 (late)! **Cold**.\n\n1\\. no list\n\\- nor this\nkeep \\*this\\*',
      createdAt: '2024-03-05T08:10:00.000Z',
      zone: 'America/New_York',
      topics: ['Travel', 'with-Anna'],
      isStarred: true,
      mood: null,
      moodLabel: null,
      details: { location, weather: { temperatureCelsius: 3 } },
    }),
  ])
})

test('pictures stand where they stood; one that two entries show is listed once in the file, and one that no text shows comes last', () => {
  const { pages, problems } = read(
    [
      entry(1, {
        text: `Before ![](dayone-moment://${id(7)}) after ![](dayone-moment:/photo/${id(7)})`,
        photos: [photo(7, 'aa'), photo(8, 'bb')],
      }),
      entry(2, { creationDate: '2024-03-06T08:10:00Z', text: `Again ![](dayone-moment://${id(7)})` }),
    ],
    ['photos/aa.jpeg', 'photos/bb.jpeg'],
  )
  expect(problems).toEqual([])
  expect(pages[0]).toMatchObject({
    text: 'Before ![](import:0) after ![](import:0)',
    pictures: ['photos/aa.jpeg', 'photos/bb.jpeg'],
  })
  expect(pages[1]).toMatchObject({ text: 'Again ![](import:0)', pictures: ['photos/aa.jpeg'] })
})

test('what cannot come along is told page by page, and the words come', () => {
  const { pages, problems } = read([
    entry(1, {
      text: `Sung ![](dayone-moment:/audio/${id(5)})here ![](dayone-moment://${id(9)})`,
      audios: [{ identifier: id(5) }],
      photos: [photo(9, 'cc')],
    }),
  ])
  expect(pages[0]).toMatchObject({ text: 'Sung here', pictures: [] })
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'On the page of 2024-03-05: a picture is missing from the zip.',
    'On the page of 2024-03-05: a video, recording or PDF stays behind; a page here holds words and pictures.',
  ])
})

test('an entry of an Android phone has no device, and may have its words as rich text alone', () => {
  const richText = JSON.stringify({
    meta: { version: 1 },
    contents: [
      { text: 'Market\n', attributes: { line: { header: 2 } } },
      { text: 'We bought ' },
      { text: 'plums', attributes: { bold: true } },
      { text: '.\n' },
      { text: 'a kilo\n', attributes: { line: { listStyle: 'bulleted', indentLevel: 1 } } },
      { text: 'pay Anna\n', attributes: { line: { listStyle: 'checkbox', checked: true } } },
      { embeddedObjects: [{ type: 'photo', identifier: id(7) }] },
    ],
  })
  const { pages } = read(
    [
      {
        ...{
          uuid: id(3),
          creationDate: '2024-03-05T23:00:00Z',
          timeZone: 'Europe/Dublin',
          pinned: true,
          text: '',
        },
        ...{ richText, photos: [photo(7, 'aa')] },
      },
    ],
    ['Export/photos/aa.jpeg'],
  )
  expect(pages[0]).toMatchObject({
    text: '## Market\nWe bought **plums**.\n- a kilo\n- [x] pay Anna\n\n![](import:0)',
    pictures: ['Export/photos/aa.jpeg'],
    zone: 'Europe/Dublin',
    isStarred: true,
  })
})

test('a place that is nested without end, or told at book length, is left out, and its page comes', () => {
  let nested: unknown = {}
  for (let depth = 0; depth < 50_000; depth++) nested = { nested }
  const { pages } = read([entry(1, { text: 'a', location: nested, weather: { words: 'x'.repeat(9_000) } })])
  expect(pages.map(({ text, details }) => [text, details])).toEqual([['a', {}]])
})

test('of several journals each names its pages by a topic', () => {
  const { pages } = read([entry(1, { text: 'a', tags: ['sea'] })], [], {
    'Work notes.json': journal(entry(2, { text: 'b' })),
  })
  expect(pages.map(({ topics }) => topics)).toEqual([['sea', 'Journal'], ['Work-notes']])
})

test('an entry that cannot be read is named by its number, and an unknown zone is that of the person', () => {
  const { pages, problems } = read([
    { text: 'no id' },
    entry(1, { creationDate: 'soon' }),
    entry(2, { text: 'fine', timeZone: 'Nowhere/Here' }),
  ])
  expect(pages.map(({ text, zone }) => [text, zone])).toEqual([['fine', 'Europe/Berlin']])
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'Entry 1: It lacks an id or a date, which every Day One entry has.',
    'Entry 2: The date it was written cannot be read.',
  ])
})

test('the JSON of others is not taken for it', () => {
  expect(isDayOne({ tags: {}, entries: [{ title: 'a', date: '2024-03-05', time: '08:10' }] })).toBe(false)
  expect(isDayOne([{ id: 'a' }])).toBe(false)
  expect(isDayOne(journal())).toBe(true)
})
