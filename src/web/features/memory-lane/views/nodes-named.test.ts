import { expect, test } from 'vitest'
import type { NodeRow } from '#worker/memory/memory.calls.ts'
import { nodesNamed } from './nodes-named.ts'

const node = (name: string, ...aliases: string[]): NodeRow => ({
  ...{ id: name, type: 'person', name, aliases, role: 'sister', pages: 4, strength: 0.5 },
  ...{ first: '2026-01-01', last: '2026-02-01', isConfirmed: false },
})
const nodes = [node('Tobias Meyer', 'Toby'), node('Émile'), node('Żaneta'), node('Anna-Maria')]
const found = (query: string) => nodesNamed(nodes, query).map(({ name }) => name)

test('names are found by any part of them and in any order of words, whatever the accents and capitals', () => {
  expect(found('emi')).toEqual(['Émile'])
  expect(found('ÉMI')).toEqual(['Émile'])
  expect(found('zan')).toEqual(['Żaneta'])
  expect(found('meyer tob')).toEqual(['Tobias Meyer'])
  expect(found('maria')).toEqual(['Anna-Maria'])
})

test('other ways of naming somebody find them, what they are to the writer does not', () => {
  expect(found('toby')).toEqual(['Tobias Meyer'])
  expect(found('sister')).toEqual([])
  expect(found('toby meyer')).toEqual([])
})

test('where nothing is looked for, all are there in their order', () => {
  expect(found('  ')).toEqual(nodes.map(({ name }) => name))
})
