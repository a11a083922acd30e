import { expect, test } from 'vitest'
import { importMarkOf } from '#domain/import/entry-of-import.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { chosen, daylioYear, openVault, uidOf, zipped } from './import-vault.test-support.ts'

test('a look at a year of Daylio tells what would come and writes nothing', async () => {
  const { check, store } = openVault()
  const event = await check([daylioYear()])
  expect(event).toMatchObject({
    is: 'plan',
    plan: {
      ...{ source: 'daylio', newPages: 365, samePages: 0, pictures: 0, problems: [] },
      first: { createdAt: '2025-01-01T20:30:00.000Z', zone: 'Europe/Berlin' },
      last: { createdAt: '2025-12-31T20:30:00.000Z' },
    },
  })
  if (event?.is !== 'plan') throw new Error('There is no plan.')
  expect(
    Object.fromEntries(event.plan.moods.map(({ label, pages, usual }) => [label, [pages, usual]])),
  ).toEqual({
    rad: [122, 10],
    meh: [122, 6],
    foggy: [121, null],
  })
  expect([...store.all()]).toEqual([])
})

test('a year comes as one batch, rated as its moods were placed, brings nothing twice and goes again with one press', async () => {
  const { bring, check, undo, pages, batches, store } = openVault()
  const done = await bring([daylioYear()], { rad: 10, meh: 6, foggy: null })
  if (done?.is !== 'done') throw new Error('It was not brought.')
  expect(done.report).toMatchObject({ source: 'daylio', pages: 365, pictures: 0, problems: [] })
  const moods = pages().map(({ mood }) => mood)
  expect([10, 6, null].map((mood) => moods.filter((one) => one === mood).length)).toEqual([122, 122, 121])
  expect(pages().every(({ energy, stress }) => energy === null && stress === null)).toBe(true)
  expect(pages()[0]).toMatchObject({ activities: expect.arrayContaining(['tea']) })
  expect(batches()).toMatchObject([{ batchId: done.report.batchId, source: 'daylio', pages: 365 }])

  expect(await check([daylioYear()])).toMatchObject({ plan: { newPages: 0, samePages: 365 } })
  expect(await bring([daylioYear()])).toMatchObject({ report: { pages: 0 } })
  expect(store.of(journalEntries).size).toBe(365)

  expect(await undo(done.report.batchId)).toEqual({ is: 'done', pages: 365, stays: 0 })
  expect([...store.all()]).toEqual([])
})

test('a later export brings what is new in it, as a batch of its own', async () => {
  const { bring, undo, pages, batches } = openVault()
  await bring([daylioYear(10)])
  const later = await bring([daylioYear(14)])
  expect(later).toMatchObject({ is: 'done', report: { pages: 4 } })
  expect(batches()).toHaveLength(2)
  if (later?.is === 'done') await undo(later.report.batchId)
  expect(pages()).toHaveLength(10)
})

test('pages that moved into another vault with an export are known there, though their uids are made otherwise', async () => {
  const [from, to] = [openVault(), openVault()]
  await from.bring([daylioYear(3)])
  for (const [nth, data] of from.pages().entries())
    await to.session.put(journalEntries, uidOf('moved', String(nth)), data)
  expect(await to.check([daylioYear(4)])).toMatchObject({ plan: { newPages: 1, samePages: 3 } })
})

test('what somebody wrote on a page since keeps it when the import is undone; their own pages are never touched', async () => {
  const { bring, undo, session, store, pages } = openVault()
  await session.put(journalEntries, uidOf('mine'), {
    ...newEntry('2026-11-25T12:00:00.000Z', 'UTC'),
    content: 'Mine.',
  })
  const done = await bring([daylioYear(5)])
  const third = [...store.of(journalEntries).values()].find(({ data }) => data.content === 'Day 3.')
  if (!third || done?.is !== 'done') throw new Error('It was not brought.')
  await session.put(journalEntries, third.uid, { ...third.data, content: 'Day 3. I remember it now.' })
  expect(await undo(done.report.batchId)).toEqual({ is: 'done', pages: 4, stays: 1 })
  expect(pages().map(({ content }) => content)).toEqual(['Mine.', 'Day 3. I remember it now.'])
})

