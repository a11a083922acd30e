import { expect, test } from 'vitest'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import { pageToSee, unsayOfMemory } from './memory.calls.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

/** Memory with what a review does: one page after the other, until there is none left. */
function openReview() {
  const memory = openMemory()
  const see = (not: readonly string[] = []) => memory.run(pageToSee, { of: null, not })
  return {
    ...memory,
    see,
    seen: (nth: number, isNeverAgain = false) =>
      memory.say({ type: 'seen-page', entryId: uidOf(nth), isNeverAgain }),
    /** The uids of all that would come in one sitting. */
    async pile(): Promise<string[]> {
      const shown: string[] = []
      for (let page = await see(); page; page = await see(shown)) shown.push(page.uid)
      return shown.sort()
    },
  }
}

test('each page comes once in a sitting, then there is none', async () => {
  const { put, pile, see } = openReview()
  for (let nth = 1; nth <= 4; nth++) put(nth, `The river was quiet on day ${nth}.`, `2026-11-0${nth}`)
  expect(await pile()).toEqual([1, 2, 3, 4].map(uidOf))
  expect(await see([1, 2, 3, 4].map(uidOf))).toBeNull()
})

test('a page that was shown rests for 30 days, also where there is no other', async () => {
  const { put, seen, pile, at, overview } = openReview()
  put(1, 'The river was quiet.', '2026-11-01')
  put(2, 'The river was loud.', '2026-11-02')
  await seen(1)
  expect(await pile()).toEqual([uidOf(2)])
  await seen(2)
  expect(await pile()).toEqual([])
  expect((await overview()).left).toBe(0)
  at('2026-12-18T20:00:00.000Z')
  expect(await pile()).toEqual([])
  at('2026-12-19T20:00:00.000Z')
  expect(await pile()).toEqual([1, 2].map(uidOf))
})

test('a page that is not to come again comes neither by chance nor on its day, after any time, until that is undone', async () => {
  const { put, seen, pile, at, overview, run } = openReview()
  put(1, 'The river was quiet this morning.', '2024-11-19', { title: 'By the river' })
  put(2, 'We walked home along the shore.', '2025-11-19')
  const onThisDay = async () => (await overview()).onThisDay.map(({ uid }) => uid)
  expect(await onThisDay()).toEqual([uidOf(2), uidOf(1)])
  const uid = await seen(1, true)
  expect(await onThisDay()).toEqual([uidOf(2)])
  expect(await pile()).toEqual([uidOf(2)])
  at('2027-11-19T20:00:00.000Z')
  expect(await onThisDay()).toEqual([uidOf(2)])
  expect(await pile()).toEqual([uidOf(2)])
  await run(unsayOfMemory, { of: null, uid })
  expect(await onThisDay()).toEqual([uidOf(2), uidOf(1)])
  expect(await pile()).toEqual([1, 2].map(uidOf))
})

test('a page that was only shown still comes on its day', async () => {
  const { put, seen, overview } = openReview()
  put(1, 'The river was quiet this morning.', '2024-11-19')
  await seen(1)
  expect((await overview()).onThisDay.map(({ uid }) => uid)).toEqual([uidOf(1)])
})

test('what is not to come again is put right, with its page; what was only shown is not', async () => {
  const { put, seen, overview, say } = openReview()
  put(1, 'The river was quiet.', '2026-11-01', { title: 'By the river' })
  put(2, 'The river was loud.', '2026-11-02', { title: 'With Quillon' })
  await seen(1)
  const uid = await seen(1, true)
  expect((await overview()).settled).toMatchObject([
    { uid, said: { type: 'seen-page' }, page: { day: '2026-11-01', title: 'By the river' } },
  ])
  await seen(2, true)
  await say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  const { settled } = await overview()
  expect(settled.flatMap(({ page }) => (page ? [page.title] : [])).sort()).toEqual(['', 'By the river'])
  put(1, 'The river was quiet.', '2026-11-01', { deletedAt: '2026-11-19T10:00:00.000Z' })
  expect((await overview()).settled.find((one) => one.uid === uid)?.page).toBeUndefined()
})

test.each<[string, string, Partial<JournalEntry>]>([
  ['a check-in', '', { mood: 6, emotions: ['joy'] }],
  ['a page with nothing on it', ' \n', {}],
  ['a title alone', '', { title: 'Sunday' }],
  ['a picture alone', '![The shore](photo:0192f3a8-0000-7000-8000-0000000000aa)', {}],
])('%s never comes by chance and is not counted', async (_, content, some) => {
  const { put, pile, overview } = openReview()
  put(1, content, '2026-11-01', some)
  put(2, 'The river was quiet.', '2026-11-02')
  expect(await pile()).toEqual([uidOf(2)])
  expect((await overview()).left).toBe(1)
})

test('what was said in a talk never comes by chance, nor a page that is remembered no more or lies in the trash', async () => {
  const { put, told, pile, say } = openReview()
  told(10, 'user', 'My cousin Nora rang this morning.')
  put(1, 'The river was quiet.', '2026-11-01')
  put(2, 'The river was loud.', '2026-11-02')
  put(3, 'The river was low.', '2026-11-03', { deletedAt: '2026-11-04T10:00:00.000Z' })
  await say({ type: 'never-page', entryId: uidOf(2) })
  expect(await pile()).toEqual([uidOf(1)])
})

test('a memory that was closed says that it could not tell, and not that there is none left', async () => {
  const { put, life, see } = openReview()
  put(1, 'The river was quiet.', '2026-11-01')
  life.end()
  await expect(see()).rejects.toThrow('Please try again.')
})
