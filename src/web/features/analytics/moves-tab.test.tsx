import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { analysisOf, samplePages } from '#domain/insights/sample-life.test-support.ts'
import { answersWithout } from './answers.test-support.ts'
import { MovesTab } from './moves-tab.tsx'

const begun = vi.hoisted((): object[] => [])
vi.mock('./experiments/use-experiments.ts', () => ({ useExperiments: () => ({ all: begun }) }))
vi.mock('./experiments/use-experiment-result.ts', () => ({ useExperimentResult: () => null }))

const nothing = () => undefined
const drawn = (gone: ReadonlySet<string>) => {
  return renderToStaticMarkup(
    <MovesTab analysis={life} answers={answersWithout(...gone)} onOpenEntry={nothing} onTried={nothing} />,
  )
}
const life = analysisOf(samplePages())

test('pairs that were put away were tried and corrected for all the same, and how many they are is said', () => {
  const [one, other] = life.moves.filter(({ link }) => link)
  const tried = life.moves.filter(({ link }) => link).length
  expect(drawn(new Set())).toContain(`${tried} pairs tried and corrected for`)
  expect(drawn(new Set())).not.toContain('put away by you')
  const html = drawn(new Set([one?.claim ?? '', other?.claim ?? '']))
  expect(html).toContain(`${tried} pairs tried and corrected for`)
  expect(html).toContain('2 put away by you.')
})

test('where all that could be tried was put away it is not said that days are missing', () => {
  const html = drawn(new Set(life.moves.filter(({ link }) => link).map(({ claim }) => claim)))
  expect(html).not.toContain('Nothing has enough days')
})

test('the days of a pair are there as numbers, to be saved too', () => {
  const html = drawn(new Set())
  expect(html).toContain('on days with it and without it')
  expect(html).toContain('The next day: ')
  // One for all pairs, one for the pair that is open.
  expect(html.match(/CSV/g)).toHaveLength(2)
  expect(html.match(/Picture/g)).toHaveLength(2)
})

test('a link that is being tried out leads to its experiment, and is not tried out a second time', () => {
  expect(drawn(new Set())).toContain('Try it out')
  const claim = life.moves.find(({ link }) => link)?.claim
  begun.push({ claim, firstDay: '2026-09-21', days: 28, stoppedOn: null, followed: {}, seed: 1 })
  const html = drawn(new Set())
  expect(html).toContain('so a coin decides from 21 September on.')
  expect(html).toContain('See the experiment')
  expect(html).not.toContain('Try it out')
})
