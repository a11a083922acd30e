import { expect, test } from 'vitest'
import type { Noticed } from '#domain/insights/noticed.ts'
import type { NoticedEvent } from '#worker/insights/insights.calls.ts'
import { type ShownNoticed, toldWith } from './use-noticed.ts'

const found = (sentence: string): NoticedEvent => ({
  is: 'noticed',
  noticed: { sentence } as Noticed,
  isNew: true,
})
const after = (...events: NoticedEvent[]) =>
  events.reduce(toldWith, { shown: null as ShownNoticed | null, newer: null as NoticedEvent | null })

test('what is kept is shown at once, and what is found later waits', () => {
  const [kept, later] = [found('kept'), found('later')]
  expect(after(kept)).toEqual({ shown: kept, newer: null })
  expect(after(kept, later)).toEqual({ shown: kept, newer: later })
  expect(after({ is: 'coming' }, later)).toEqual({ shown: { is: 'coming' }, newer: later })
})

test('the same again is no news, and nothing found does not take away what is shown', () => {
  const kept = found('kept')
  expect(after(kept, found('kept')).newer).toBeNull()
  expect(after(kept, { is: 'nothing' })).toEqual({ shown: kept, newer: null })
})

test('a line that stands there keeps its room when nothing is found; where none stood none comes', () => {
  expect(after({ is: 'coming' }, { is: 'nothing' }).shown).toEqual({ is: 'unclear' })
  expect(after({ is: 'nothing' }, found('later')).shown).toEqual({ is: 'nothing' })
})

test('what was shown at the last start gives way to what is told now', () => {
  const early = { shown: found('old'), newer: null, isEarly: true } as const
  expect(toldWith(early, { is: 'nothing' })).toEqual({ shown: { is: 'nothing' }, newer: null })
  expect(toldWith(early, found('now'))).toEqual({ shown: found('now'), newer: null })
})
