import { expect, test } from 'vitest'
import { acceptedDraft, draftBlock } from '#domain/journal/drafted.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { PageTable } from './page-table.ts'

const factsIn = (table: PageTable) =>
  table.facts(
    () => undefined,
    async () => undefined,
  )

function openTable() {
  const store = createStore()
  const keep = (kind: string, uid: string, data: unknown) =>
    store.apply([{ uid, kind, data, revision: 0, kept: 'here' }])
  const table = async () => {
    const opened = new PageTable(memorySession(store))
    await opened.load()
    return opened
  }
  return {
    keep,
    page: (uid: string, content: string, more: Partial<JournalEntry> = {}) =>
      keep(journalEntries.kind, uid, { ...newEntry('2026-11-18T20:00:00.000Z', 'UTC'), content, ...more }),
    table,
    facts: async () => factsIn(await table()),
  }
}

test('neither a page in the trash nor another version of a page counts', async () => {
  const { page, facts } = openTable()
  page('stands', 'The shop was closed.', { mood: 5 })
  page('version', 'The shop was open.', { mood: 9, conflictOf: 'stands' })
  page('trashed', 'Nothing.', { deletedAt: '2026-11-18T21:00:00.000Z' })
  expect((await facts()).map(({ uid }) => uid)).toEqual(['stands'])
})

test('a line is the first of the words that the person wrote', async () => {
  const { page, facts } = openTable()
  const own = 'I went to the lake.'
  page('check-in', '', { mood: 10 })
  page('draft', `${draftBlock('You have carried a lot this week.', 'a model')}\n\n${own}`)
  page('long', `${draftBlock('It is so. '.repeat(600), 'a model')}\n\n${own}`)
  page('accepted', acceptedDraft('You have carried a lot.', 'a model'))
  page('ordered', draftBlock(own, null).replace('[!companion] A draft from', '[!drafted] from'))
  page('titled', own, { title: ' The lake ' })
  page('letter', `${acceptedDraft('A week of yours.', 'Inkwell')}\n\n${own}`, {
    ...{ title: 'Your week', metadata: { letter: '2026-11-15' } },
  })
  page('unanswered', acceptedDraft('A week of yours.', 'Inkwell'), {
    ...{ title: 'Your week', metadata: { letter: '2026-11-08' } },
  })
  expect(Object.fromEntries((await facts()).map(({ uid, line }) => [uid, line]))).toEqual({
    ...{ 'check-in': '', draft: own, long: own, accepted: '', ordered: own },
    ...{ titled: 'The lake', letter: own },
  })
})

test('numbers that came with a page from another app are known', async () => {
  const { page, facts } = openTable()
  page('own', 'I went to the lake.')
  page('brought', '', { metadata: { import: { source: 'daylio' }, scales: { 'Sleep Time': '7:30' } } })
  expect(Object.fromEntries((await facts()).map(({ uid, measures }) => [uid, measures]))).toEqual({
    ...{ own: undefined, brought: { 'Sleep Time': 7.5 } },
  })
})

const said = '2026-11-19T10:00:00.000Z'
/** Whom pages name after the person has said something to memory. */
async function peopleAfter(...corrections: readonly Record<string, unknown>[]) {
  const { page, keep, facts } = openTable()
  const at = (hour: number) => ({ createdAt: `2026-11-18T1${hour}:00:00.000Z` })
  page(ilse, 'I met Ilse at the lake. Ilse laughed.', at(1))
  page(both, 'Ilse Meyer came by. Later I saw Tom Baker.', at(2))
  page(tom, 'I called Tom Baker and he was well. Ilse was there.', at(3))
  for (const [nth, one] of corrections.entries())
    keep(memoryCorrections.kind, `said ${nth}`, { createdAt: said, ...one } as MemoryCorrection)
  return (await facts()).map(({ people }) => [...people].sort())
}
const [ilse, both, tom] = [1, 2, 3].map((nth) => `0197a000-0000-7000-8000-00000000000${nth}`) as [
  string,
  string,
  string,
]

