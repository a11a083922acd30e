import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CueEffect } from '#domain/habits/insights/cue-effect.ts'
import { CueRows } from './cue-rows.tsx'

test('a cue is held against the days without it, or it is said that there are too few', () => {
  const cue: CueEffect = {
    ...{ id: 'a', cueType: 'time', text: '20:30', since: null, until: null },
    ...{ done: 18, of: 20, low: 0.7, high: 0.97, isEnough: true },
    without: { done: 10, of: 20 },
    gap: { value: 0.4, low: 0.12, high: 0.61 },
  }
  const html = (one: Partial<CueEffect>) =>
    renderToStaticMarkup(<CueRows cues={[{ ...cue, ...one }]} today="2026-06-30" />)
  expect(html({})).toContain('without it 10 of 20: +40\u00a0%, +12\u00a0% to +61\u00a0%<')
  expect(html({ gap: { value: 0.1, low: -0.1, high: 0.3 } })).toContain('no clear difference')
  expect(html({ gap: null, without: { done: 2, of: 3 } })).toContain('without it: not enough yet (3 of 14)')
  expect(html({ gap: null, isEnough: false, of: 3 })).toContain('>not enough yet (3 of 14)<')
  expect(html({ gap: null, without: { done: 0, of: 0 } })).toContain('never tried without it')
})
