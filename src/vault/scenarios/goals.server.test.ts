import { describe, expect, test } from 'vitest'
import { ancestorsOf, goalTree, parentsToPut, treeRows } from '#domain/goals/engine/goal-tree.ts'
import { goalsIn } from '#domain/goals/engine/goals-in.ts'
import { type Goal, goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Vault } from '../vault.ts'
import { newUid, sessionOf, soon } from './device.test-support.ts'
import { laptopAndPhone } from './laptop-and-phone.test-support.ts'

const goalsOf = (vault: Vault) => goalsIn(sessionOf(vault).store)
const shownIn = (vault: Vault) =>
  treeRows(goalTree(goalsOf(vault))).map(({ goal, level }) => [goal.title, level])

async function keep(vault: Vault, uid: string, more: Record<string, unknown>, minute = 0): Promise<void> {
  const { id: _, ...goal } = goalFact(more)
  const updatedAt = new Date(Date.UTC(2026, 10, 19, 10, minute)).toISOString()
  await sessionOf(vault).put(goals, uid, { ...goal, updatedAt })
}

/** As a screen changes a goal: it says what was there. */
async function change(vault: Vault, uid: string, changes: Partial<Goal>, minute: number): Promise<void> {
  const session = sessionOf(vault)
  const before = session.store.one(goals, uid)?.data
  if (!before) throw new Error('The goal is gone')
  const updatedAt = new Date(Date.UTC(2026, 10, 19, 10, minute)).toISOString()
  await session.put(goals, uid, { ...before, ...changes, updatedAt }, before)
}

describe.concurrent('goals of two devices that were apart', () => {
  test('were put under one another: neither is lost, both devices show the same tree, and the next move mends it', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    // Made in one millisecond they come in any order, and the smallest stands on the first level.
    const [play = '', flat = '', below = ''] = [newUid(), newUid(), newUid()].sort()
    await keep(one, play, { title: 'Play' })
    await keep(one, flat, { title: 'Flat' })
    await keep(one, below, { title: 'Below', parentId: flat })
    await together()
    await soon(() => expect(goalsOf(two)).toHaveLength(3))
    apart()
    await change(one, play, { parentId: flat }, 1)
    await change(two, flat, { parentId: play }, 2)
    await together()
    const mixed = [
      ['Play', 0],
      ['Flat', 1],
      ['Below', 2],
    ]
    for (const vault of [one, two]) {
      await soon(() => expect(shownIn(vault)).toEqual(mixed))
      for (const { id } of goalsOf(vault))
        expect(ancestorsOf(id, goalsOf(vault)).map((above) => above.id)).not.toContain(id)
    }
    let minute = 3
    for (const [id, parentId] of parentsToPut(flat, null, goalsOf(two)))
      await change(two, id, { parentId }, minute++)
    await together()
    for (const vault of [one, two])
      await soon(() =>
        expect(shownIn(vault)).toEqual([
          ['Play', 0],
          ['Flat', 0],
          ['Below', 1],
        ]),
      )
  })

  test('were moved on both: the card stands in one column, the same on both, and keeps what else was changed', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    const play = newUid()
    await keep(one, play, { title: 'Play' })
    await together()
    await soon(() => expect(goalsOf(two)).toHaveLength(1))
    apart()
    await change(one, play, { status: 'in_progress', tags: ['piano'] }, 1)
    await change(two, play, { status: 'paused' }, 2)
    await together()
    for (const vault of [one, two])
      await soon(() => expect(goalsOf(vault)).toMatchObject([{ status: 'paused', tags: ['piano'] }]))
  })

  test('one deleted a goal while the other put one under it: what was put there stands on the first level', async () => {
    await using testApp = await openTestApp()
    using life = await laptopAndPhone(testApp)
    const { one, two, apart, together } = life
    const [flat, play] = [newUid(), newUid()]
    await keep(one, flat, { title: 'Flat' })
    await keep(one, play, { title: 'Play' })
    await together()
    await soon(() => expect(goalsOf(two)).toHaveLength(2))
    apart()
    await sessionOf(one).remove(flat)
    await change(two, play, { parentId: flat }, 1)
    await together()
    for (const vault of [one, two]) await soon(() => expect(shownIn(vault)).toEqual([['Play', 0]]))
  })
})