test('what the person said to memory about people holds for insights too', async () => {
  const asRead = [['Ilse'], ['Ilse Meyer', 'Tom Baker'], ['Ilse', 'Tom Baker']]
  expect(await peopleAfter()).toEqual(asRead)
  const same = { type: 'same', surface: 'person:ilse', other: 'person:ilse meyer', isSame: true }
  expect(await peopleAfter(same)).toEqual([['Ilse'], ['Ilse', 'Tom Baker'], ['Ilse', 'Tom Baker']])
  expect(await peopleAfter(same, { ...same, isSame: false, createdAt: '2026-11-19T11:00:00.000Z' })).toEqual(
    asRead,
  )
  const renamed = { type: 'rename', surface: 'person:ilse meyer', name: 'Elsa' }
  expect(await peopleAfter(same, renamed)).toEqual([['Elsa'], ['Elsa', 'Tom Baker'], ['Elsa', 'Tom Baker']])
  expect(await peopleAfter({ type: 'no-name', surface: 'person:tom baker', name: 'Tom Baker' })).toEqual([
    ['Ilse'],
    ['Ilse Meyer'],
    ['Ilse'],
  ])
  expect(await peopleAfter({ type: 'kind', surface: 'person:tom baker', kind: 'place' })).toEqual([
    ['Ilse'],
    ['Ilse Meyer'],
    ['Ilse'],
  ])
  const forget = { type: 'forget', surface: 'person:ilse meyer', name: 'Ilse Meyer' }
  expect(await peopleAfter({ ...forget, surfaces: ['person:ilse', 'person:ilse meyer'] })).toEqual([
    [],
    ['Tom Baker'],
    ['Tom Baker'],
  ])
  expect(await peopleAfter({ type: 'never-page', entryId: both })).toEqual([
    ['Ilse'],
    [],
    ['Ilse', 'Tom Baker'],
  ])
  const notHere = { type: 'not-here', surface: 'person:ilse', name: 'Ilse', entryId: tom, quote: 'Ilse' }
  expect(await peopleAfter(notHere)).toEqual([['Ilse'], ['Ilse Meyer', 'Tom Baker'], ['Tom Baker']])
})

test('an hour counts from the beginning of the day, and an import that knew the day alone gives none', async () => {
  const { page, keep, facts } = openTable()
  keep(myDayRecords.kind, 'mine', { ...defaultMyDay, startHour: 6 })
  const imported = { metadata: { import: { source: 'markdown' } }, zone: 'Europe/Berlin' }
  page('early', 'Awake.', { createdAt: '2026-11-18T04:30:00.000Z' })
  page('evening', 'Home.', { createdAt: '2026-11-18T20:00:00.000Z' })
  page('noon', 'Lunch.', { createdAt: '2026-11-18T12:00:00.000Z' })
  page('day alone', 'Somewhen.', { createdAt: '2026-11-18T11:00:00.000Z', ...imported })
  page('with a time', 'Then.', { createdAt: '2026-11-18T11:00:21.000Z', ...imported })
  const hours = (await facts()).map(({ uid, hoursIn }) => [uid, hoursIn])
  expect(Object.fromEntries(hours)).toEqual({
    ...{ early: 22, evening: 14, noon: 6, 'day alone': null, 'with a time': 6 },
  })
})

test('a table that stays open tells what one opened anew tells, whatever changes, and looks again only at what has changed', async () => {
  const { page, keep, facts, table } = openTable()
  page(ilse, '*What made the lake special?*\n\nI met Ilse at the lake.')
  page(tom, 'I called Tom Baker and he was well.')
  const kept = await table()
  const insight = { type: 'topic', entryId: tom, content: { topic: 'phone', isThere: true }, createdAt: said }
  const template = { name: 'Evening', description: '', icon: 'moon', body: '*What made the lake special?*' }
  const changes: readonly (() => void)[] = [
    () => page(both, 'Nobody came by.'),
    () => page(tom, 'I called nobody.', { mood: 3 }),
    () => page(ilse, '*What made the lake special?*\n\nI met Ilse at the lake.', { deletedAt: said }),
    () => page(ilse, '*What made the lake special?*\n\nI met Ilse at the lake.'),
    () => keep(journalInsights.kind, 'said', insight),
    () => keep(journalTemplates.kind, 'asked', template),
    () => keep(myDayRecords.kind, 'mine', { ...defaultMyDay, startHour: 23 }),
  ]
  for (const change of changes) {
    const last = JSON.stringify(await factsIn(kept))
    change()
    const now = JSON.stringify(await factsIn(kept))
    expect(now).not.toBe(last)
    expect(now).toBe(JSON.stringify(await facts()))
  }
  expect((await factsIn(kept))[0]).toBe((await factsIn(kept))[0])
})
