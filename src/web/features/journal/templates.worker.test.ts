import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { questions } from '#domain/journal/templates/questions.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Command, Query, Row, WorkerTools } from '#web/lib/worker-calls.ts'
import {
  askQuestion,
  askTemplateFacts,
  hideTemplate,
  keepTemplate,
  moveTemplate,
  ownTemplates,
  putTemplateBack,
  removeTemplate,
  templateShelfRow,
} from './templates.calls.ts'
import { templateCommands, templateQueries } from './templates.worker.ts'

const nowMs = Date.parse('2026-11-19T21:00:00.000Z')

function openVault() {
  const store = createStore()
  let uids = 0
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => nowMs,
    newUid: () => `0192f3a8-0000-7000-8000-${String(++uids).padStart(12, '0')}`,
    zone: 'UTC',
  }
  return {
    store,
    write: (uid: string, createdAt: string, more: object = {}) =>
      store.apply([
        {
          uid,
          kind: journalEntries.kind,
          data: { ...newEntry(createdAt, 'UTC'), ...more },
          revision: 1,
          kept: 'synced',
        },
      ]),
    ask: <Args, R extends Row>({ name }: Query<Args, R>, args: Args) =>
      templateQueries.find((one) => one.name === name)?.rows(store, args) as R[],
    run: <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
      templateCommands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>,
  }
}

const soup = {
  uid: null,
  title: 'Sunday soup',
  pageTitle: '{{weekday}} soup',
  about: '',
  body: '*What is in it*\n',
  madeFrom: null,
  minutes: null,
}

test('a template is made, changed and stays the same one', async () => {
  const { run, ask } = openVault()
  const uid = await run(keepTemplate, soup)
  expect(await run(keepTemplate, { ...soup, uid, title: 'Soup', minutes: 3 })).toBe(uid)
  const [row, ...others] = ask(ownTemplates, null)
  expect(others).toEqual([])
  expect(row).toMatchObject({ id: uid, title: 'Soup', minutes: 3, order: 1, isHidden: false })
  expect(ask(ownTemplates, null)[0]).toBe(row)
})

test('what is not a template is refused', async () => {
  const { run, ask } = openVault()
  await expect(run(keepTemplate, { ...soup, title: ' ' })).rejects.toThrow()
  expect(ask(ownTemplates, null)).toEqual([])
})

test('templates stand in the order that the person gives them', async () => {
  const { run, ask } = openVault()
  const uids = [
    await run(keepTemplate, { ...soup, title: 'One' }),
    await run(keepTemplate, { ...soup, title: 'Two' }),
    await run(keepTemplate, { ...soup, title: 'Three' }),
  ]
  const titles = () => ask(ownTemplates, null).map(({ title }) => title)
  expect(titles()).toEqual(['One', 'Two', 'Three'])
  await run(moveTemplate, { uid: uids[2] ?? '', to: 0 })
  expect(titles()).toEqual(['Three', 'One', 'Two'])
  await run(moveTemplate, { uid: uids[2] ?? '', to: 99 })
  expect(titles()).toEqual(['One', 'Two', 'Three'])
  await run(moveTemplate, { uid: 'nobody', to: 0 })
  expect(titles()).toEqual(['One', 'Two', 'Three'])
})

test('a deleted template can be put back as it was', async () => {
  const { run, ask, store } = openVault()
  const uid = await run(keepTemplate, soup)
  const before = ask(ownTemplates, null)
  const template = await run(removeTemplate, { uid })
  expect(store.of(journalTemplates).size).toBe(0)
  if (template) await run(putTemplateBack, { uid, template })
  expect(ask(ownTemplates, null)).toEqual(before)
  expect(await run(removeTemplate, { uid: 'nobody' })).toBeNull()
})

test('built-in templates and own ones can be hidden and shown again', async () => {
  const { run, ask } = openVault()
  const uid = await run(keepTemplate, soup)
  const hidden = () => ask(templateShelfRow, null)[0]?.hidden
  expect(hidden()).toEqual([])
  await Promise.all([
    run(hideTemplate, { id: 'morning-pages', isHidden: true }),
    run(hideTemplate, { id: 'decision', isHidden: true }),
    run(hideTemplate, { id: 'decision', isHidden: true }),
  ])
  expect(hidden()).toEqual(['morning-pages', 'decision'])
  await run(hideTemplate, { id: 'morning-pages', isHidden: false })
  expect(hidden()).toEqual(['decision'])
  await run(hideTemplate, { id: uid, isHidden: true })
  expect(ask(ownTemplates, null)).toMatchObject([{ isHidden: true }])
  expect(hidden()).toEqual(['decision'])
})

test('the last page and the last mood are those before now, outside the trash, and not the page itself', async () => {
  const { run, write } = openVault()
  expect(await run(askTemplateFacts, { beside: null })).toEqual({ lastPage: null, lastMood: null })
  write('a', '2026-11-10T08:00:00.000Z', { title: 'Rated', mood: 6 })
  write('b', '2026-11-17T08:00:00.000Z', { title: 'Last' })
  write('binned', '2026-11-18T08:00:00.000Z', { mood: 1, deletedAt: '2026-11-18T09:00:00.000Z' })
  write('copy', '2026-11-18T08:00:00.000Z', { mood: 2, conflictOf: 'a' })
  write('ahead', '2026-11-25T08:00:00.000Z', { mood: 3 })
  write('open', '2026-11-19T20:00:00.000Z', { title: 'This page', mood: 4 })
  expect(await run(askTemplateFacts, { beside: 'open' })).toEqual({
    lastPage: { title: 'Last', day: '2026-11-17' },
    lastMood: { mood: 6, day: '2026-11-10' },
  })
  expect(await run(askTemplateFacts, { beside: null })).toMatchObject({ lastMood: { mood: 4 } })
})

test('every question is asked once before any comes again, also when two are asked at the same time', async () => {
  const { run } = openVault()
  const asked = await Promise.all(questions.map(() => run(askQuestion, null)))
  expect(new Set(asked).size).toBe(questions.length)
  expect(asked).toContain(await run(askQuestion, null))
})
