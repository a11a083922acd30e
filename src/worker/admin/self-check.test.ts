import { expect, test } from 'vitest'
import { checkParts } from './self-check.ts'

test('what seals, derives and reads here gives the published answers', async () => {
  expect(await checkParts()).toEqual(
    ['sealing', 'derivation', 'passwords', 'imports'].map((part) => ({ part, isSound: true })),
  )
})

test('a part that gives another answer, or none, is named', async () => {
  const wrong = await checkParts(async () => new Uint8Array(32))
  expect(wrong.filter(({ isSound }) => !isSound)).toEqual([{ part: 'passwords', isSound: false }])
  const broken = await checkParts(async () => {
    throw new Error('no memory')
  })
  expect(broken.filter(({ isSound }) => !isSound)).toEqual([{ part: 'passwords', isSound: false }])
})
