import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { analysisOf, samplePage } from '#domain/insights/sample-life.test-support.ts'
import { CyclesTab } from './cycles-tab.tsx'
import type { Answers } from './use-answers.ts'

const nothing = () => undefined
const isSunday = (at: number) => at % 7 === 6
const chance = seededRandom(1)
/** 84 days: mood is low on Sundays, energy is always about the same, stress is rated for ten days. */
const life = analysisOf(
  Array.from({ length: 84 }, (_, at) =>
    samplePage(at, isSunday(at) ? `Rain on Sunday ${at}.` : `A plain day ${at}.`, {
      mood: isSunday(at) ? 3 : 7,
      energy: 4 + Math.floor(3 * chance()),
      stress: at < 10 ? 4 : null,
      activities: isSunday(at) ? ['laundry'] : [],
    }),
  ),
)

const drawn = (gone: ReadonlySet<string> = new Set()) => {
  const answers: Answers = {
    ...{ gone, putAway: [], isGone: (claim) => gone.has(claim), put: nothing, bringBack: nothing },
  }
  return renderToStaticMarkup(<CyclesTab analysis={life} answers={answers} onOpenEntry={nothing} />)
}

test('a rhythm has its question, its answer, a drawing to save, and the pages of both of its ends', () => {
  const html = drawn()
  expect(html).toContain('Does mood follow a rhythm?')
  expect(html).toContain('lowest on Sundays (3.0).')
  expect(html).toContain('More often on Sundays than on other days: laundry.')
  expect(html).toContain('Lowest: 12 days on Sundays')
  expect(html).toMatch(/Highest: 12 days on \w+days/)
  expect(html).toContain('“Rain on Sunday 83.”')
  expect(html).toContain('“A plain day')
  expect(html).toContain('What it rests on')
})

test('where there is no rhythm the weekdays are drawn all the same and can be saved', () => {
  const html = drawn()
  expect(html).toContain('No clear rhythm. Looked for on 84 rated days')
  expect(html).toContain('takes 14 ratings in each of two')
  expect(html).toContain('not enough days yet (10 of 28)')
  // One for mood and one for energy.
  expect(html.match(/CSV/g)).toHaveLength(2)
  expect(html.match(/Wednesday/g)?.length).toBeGreaterThanOrEqual(4)
})

test('what was put away is told no more', () => {
  const html = drawn(new Set(['cycle mood 7']))
  expect(html).not.toContain('lowest on Sundays')
  expect(html).toContain('None but those that you put away.')
})
