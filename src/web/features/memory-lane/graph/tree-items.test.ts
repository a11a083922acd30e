import { expect, test } from 'vitest'
import type { NodeRow, RelationRow } from '#worker/memory/memory.calls.ts'
import { itemByLetters, type TreeItem, treeItems, treeStep } from './tree-items.ts'

const node = (name: string): NodeRow => ({
  ...{ id: name.toLowerCase(), type: 'person', name, aliases: [], role: null, pages: 4, strength: 0.5 },
  ...{ first: '2026-01-01', last: '2026-02-01', isConfirmed: false },
})
const relation = (source: string, target: string, type = 'together'): RelationRow => ({
  ...{ source, target, type, sentences: 1, pages: 3, strength: 0.5 },
})
const nodes = ['Tom', 'Ilse', 'Émile', 'Tomas', 'Anna Maria'].map(node)
const relations = [relation('ilse', 'tom', 'sister of'), relation('tom', 'tomas'), relation('émile', 'gone')]
const rows = (open: string | null) => treeItems(nodes, relations, open)
const itemOf = (items: readonly TreeItem[], key: string): TreeItem => {
  const found = items.find((item) => item.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

test('below a name stand those that it belongs together with, read from it', () => {
  const below = (open: string) =>
    rows(open)
      .filter(({ level }) => level === 2)
      .map(({ node: { name }, relation: words, often }) => [name, words, often])
  expect(below('ilse')).toEqual([['Tom', 'sister of Tom', null]])
  expect(below('tom')).toEqual([
    ['Ilse', 'Ilse: sister', null],
    ['Tomas', null, '3 pages together, 1 sentence'],
  ])
})

test('only a name with something below it can be opened', () => {
  expect(rows(null).map(({ canOpen }) => canOpen)).toEqual([true, true, false, true, false])
  const items = rows('tom')
  expect(itemOf(items, 'tom ilse').canOpen).toBe(false)
})

test('arrows open, go in, go out and close, and do nothing where there is nothing below', () => {
  const closed = rows(null)
  expect(treeStep('ArrowRight', closed, itemOf(closed, 'tom'), null)).toEqual({ open: 'tom' })
  expect(treeStep('ArrowRight', closed, itemOf(closed, 'émile'), null)).toEqual({})
  expect(treeStep('ArrowLeft', closed, itemOf(closed, 'tom'), null)).toEqual({})
  const open = rows('tom')
  const [tom, ilse] = [itemOf(open, 'tom'), itemOf(open, 'tom ilse')]
  expect(treeStep('ArrowRight', open, tom, 'tom')?.to).toBe(ilse)
  expect(treeStep('ArrowRight', open, ilse, 'tom')).toEqual({})
  expect(treeStep('ArrowLeft', open, ilse, 'tom')?.to).toBe(tom)
  expect(treeStep('ArrowLeft', open, tom, 'tom')).toEqual({ open: null })
  expect(treeStep('ArrowLeft', open, itemOf(open, 'ilse'), 'tom')).toEqual({})
  expect(treeStep('End', open, tom, 'tom')?.to?.key).toBe('anna maria')
  expect(treeStep('x', open, tom, 'tom')).toBeNull()
})

test('letters lead to the next name that begins so, whatever its accents', () => {
  const items = rows(null)
  const found = (typed: string, from: string) => itemByLetters(typed, items, itemOf(items, from))?.node.name
  expect(found('t', 'ilse')).toBe('Tomas')
  expect(found('t', 'tomas')).toBe('Tom')
  expect(found('tt', 'tom')).toBe('Tomas')
  expect(found('to', 'tomas')).toBe('Tomas')
  expect(found('toma', 'tom')).toBe('Tomas')
  expect(found('e', 'tom')).toBe('Émile')
  expect(found('anna m', 'tom')).toBe('Anna Maria')
  expect(found('q', 'tom')).toBeUndefined()
})
