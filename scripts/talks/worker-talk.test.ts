import { expect, test } from 'vitest'
import { readMoves } from '../../bench/moves.ts'
import { workerMovesOf } from './worker-moves.ts'
import { packageModel } from './worker-talk.ts'

test('the worker brings up the marked line of a person’s pages, with its day', async () => {
  const person = readMoves().find(({ name }) => name === 'Oke') ?? expect.unreachable('he is not there')
  const moves = await workerMovesOf(person, packageModel())
  expect(moves).toHaveLength(person.turns.length)
  const [found] = moves.filter(({ turn, outcome }) => turn.line && outcome === 'right')
  const [receipt] = found?.receipts ?? []
  expect(person.pages.find(({ date }) => date === receipt?.day)?.text).toContain(receipt?.quote)
})

test('the twelve people have four moments and four questions each, and every marked line is on a page', () => {
  const twelve = readMoves('twelve')
  expect(twelve).toHaveLength(12)
  for (const { name, pages, turns } of twelve) {
    const lines = turns.flatMap(({ line }) => line ?? [])
    expect([lines.length, turns.filter(({ expect: answer }) => answer).length], name).toEqual([4, 4])
    for (const line of lines) expect(pages.some(({ text }) => text.includes(line))).toBe(true)
  }
})
