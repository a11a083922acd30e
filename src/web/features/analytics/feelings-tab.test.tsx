import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analysisOf, samplePage } from '#domain/insights/sample-life.test-support.ts'
import { answersWithout } from './answers.test-support.ts'
import { FeelingsTab } from './feelings-tab.tsx'

test('what follows what shows the pages with both feelings, and can be saved', () => {
  const pages = Array.from({ length: 120 }, (_, at) => [
    samplePage(at, 'The kettle first.', { uid: `morning ${at}`, hour: 7 }),
    ...(at % 9 === 0 ? [samplePage(at, 'It broke.', { uid: `broke ${at}`, emotions: ['anger'] })] : []),
    ...(at % 9 === 1 ? [samplePage(at, 'I am sorry.', { uid: `sorry ${at}`, emotions: ['sadness'] })] : []),
  ]).flat()
  const drawn = (...gone: string[]) =>
    renderToStaticMarkup(
      <FeelingsTab
        analysis={analysisOf(pages)}
        answers={answersWithout(...gone)}
        onOpenEntry={() => undefined}
      />,
    )
  const html = drawn()
  expect(html).toContain('“It broke.”')
  expect(html).toContain('“I am sorry.”')
  expect(html).not.toContain('kettle')
  expect(html.match(/CSV/g)).toHaveLength(2)
  expect(html).toContain('Most often sadness, on 14 of ')
  const without = drawn('feeling sadness', 'chain anger sadness')
  expect(without).toContain('Most often anger, on 14 of ')
  expect(without).not.toContain('sadness')
})
