import { expect, test } from 'vitest'
import { entityOfKind } from '../entities.ts'
import { marked } from './batch-mark.ts'
import { type KeptRecord, planTakeOut } from './take-out.ts'

const batch = '01900000-0000-7000-8000-000000000001'
const came = (kind: string, uid: string, data: object): KeptRecord => ({
  kind,
  uid,
  data: marked(data, batch),
})
const own = (kind: string, uid: string, data: object): KeptRecord => ({ kind, uid, data })
const planOf = (...records: KeptRecord[]) => planTakeOut(records, batch, entityOfKind)

const page = came('journal_entry', 'page', { title: 'Plums', content: 'Dad and I picked plums.', mood: 7 })
const habit = came('habit', 'habit', { name: 'Lid', behavior: 'open it' })
const done = came('habit_completion', 'done', { habitId: 'habit', completedDate: '2026-11-20', notes: '' })

test('all that came goes, what points to others first, and nothing else', () => {
  const mine = own('journal_entry', 'mine', { title: '', content: 'Mine.' })
  expect(planOf(page, habit, done, mine)).toEqual({ goes: ['done', 'habit', 'page'], stays: [] })
})

test('what another import brought stays', () => {
  const other = own('habit', 'other', { name: 'Run', importId: '01900000-0000-7000-8000-000000000002' })
  expect(planOf(other)).toEqual({ goes: [], stays: [] })
})

test('a page that somebody has written on stays, with its earlier versions; one that was only rated goes', () => {
  const written = { ...page, data: { ...page.data, content: 'Dad and I picked plums. So did I.' } }
  const version = own('history', 'version', { of: 'page', data: { content: 'Dad and I picked plums.' } })
  expect(planOf(written, version)).toEqual({ goes: [], stays: ['page'] })
  const rated = { ...page, data: { ...page.data, mood: 2 } }
  expect(planOf(rated, version)).toEqual({ goes: ['version', 'page'], stays: [] })
})

test('a tick on a habit of the batch goes with it; with a note it stays, and the habit under it', () => {
  const tick = own('habit_completion', 'tick', {
    habitId: 'habit',
    completedDate: '2026-11-26',
    notes: '',
  })
  expect(planOf(habit, done, tick)).toEqual({ goes: ['tick', 'done', 'habit'], stays: [] })
  const noted = { ...tick, data: { ...tick.data, notes: 'I tried it myself.' } }
  expect(planOf(habit, done, noted)).toEqual({ goes: ['done'], stays: ['habit'] })
})

test('words to the companion keep the page that they were said beside, and its answer to them', () => {
  const said = own('journal_message', 'said', { entryId: 'page', role: 'user', content: 'Mine too.' })
  const answer = own('journal_message', 'answer', { entryId: 'page', role: 'assistant', content: 'Yes.' })
  expect(planOf(page, said, answer)).toEqual({ goes: [], stays: ['page'] })
  expect(planOf(page, answer)).toEqual({ goes: ['answer', 'page'], stays: [] })
})

test('a picture that was put on a page is as good as words', () => {
  const pictured = { ...page, data: { ...page.data, photos: [{ blobId: 'b' }] } }
  expect(planOf(pictured).stays).toEqual(['page'])
})
