import { expect, test } from 'vitest'
import { type Measure, used } from '../../bench/measure.ts'
import { measureMemory } from '../../bench/memory.ts'
import { measureRecordWrites } from '../../bench/records.ts'
import { measureStart } from '../../bench/start.ts'

test.each<[string, () => Promise<Measure>]>([
  ['the start', measureStart],
  ['resident memory', measureMemory],
  ['durable record writes', measureRecordWrites],
])('%s of the server stays below three times its budget', async (_, measure) => {
  expect(used(await measure())).toBeLessThan(3)
})
