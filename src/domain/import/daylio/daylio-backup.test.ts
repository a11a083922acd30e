import { expect, test } from 'vitest'
import { readDaylioBackup } from './daylio-backup.ts'
import { readDaylioCsv } from './daylio-csv.ts'

const backup = {
  version: 15,
  customMoods: [
    { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
    { id: 2, custom_name: '', mood_group_id: 2, predefined_name_id: 2 },
    { id: 7, custom_name: 'worn out', mood_group_id: 4, predefined_name_id: -1 },
    { id: 9, custom_name: 'never used', mood_group_id: 5, predefined_name_id: -1 },
  ],
  tags: [
    { id: 3, name: 'walk', icon: 12, order: 1, state: 0, id_tag_group: 1 },
    { id: 4, name: 'movies / tv', icon: 13, order: 2, state: 0, id_tag_group: 1 },
  ],
  assets: [{ id: 21, checksum: 'ab12', type: 1 }],
  dayEntries: [
    {
      ...{ id: 102, minute: 4, hour: 22, day: 5, month: 2, year: 2026, timeZoneOffset: 3_600_000 },
      ...{ datetime: 1_772_744_643_000, mood: 7, note: '<b>Late</b>.', note_title: 'Tram', tags: [3, 4, 99] },
      assets: [21, 22],
    },
    { id: 101, minute: 15, hour: 8, day: 5, month: 2, year: 2026, mood: 2, note: '', tags: [] },
    { id: 100, minute: 15, hour: 8, day: 41, month: 2, year: 2026, mood: 2, note: 'lost?', tags: [] },
  ],
}
const read = () =>
  readDaylioBackup(backup, 'Europe/Berlin', (sum) =>
    sum === 'ab12' ? 'assets/photos/2026/3/ab12' : undefined,
  )

test('a backup comes with moods by name, placed as its groups say, with activities and pictures', () => {
  const found = read()
  expect(found?.pages).toHaveLength(2)
  expect(found?.pages[1]).toMatchObject({
    title: 'Tram',
    text: '**Late**.',
    createdAt: '2026-03-05T21:04:03.000Z',
    moodLabel: 'worn out',
    mood: null,
    activities: ['walk', 'movies / tv'],
    pictures: ['assets/photos/2026/3/ab12'],
  })
  expect([...(found?.moods ?? [])]).toEqual([
    ['good', 8],
    ['worn out', 4],
  ])
  expect(found?.problems.map(({ sentence }) => sentence)).toEqual([
    'Entry 3 has no date and time that can be read.',
  ])
})

test('the backup and the table of one journal name its pages alike, so that both bring them once', () => {
  const table = readDaylioCsv(
    'full_date,date,weekday,time,mood,activities,note\n2026-03-05,March 5,Thursday,10:04 PM,worn out,,\n2026-03-05,March 5,Thursday,8:15 AM,good,,\n',
    'daylio.csv',
    'Europe/Berlin',
  )
  const ids = (of: typeof table) => of?.pages.map(({ originalId }) => originalId)
  expect(ids(table)).toEqual(ids(read()))
})

test('a mood that the backup does not explain keeps its number, and goes nowhere by itself', () => {
  const odd = { dayEntries: [{ minute: 0, hour: 9, day: 1, month: 0, year: 2025, mood: 44, tags: [] }] }
  const found = readDaylioBackup(odd, 'UTC', () => undefined)
  expect(found?.pages[0]?.moodLabel).toBe('Mood 44')
  expect([...(found?.moods ?? [])]).toEqual([['Mood 44', null]])
})

test('other JSON is not taken for a backup', () => {
  expect(readDaylioBackup({ entries: [] }, 'UTC', () => undefined)).toBeNull()
  expect(readDaylioBackup(null, 'UTC', () => undefined)).toBeNull()
})
