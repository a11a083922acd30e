import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { questions } from '#domain/journal/templates/questions.ts'
import { hiddenTemplatesRow, ownTemplates } from '#domain/views/templates.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import {
  createEntity,
  patchEntity,
  removeEntity,
  reorderEntities,
  restoreRecords,
} from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { askQuestion, askTemplateFacts, hideTemplate } from './templates.calls.ts'
import { templateCommands } from './templates.ts'

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
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    run: <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
      [...templateCommands, ...entityCommands]
        .find((one) => one.name === name)
        ?.run(tools, args) as Promise<Result>,
  }
}

const { kind } = journalTemplates
const soup = {
  title: 'Sunday soup',
  pageTitle: '{{weekday}} soup',
  about: '',
  body: '*What is in it*\n',
  madeFrom: null,
  minutes: null,
}

test('a template is made, changed and stays the same one', async () => {
  const { run, ask } = openVault()
  const uid = await run(createEntity, { kind, uid: null, data: soup })
  await run(patchEntity, { kind, uid, changes: { title: 'Soup', minutes: 3 } })
  const [row, ...others] = ask(ownTemplates, null)
  expect(others).toEqual([])
  expect(row).toMatchObject({ id: uid, title: 'Soup', minutes: 3, order: 0, isHidden: false })
  expect(ask(ownTemplates, null)[0]).toBe(row)
})

test('what is not a template is refused', async () => {
  const { run, ask } = openVault()
  await expect(run(createEntity, { kind, uid: null, data: { ...soup, title: ' ' } })).rejects.toThrow()
  expect(ask(ownTemplates, null)).toEqual([])
})

test('templates stand in the order that the person gives them', async () => {
  const { run, ask } = openVault()
  const uids = [
    await run(createEntity, { kind, uid: null, data: { ...soup, title: 'One' } }),
    await run(createEntity, { kind, uid: null, data: { ...soup, title: 'Two' } }),
    await run(createEntity, { kind, uid: null, data: { ...soup, title: 'Three' } }),
  ]
  const titles = () => ask(ownTemplates, null).map(({ title }) => title)
  expect(titles()).toEqual(['One', 'Two', 'Three'])
  await run(reorderEntities, { kind, uids: [uids[2] ?? '', uids[0] ?? '', uids[1] ?? ''] })
  expect(titles()).toEqual(['Three', 'One', 'Two'])
  await run(createEntity, { kind, uid: null, data: { ...soup, title: 'Four' } })
  expect(titles()).toEqual(['Three', 'One', 'Two', 'Four'])
})

test('a deleted template can be put back as it was', async () => {
  const { run, ask, store } = openVault()
  const uid = await run(createEntity, { kind, uid: null, data: soup })
  const before = ask(ownTemplates, null)
  const records = await run(removeEntity, { kind, uid })
  expect(store.of(journalTemplates).size).toBe(0)
  await run(restoreRecords, { records })
  expect(ask(ownTemplates, null)).toEqual(before)
})

test('built-in templates and own ones can be hidden and shown again', async () => {
  const { run, ask } = openVault()
  const uid = await run(createEntity, { kind, uid: null, data: soup })
  const hidden = () => ask(hiddenTemplatesRow, null)[0]?.hidden
  expect(hidden()).toEqual([])
  await Promise.all([
    run(hideTemplate, { id: 'morning-pages', isHidden: true }),
    run(hideTemplate, { id: 'decision', isHidden: true }),
    run(hideTemplate, { id: 'decision', isHidden: true }),
  ])
  expect(hidden()).toEqual(['morning-pages', 'decision'])
  await run(hideTemplate, { id: 'morning-pages', isHidden: false })
  expect(hidden()).toEqual(['decision'])
  await run(patchEntity, { kind, uid, changes: { isHidden: true } })
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
