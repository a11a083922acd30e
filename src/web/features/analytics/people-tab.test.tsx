import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analysisOf, samplePages } from '#domain/insights/sample-life.test-support.ts'
import { answersWithout } from './answers.test-support.ts'
import { PeopleTab } from './people-tab.tsx'
import { TopicsTab } from './topics-tab.tsx'

const nothing = () => undefined

/** Anna is there each Sunday, and Ben on every second of those and on Mondays. */
const life = analysisOf(
  samplePages().map((page, at) => ({
    ...page,
    people: [...(at % 7 === 6 ? ['Anna'] : []), ...(at % 14 === 6 || at % 7 === 0 ? ['Ben'] : [])],
    topics: at % 7 === 6 ? [...page.topics, 'Sunday'] : page.topics,
  })),
)

test('who is named stands on a map with the pages, and can be saved', () => {
  const html = renderToStaticMarkup(
    <PeopleTab analysis={life} answers={answersWithout()} onOpenEntry={nothing} />,
  ).replaceAll('<!-- -->', '')
  expect(html).toContain('On the same pages as Anna (9).')
  expect(html).toContain('The pages that name Anna')
  expect(html).toContain('All 17 pages')
  expect(html.match(/<path d="M[\d.]+ [\d.]+L/g)).toHaveLength(1)
  expect(html.match(/aria-pressed/g)).toHaveLength(2)
  expect(html.match(/CSV/g)).toHaveLength(1)
})

test('somebody who was put away is named by nobody else either', () => {
  const html = renderToStaticMarkup(
    <PeopleTab analysis={life} answers={answersWithout('person anna')} onOpenEntry={nothing} />,
  )
  expect(html).toContain('On no two pages with another.')
  expect(html).not.toContain('Anna')
})

test('a topic tells what the pages say of it, and has no line for what they do not', () => {
  const drawn = (...gone: string[]) =>
    renderToStaticMarkup(
      <TopicsTab analysis={life} answers={answersWithout(...gone)} onOpenEntry={nothing} />,
    ).replaceAll('<!-- -->', '')
  const html = drawn()
  const [piano = '', ward = ''] = ['piano', 'ward'].map(
    (topic) => html.split('<article').find((part) => part.includes(`>${topic}</h3>`)) ?? '',
  )
  expect(ward).toContain('“the ward was loud”')
  expect(ward).toContain('Whose rule is it, and would you hold a friend to it?')
  expect(piano).toContain('First on 5 June, last on 28 September.')
  expect(piano).not.toContain('Comes before')
  expect(html.match(/CSV/g)).toHaveLength(2)
  expect(drawn('topic sunday')).not.toContain('Sunday')
})
