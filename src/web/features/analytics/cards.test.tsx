import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analysisOf, samplePage, samplePages } from '#domain/insights/sample-life.test-support.ts'
import { answersWithout } from './answers.test-support.ts'
import { BehavioursTab } from './behaviours-tab.tsx'
import { Signals } from './course/signals.tsx'
import { WritingTimes } from './course/writing-times.tsx'
import { PatternsTab } from './patterns-tab.tsx'

const nothing = () => undefined
const life = analysisOf(samplePages())
const given = { analysis: life, answers: answersWithout(), onOpenEntry: nothing }

test('phrases say in a sentence what was found, and can be saved as numbers and as a picture', () => {
  const html = renderToStaticMarkup(<PatternsTab {...given} />)
  expect(html).toContain('You write what should be.')
  expect(html).toContain('<th scope="row" class="py-1.5 pr-4 font-normal text-text">Should, must, ought</th>')
  expect(html.match(/CSV|Picture/g)).toHaveLength(2)
})

test('what is done stands in a table with what came before and after', () => {
  const html = renderToStaticMarkup(<BehavioursTab {...given} />)
  expect(html).toContain('>Walked home</th>')
  expect(html).toMatch(/>before<\/td><td[^>]*>the ward was loud</)
  expect(html.match(/CSV|Picture/g)).toHaveLength(2)
})

/** Stress rises on the 91st of 120 days. */
const harder = analysisOf(
  Array.from({ length: 120 }, (_, at) =>
    samplePage(at, 'A plain day.', { mood: 5 + (at % 3), stress: (at < 90 ? 2 : 8) + (at % 2), hour: 21 }),
  ),
)

test('a signal says which way it went, shows its days, and is gone once it was disputed', () => {
  const drawn = (...gone: string[]) =>
    renderToStaticMarkup(
      <Signals analysis={harder} answers={answersWithout(...gone)} onOpenEntry={nothing} />,
    ).replaceAll('<!-- -->', '')
  // The link that stands at a heavy signal needs a router.
  const light = drawn('change stress higher 2026-08-25')
  expect(light).toContain('>steady</span>')
  expect(light).toContain('The days of eight weeks')
  expect(light).toContain('Signal: low, 0 of 100.')
  expect(light).not.toContain('Stress')
  expect(drawn('change stress higher 2026-08-30', 'steady mood')).toContain('Nothing but what you put away.')
})

test('when pages are written is said and drawn, and weekdays that did not come are hatched', () => {
  const html = renderToStaticMarkup(<WritingTimes analysis={harder} />)
  expect(html).toContain('Most on Mondays, 21 to 24: 18 of 120 pages.')
  expect(html).toContain('<title>Monday, 0 to 3: 0 pages</title>')
  expect(html).not.toContain('url(#')
  const two = analysisOf([0, 1].map((at) => samplePage(at, 'A plain day.', { hour: 21 })))
  expect(renderToStaticMarkup(<WritingTimes analysis={two} />).match(/fill="url\(#/g)).toHaveLength(40)
})
