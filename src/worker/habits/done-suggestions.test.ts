import { expect, test } from 'vitest'
import type { DoneSuggestion } from '#domain/insights/deeds/done-words.ts'
import { analyticsPreferenceRecords } from '#domain/insights/records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { addDays } from '#domain/time/day.ts'
import { suggestionRowsBy } from '#domain/views/habit-suggestions.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createEntity } from '#worker/core/entity.calls.ts'
import { watchDone } from './done-suggestions.calls.ts'
import { doneStreams } from './done-suggestions.ts'
import { openHabits, today, uid } from './open-habits.test-support.ts'

const suggestionRows = suggestionRowsBy(reader)

/** Eighty days, on every third or so of which a walk goes with a mood that is three points higher. */
function openWalks() {
  const opened = openHabits()
  for (let ago = 80; ago > 0; ago--) {
    const isWalk = (ago * 7) % 11 < 4
    const data = {
      ...newEntry(`${addDays(today, -ago)}T20:00:00.000Z`, 'UTC'),
      content: isWalk ? 'I went for a walk after work. It rained.' : 'I stayed in.',
      mood: (isWalk ? 7 : 4) + ((ago * 5) % 3),
    }
    opened.store.apply([{ uid: uid(1000 + ago), kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
  }
  return {
    ...opened,
    /** What days are first found to show. */
    async done(): Promise<readonly DoneSuggestion[]> {
      const stopping = new AbortController()
      let found: readonly DoneSuggestion[] = []
      const tools = {
        ...{ session: memorySession(opened.store), now: () => Date.parse(`${today}T18:24:00Z`) },
        ...{ newUid: () => 'made', zone: 'UTC' },
      }
      const emit = (event: unknown) => {
        found = event as readonly DoneSuggestion[]
        stopping.abort()
      }
      const stream = doneStreams.find(({ name }) => name === watchDone.name)
      await stream?.run(tools, { today }, emit, stopping.signal)
      return found
    },
  }
}

// Spec: S3-083, S5-032
test('what a person does and days show to go with a better mood is offered, until it is a habit or was answered', async () => {
  const { done, ask, run, store } = openWalks()
  const found = await done()
  const shown = () => ask(suggestionRows, { today, done: [...found] })
  const [walk] = shown()
  expect(walk).toMatchObject({
    ...{ source: 'ai', name: 'Go for a walk', trigger: 'after work', behavior: 'go for a walk' },
    ...{ quote: 'I went for a walk after work.', area: 'fitness' },
  })
  expect(walk?.benefits).toContain('On days with a walk, mood was')
  expect(walk?.receipts).toHaveLength(20)
  const [{ entryUid = null } = {}] = walk?.receipts ?? []
  store.apply([], [entryUid ?? ''])
  expect(shown()[0]?.receipts).toHaveLength(19)
  const { name = '', behavior = '' } = walk ?? {}
  const answer = (more: object) =>
    run(createEntity, {
      ...{ kind: 'habit_recommendation', uid: null },
      data: { name, behavior, source: 'ai', ...more },
    })
  await answer({ laterFrom: addDays(today, 30) })
  expect(shown()).toEqual([])
  const walks = openWalks()
  await walks.habit({ name: 'Evening stroll', behavior: 'go round the block' })
  expect(await walks.done()).toEqual([])
  expect(walks.ask(suggestionRows, { today, done: [...found] })).toEqual([])
})

test('three are offered over all sources, and what days show has a place among them', async () => {
  const { done, entry, ask } = openWalks()
  const found = await done()
  for (const deed of ['swim', 'paint', 'cook dinner']) await entry(`I want to ${deed} every day.`)
  expect(ask(suggestionRows, { today, done: [] }).map(({ source }) => source)).toEqual([
    'journal',
    'journal',
    'journal',
  ])
  const both = ask(suggestionRows, { today, done: [...found] })
  expect(both.map(({ source }) => source)).toEqual(['journal', 'journal', 'ai'])
  await entry('I want to walk every day.', addDays(today, -1))
  const sources = ask(suggestionRows, { today, done: [...found] }).map(({ source }) => source)
  expect(sources).not.toContain('ai')
})

test('nothing is compared for who wants no insights by themselves', async () => {
  const { done, store } = openWalks()
  const data = { autoGenerateInsights: false }
  store.apply([{ uid: 'mine', kind: analyticsPreferenceRecords.kind, data, revision: 0, kept: 'here' }])
  expect(await done()).toEqual([])
})
