import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JournalImportPlan } from '#domain/import/import-plan.ts'
import { ImportPlanView, Problems } from './import-plan-view.tsx'

const plan: JournalImportPlan = {
  ...{ source: 'daylio', newPages: 5, samePages: 0, pictures: 0, details: [], problems: [] },
  first: { createdAt: '2025-01-01T20:30:00.000Z', zone: 'Europe/Berlin' },
  last: { createdAt: '2025-01-05T20:30:00.000Z', zone: 'Europe/Berlin' },
  moods: [
    { label: 'rad', pages: 3, usual: 10 },
    { label: 'foggy', pages: 2, usual: null },
  ],
}
const nothing = () => undefined
const drawn = (more: Partial<JournalImportPlan> = {}): string =>
  renderToStaticMarkup(<ImportPlanView plan={{ ...plan, ...more }} onBring={nothing} onLeave={nothing} />)

test('each mood stands with its pages and the step that is proposed; one that nobody knows has none, and that is said', () => {
  const html = drawn()
  const selected = [...html.matchAll(/<option [^>]*selected=""[^>]*>([^<]*)/g)].map(([, words]) => words)
  expect(selected).toEqual(['10, radiant', 'No mood'])
  expect(html).toContain('2 pages will have no mood, so mood charts leave them out.')
  expect(html).toContain('>Import 5 pages</button>')
})

test('where nothing new is in a file there is nothing to press but to leave it', () => {
  const html = drawn({ newPages: 0, samePages: 5, first: null, last: null, moods: [] })
  expect(html).toContain('Nothing new from Daylio.')
  expect(html).toContain('5 pages are here already.')
  expect(html).not.toContain('>Import ')
  expect(html).not.toContain('<fieldset')
})

test('every problem stands with its place, and of very many the first ones', () => {
  const problem = { file: 'a.csv', line: 4, sentence: 'There is no day in it.' }
  const html = renderToStaticMarkup(<Problems problems={Array.from({ length: 230 }, () => problem)} />)
  expect(html).toContain('230 things to know about; everything else is fine')
  expect(html.match(/a\.csv, line 4\./g)).toHaveLength(200)
  expect(html).toContain('And 30 more.')
  expect(renderToStaticMarkup(<Problems problems={[]} />)).toBe('')
})
