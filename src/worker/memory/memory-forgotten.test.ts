import { expect, test } from 'vitest'
import { memorySummaries, nodePage, unsayOfMemory } from './memory.calls.ts'
import { openMemory, uidOf } from './open-memory.test-support.ts'

test('of whom is forgotten nothing is told: no sentence that goes on about them, no feeling in it, no earlier correction, whatever they are called later', async () => {
  const { put, say, run, overview, names, facts } = openMemory()
  put(1, 'My sister Ilse moved to Leeds. She hit me on the stairs again. It rained.', '2026-11-02')
  put(2, 'Ilse rang. I was angry, furious even, at her. The tea was good.', '2026-11-03')
  put(3, 'My sister rang. Met Bertram in town.', '2026-11-04')
  await names()
  await say({
    type: 'fact',
    fact: 'person:ilse|home|place:leeds|begins',
    what: 'moved to Leeds',
    verdict: 'kept',
  })
  await say({
    ...{ type: 'not-here', surface: 'person:ilse', name: 'Ilse', entryId: uidOf(2) },
    quote: 'Ilse rang.',
  })
  const node = await run(nodePage, { of: null, id: 'person:ilse' })
  if (!node) throw new Error('There is no Ilse')
  const uid = await say({ type: 'forget', surface: node.id, name: node.name, ...node.forgetting })
  put(4, 'Ilse Berg came by. She moved to York.', '2026-11-05')
  put(5, 'Ilse moved to Hull last week.', '2026-11-06')
  expect(await names()).toEqual(['Bertram'])
  expect(await facts()).toEqual([])
  const told = await overview()
  expect(told.settled.map(({ said }) => said.type)).toEqual(['forget'])
  expect(JSON.stringify([{ ...told, settled: [] }, await run(memorySummaries, { of: null })])).not.toMatch(
    /ilse|sister|stairs|anger/i,
  )
  await run(unsayOfMemory, { of: null, uid })
  expect((await overview()).settled).toHaveLength(2)
  expect(await names()).toEqual(expect.arrayContaining(['Bertram', 'Ilse']))
  expect(await facts()).toContain('moved to Hull last week')
})