const dayOne = (photos: Record<string, string> = { 'photos/aa.jpeg': 'img', 'photos/bb.jpeg': 'broken' }) =>
  zipped('export.zip', {
    'Journal.json': JSON.stringify({
      metadata: { version: '1.0' },
      entries: [
        {
          ...{
            uuid: 'A1',
            creationDate: '2024-03-05T08:10:00Z',
            timeZone: 'America/New_York',
            starred: true,
          },
          ...{
            text: '# Ferry\n\nNorth ![](dayone-moment://AAAAAAAA) ![](dayone-moment://BBBBBBBB)',
            tags: ['sea'],
          },
          photos: [
            { identifier: 'AAAAAAAA', md5: 'aa', type: 'jpeg' },
            { identifier: 'BBBBBBBB', md5: 'bb', type: 'jpeg' },
          ],
        },
      ],
    }),
    ...photos,
  })

test('a zip of Day One comes with its pictures in their places; one that cannot be opened is told, and its page comes', async () => {
  const { bring, pages } = openVault()
  const done = await bring([dayOne()])
  expect(done).toMatchObject({
    is: 'done',
    report: {
      ...{ source: 'day-one', pages: 1, pictures: 1 },
      problems: [{ file: 'photos/bb.jpeg', sentence: 'The file is damaged, or it is not a picture.' }],
    },
  })
  const [page] = pages()
  expect(page).toMatchObject({ title: 'Ferry', zone: 'America/New_York', topics: ['sea'], isStarred: true })
  expect(page?.content).toBe(`North ![](photo:${page?.photos?.[0]?.blobId})`)
  expect(page?.photos).toMatchObject([{ addedAt: '2024-03-05T08:10:00.000Z' }])
})

test('a folder of Markdown files comes from a zip and from loose files alike', async () => {
  const files = {
    'vault/2024-03-05.md': '---\nmood: 7\ntags: [sea]\n---\nCold ![dog](img/dog.png)',
    'vault/img/dog.png': 'img',
    'vault/.obsidian/app.json': '{}',
    '__MACOSX/vault/._2024-03-05.md': 'junk',
  }
  const { bring, check, pages } = openVault()
  const loose = Object.entries(files).map(([name, text]) => chosen(name, text))
  expect(await bring(loose)).toMatchObject({
    is: 'done',
    report: { source: 'markdown', pages: 1, pictures: 1 },
  })
  expect(pages()[0]).toMatchObject({ mood: 7, topics: ['sea'] })
  expect(await check([zipped('vault.zip', files)])).toMatchObject({ plan: { newPages: 0, samePages: 1 } })
})

test('a backup of Daylio, Journey’s zip and the JSON of jrnl are known by what is in them', async () => {
  const { check } = openVault()
  const entry = { minute: 4, hour: 22, day: 5, month: 2, year: 2026, mood: 1, note: 'Grüße', tags: [] }
  const moods = [{ id: 1, custom_name: 'fine', mood_group_id: 2 }]
  const base64 = Buffer.from(JSON.stringify({ dayEntries: [entry], customMoods: moods })).toString('base64')
  const backup = zipped('b.daylio', { 'backup.daylio': base64.replace(/(.{76})/g, '$1\n') })
  expect(await check([backup])).toMatchObject({
    plan: { source: 'daylio', newPages: 1, moods: [{ label: 'fine', pages: 1, usual: 8 }] },
  })
  const journey = { id: 'j1', date_journal: 1_709_626_200_000, timezone: 'UTC', text: '<p>a</p>', mood: 0 }
  expect(
    await check([zipped('journey.zip', { '1-j1.json': JSON.stringify(journey), '2-j2.json': '{' })]),
  ).toMatchObject({ plan: { source: 'journey', newPages: 1, problems: [{ file: '2-j2.json' }] } })
  const jrnl = { tags: {}, entries: [{ title: 'a', body: 'b', date: '2024-03-05', time: '22:04', tags: [] }] }
  expect(await check([chosen('j.json', JSON.stringify(jrnl))])).toMatchObject({
    plan: { source: 'jrnl', newPages: 1 },
  })
})

test('a page of this journal that comes back from its own Markdown is here already', async () => {
  const { check, session, store } = openVault()
  const uid = uidOf('mine')
  await session.put(journalEntries, uid, { ...newEntry('2026-11-25T12:00:00.000Z', 'UTC'), content: 'Mine.' })
  const file = chosen('2026-11-25.md', `---\nuid: ${uid}\n---\nMine.`)
  expect(await check([file])).toMatchObject({ plan: { newPages: 0, samePages: 1 } })
  expect(importMarkOf(store.one(journalEntries, uid)?.data ?? { metadata: {} })).toBeNull()
})
