import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { analysisOf, samplePage } from '#domain/insights/sample-life.test-support.ts'
import { CourseTab } from './course-tab.tsx'
import type { Answers } from './use-answers.ts'

const nothing = () => undefined
/** What the screen says of so many days: every twelfth one stands out. */
function drawn(days: number, gone: ReadonlySet<string> = new Set()): string {
  const pages = Array.from({ length: days }, (_, at) =>
    samplePage(at, 'A plain day.', { mood: at % 12 === 6 ? 1 : 7 }),
  )
  const answers: Answers = {
    ...{ gone, putAway: [], isGone: (claim) => gone.has(claim), put: nothing, bringBack: nothing },
  }
  return renderToStaticMarkup(
    <CourseTab analysis={analysisOf(pages)} answers={answers} onOpenEntry={nothing} />,
  )
}

test('with too few days to test it is said how many are missing, and not that none stands out', () => {
  expect(drawn(4)).toContain('and three are still missing.')
  expect(drawn(6)).toContain('and one is still missing.')
  expect(drawn(4)).not.toContain('No mood lies far')
})

test('of many days that stand out the latest four are shown, and that there are more is said', () => {
  const html = drawn(120)
  expect(html.match(/where 7\.0 was usual/g)).toHaveLength(4)
  expect(html.replaceAll('<!-- -->', '')).toContain('The latest 4 of 10')
  expect(html).toContain('All 10 days')
})

test('where those that stand out were put away it is not said that there are none', () => {
  const html = drawn(12, new Set(['odd 2026-06-07']))
  expect(html).toContain('None but those that you put away.')
})
