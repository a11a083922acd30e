import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import { FindingsList } from './findings-list.tsx'
import type { FindingAnswers, KeptAnswer } from './use-finding-answers.ts'

const found = (about: string, sentence: string, isClear = true): HabitFinding => ({
  ...{ id: about, type: 'correlation', about, sentence, basis: 'n', isClear, missing: null },
  ...{ interval: null, quotes: [] },
})
const findings = [found('mood-0', 'Mood is higher.'), found('stress-0', 'Stress is lower.')]

function drawn(all: readonly HabitFinding[], answers: readonly KeptAnswer[] = []): string {
  const said: FindingAnswers = {
    ...{ answers: [...answers], isReady: true },
    ...{ put: () => Promise.resolve(), takeBack: () => undefined },
  }
  return renderToStaticMarkup(<FindingsList view={{ findings: all, hasFailed: false }} said={said} />)
}

const answer = (is: KeptAnswer['answer']): KeptAnswer => ({
  ...{ id: 'a', type: 'correlation', content: { about: 'mood-0' }, answer: is },
  sentence: 'Mood is higher.',
})

test('what was put away goes alone, and can be brought back', () => {
  expect(drawn(findings)).not.toContain('Put away by you')
  const html = drawn(findings, [answer('not_true')])
  expect(html).toContain('Stress is lower.')
  expect(html).toContain('Put away by you, 1')
  expect(html).toContain('aria-label="Bring back: Mood is higher."')
  expect(html.match(/Not true/g)).toHaveLength(1)
})

test('what was found helpful says so', () => {
  expect(drawn(findings)).not.toContain('aria-pressed="true"')
  expect(drawn(findings, [answer('helpful')]).match(/aria-pressed="true"/g)).toHaveLength(1)
})

test('that there is no clear link is said, and asks for no answer', () => {
  const html = drawn([found('none', 'No clear link with mood.', false)])
  expect(html).toContain('No clear link with mood.')
  expect(html).not.toContain('Not true')
})

test('while days are compared nothing is claimed, and what failed is said', () => {
  const said = { answers: [], isReady: true } as unknown as FindingAnswers
  const html = (view: Parameters<typeof FindingsList>[0]['view']) =>
    renderToStaticMarkup(<FindingsList view={view} said={said} />)
  expect(html({ findings: null, hasFailed: false })).toContain('aria-busy="true"')
  expect(html({ findings: null, hasFailed: true })).toContain('could not be compared')
})
