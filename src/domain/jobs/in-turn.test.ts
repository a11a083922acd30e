import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work waits for what was asked for before it, however that ends', async () => {
  const turn = inTurn()
  const said: string[] = []
  const first = turn(async () => {
    await Promise.resolve()
    said.push('first')
    throw new Error('no')
  })
  const second = turn(async () => said.push('second'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe(2)
  expect(said).toEqual(['first', 'second'])
})
