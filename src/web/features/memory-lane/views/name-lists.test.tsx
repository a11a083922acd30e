import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MemoryOverview, NodeRow } from '#worker/memory/memory.calls.ts'
import { NodeTree } from '../graph/node-tree.tsx'
import { type Memory, type MemoryPlace, MemoryProvider } from '../memory-place.ts'
import { NameLists } from './name-lists.tsx'

const node = (name: string): NodeRow => ({
  ...{ id: name, type: 'person', name, aliases: [], role: null, pages: 4, strength: 0.5 },
  ...{ first: '2026-01-01', last: '2026-02-01', isConfirmed: false },
})
const names = ['Tom', 'Ilse', 'Émile', ...Array.from({ length: 30 }, (_, at) => `Guest ${at}`)]
const overview = {
  nodes: names.map(node),
  relations: [
    { source: 'Ilse', target: 'Tom', type: 'sister of', sentences: 1, pages: 1, strength: 0.5 },
  ] as const,
} as unknown as MemoryOverview
const place: MemoryPlace = {
  ...{ view: 'people', node: null, month: null, level: 'month' },
  ...{ shown: 'list', chosen: null, find: '', whole: [] },
}

function drawn(part: ReactNode, at: Partial<MemoryPlace> = {}): string {
  const doNothing = async () => undefined
  const memory: Memory = {
    ...{ of: null, overview, place: { ...place, ...at } },
    ...{
      go: doNothing,
      stay: doNothing,
      openPage: doNothing,
      write: doNothing,
      say: async () => true,
      unsay: doNothing,
    },
  }
  return renderToStaticMarkup(<MemoryProvider value={memory}>{part}</MemoryProvider>)
}

test('lists come back as the address has them', () => {
  expect(drawn(<NameLists />)).toContain('All 33')
  expect(drawn(<NameLists />)).not.toContain('Guest 29')
  expect(drawn(<NameLists />, { whole: ['person'] })).toContain('Guest 29')
  const searched = drawn(<NameLists />, { find: 'emi' })
  expect(searched).toContain('value="emi"')
  expect(searched).toContain('Émile')
  expect(searched).toContain('1 name found')
  expect(searched).not.toContain('Ilse')
  expect(drawn(<NameLists />, { find: 'nobody' })).toContain('There is nobody and nothing by that name.')
})

test('in the tree only names with others below them say that they are closed', () => {
  const items = drawn(<NodeTree chosen="Ilse" onChoose={() => undefined} />).split('role="treeitem"')
  const itemOf = (name: string) => items.find((item) => item.includes(`>${name}<`))
  expect(itemOf('Ilse')).toContain('aria-expanded="false"')
  expect(itemOf('Ilse')).toContain('aria-selected="true"')
  expect(itemOf('Émile')).not.toContain('aria-expanded')
})
