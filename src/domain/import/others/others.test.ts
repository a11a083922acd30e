import { expect, test } from 'vitest'
import { fileFinder } from '../markdown/file-links.ts'
import { readJourney } from './journey.ts'
import { readJrnl } from './jrnl.ts'

const none = 1.7976931348623157e308
const entry = {
  ...{
    id: '1709626200000-3fd4b1ad59e0a4b2',
    date_modified: 1_709_626_900_000,
    date_journal: 1_709_626_200_000,
  },
  ...{ timezone: 'Europe/Vienna', text: '<p dir="auto">At the <b>lake</b>.</p><p>Cold.</p>', type: 'html' },
  ...{ mood: 3, lat: none, lon: none, address: '', favourite: true, tags: ['lake', 'winter walk'] },
  ...{ photos: ['1709626200000-3fd4b1ad59e0a4b2-aa.jpg', 'gone.jpg', 'clip.mp4'], music_title: 'Roads' },
  weather: { id: -1, degree_c: none, description: '', icon: '', place: '' },
}
const readEntries = (...all: unknown[]) =>
  readJourney(
    all.map((json, nth) => ({ name: `${nth}.json`, json })),
    'UTC',
    (name) => fileFinder(['1709626200000-3fd4b1ad59e0a4b2-aa.jpg', 'clip.mp4'])(name, ''),
  )

test('an entry of Journey comes as Markdown, with its zone, tags, star and picture, and without what it writes for nothing', () => {
  const found = readEntries(entry)
  expect(found?.pages).toEqual([
    expect.objectContaining({
      originalId: entry.id,
      text: 'At the **lake**.\n\nCold.',
      createdAt: '2024-03-05T08:10:00.000Z',
      zone: 'Europe/Vienna',
      topics: ['lake', 'winter-walk'],
      moodLabel: 'Mood 3',
      mood: null,
      isStarred: true,
      pictures: ['1709626200000-3fd4b1ad59e0a4b2-aa.jpg'],
      details: { music: { title: 'Roads', artist: '' } },
    }),
  ])
  expect([...(found?.moods ?? [])]).toEqual([['Mood 3', null]])
  expect(found?.problems.map(({ sentence }) => sentence)).toEqual([
    'A picture of this page is missing from the zip.',
    'A video or recording of this page stays behind; a page here holds words and pictures.',
  ])
})

test('a list of entries, Markdown, no mood and a place are read; what is no entry is told', () => {
  const markdown = {
    ...{ ...entry, id: 'b', text: '# Lake\n\n*Cold*, 2 < 3 <b>', type: 'markdown', mood: 0, photos: [] },
    ...{ lat: 48.2, lon: 16.4, address: 'Vienna', timezone: '', music_title: '' },
  }
  const found = readEntries([markdown, { id: 4 }])
  expect(found?.pages[0]).toMatchObject({
    title: 'Lake',
    text: '*Cold*, 2 < 3 <b>',
    zone: 'UTC',
    moodLabel: null,
    details: { location: { latitude: 48.2, longitude: 16.4 }, place: 'Vienna' },
  })
  expect(found?.problems).toHaveLength(1)
  expect(readEntries({ entries: [] }, 3)).toBeNull()
})

const jrnl = {
  tags: { '@work': 1 },
  entries: [
    {
      title: 'Late.',
      body: 'On the tram.',
      date: '2024-03-05',
      time: '22:04',
      tags: ['@work'],
      starred: true,
    },
    { title: 'Again.', body: '', date: '2024-03-05', time: '22:04', tags: [], starred: false },
    { title: 'Never.', body: '', date: '2024-13-05', time: '22:04', tags: [], starred: false },
  ],
}

test('the JSON of jrnl comes with titles, words, topics and stars, by the wall of the person', () => {
  const found = readJrnl(jrnl, 'journal.json', 'Europe/Berlin')
  expect(found?.pages[0]).toMatchObject({
    ...{
      originalId: '2024-03-05 22:04',
      title: 'Late.',
      text: 'On the tram.',
      topics: ['work'],
      isStarred: true,
    },
    createdAt: '2024-03-05T21:04:00.000Z',
  })
  expect(found?.pages[1]?.originalId).toBe('2024-03-05 22:04 2')
  expect(found?.problems).toEqual([
    { file: 'journal.json', line: null, sentence: 'Entry 3 has no date and time that can be read.' },
  ])
  expect(readJrnl({ entries: [{ uuid: 'A' }] }, 'a.json', 'UTC')).toBeNull()
})
