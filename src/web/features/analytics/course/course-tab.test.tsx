import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutGone } from '#domain/insights/letters/without-gone.ts'
import { analysisOf, samplePage } from '#domain/insights/sample-life.test-support.ts'
import { answersWithout } from '../answers.test-support.ts'
import { CourseChanges } from './course-changes.tsx'
import { CourseTab } from './course-tab.tsx'
import { OddDays } from './odd-days.tsx'

const nothing = () => undefined
/** What the screen says of so many days: every twelfth one stands out. */
function drawn(days: number, gone: ReadonlySet<string> = new Set()): string {
  const pages = Array.from({ length: days }, (_, at) =>
    samplePage(at, 'A plain day.', { mood: at % 12 === 6 ? 1 : 7 }),
  )
  return renderToStaticMarkup(
    <OddDays analysis={analysisOf(pages)} answers={answersWithout(...gone)} onOpenEntry={nothing} />,
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

test('a change of the course shows its days, and is told no more once it was put away', () => {
  const analysis = analysisOf(
    Array.from({ length: 160 }, (_, at) =>
      samplePage(at, 'A plain day.', { mood: (at < 60 ? 3 : 7) + (at % 2) }),
    ),
  )
  const html = (...gone: string[]) =>
    renderToStaticMarkup(
      <>
        <CourseTab analysis={analysis} answers={answersWithout(...gone)} onOpenEntry={nothing} />
        <CourseChanges
          analysis={withoutGone(analysis, new Set(gone))}
          answers={answersWithout(...gone)}
          onOpenEntry={nothing}
        />
      </>,
    )
  const words = 'Mood has been higher since 31 July: 7.5 after 3.5.'
  expect(html()).toContain(`>${words}</h3>`)
  expect(html()).toContain('All 100 days')
  const without = html('change mood higher 2026-08-02')
  expect(without).not.toContain(words)
  expect(without).toContain('No other clear change.')
})
